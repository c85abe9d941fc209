import { readFileSync } from 'node:fs';
import { piecesOf, unitStarts, writtenText } from '@utarang/domain/sentences';
import { spacedUnits } from '@utarang/domain/text';
import { expect, test } from 'vitest';
import { checksDirectory } from '../places.js';
import { sentenceAnalyser } from '../sentences/checks/analysis.js';
import { shippedBank, shippedBook } from '../test/shipped.js';
import { readTsv } from '../tsv.js';
import { phraseUnitReader, spacedPronunciation, spacedPronunciations } from './phrase-units.js';

const book = await shippedBook();
const analyse = sentenceAnalyser();

// biome-ignore format: a table, to be read down
test.each([
  // particles, endings and suffixes lean on the word before
  ['気になる',                     'きになる',                           '키니 나루'],
  ['非常口はどこですか',           'ひじょうぐちはどこですか',           '히죠우구치와 도코데스카'],
  ['人が倒れています',             'ひとがたおれています',               '히토가 타오레테이마스'],
  ['髪を染めたいです',             'かみをそめたいです',                 '카미오 소메타이데스'],
  // and so does する, not a verb that says who honours whom
  ['日本語を勉強しています',       'にほんごをべんきょうしています',     '니혼고오 벤쿄우시테이마스'],
  ['資料をお送りします',           'しりょうをおおくりします',           '시료우오 오오쿠리시마스'],
  ['本日はよろしくお願いいたします', 'ほんじつはよろしくおねがいいたします', '혼지츠와 요로시쿠 오네가이 이타시마스'],
  ['少々お待ちください',           'しょうしょうおまちください',         '쇼우쇼우 오마치 쿠다사이'],
  ['ありがとうございました',       'ありがとうございました',             '아리가토우 고자이마시타'],
  // verbs after a て are units
  ['口を開けてください',           'くちをあけてください',               '쿠치오 아케테 쿠다사이'],
  // a compound is one
  ['胸を撫で下ろす',               'むねをなでおろす',                   '무네오 나데오로스'],
  ['日常会話ができます',           'にちじょうかいわができます',         '니치죠우카이와가 데키마스'],
  // は, へ and 言う sound otherwise than they are written
  ['こちらへどうぞ',               'こちらへどうぞ',                     '코치라에 도우조'],
  ['駅へはどう行けばいいですか',   'えきへはどういけばいいですか',       '에키에와 도우 이케바 이이데스카'],
  ['言うことを聞く',               'いうことをきく',                     '유우 코토오 키쿠'],
  ['どういう意味ですか',           'どういういみですか',                 '도우유우 이미데스카'],
  // one unit
  ['かもしれない',                 'かもしれない',                       '카모시레나이'],
  ['学校',                         'がっこう',                           '갓코우'],
])('%s (%s) is %s', (japaneseWord, reading, hangul) => {
  const units = phraseUnitReader(analyse, new Map())({ id: 1, japaneseWord, reading });
  expect(units && spacedPronunciation(units)).toBe(hangul);
});

test('phrases of the book are parted by the rule, or as a person has written', () => {
  const spaced = spacedPronunciations(book, analyse);
  expect(spaced.size).toBeGreaterThan(1000);
  // `npm run units` rewrites them.
  const otherwise = book.filter(({ id, koreanPronunciation }) => {
    const said = spaced.get(id);
    return said === undefined ? koreanPronunciation.includes(' ') : said !== koreanPronunciation;
  });
  expect(otherwise.map(({ id, japaneseWord }) => `${id} ${japaneseWord}`)).toEqual([]);
});

test('what a person has written is of the book and needed', () => {
  const byId = new Map(book.map((word) => [word.id, word]));
  const rule = phraseUnitReader(analyse, new Map());
  const listed = readTsv<'id' | 'word' | 'units'>(readFileSync(new URL('units.tsv', checksDirectory), 'utf8'));
  const idle = listed.filter(({ id, word, units }) => {
    const of = byId.get(Number(id));
    const asRule =
      of &&
      rule(of)
        ?.map(({ written }) => written)
        .join(' ');
    return of?.japaneseWord !== word || units.replaceAll(' ', '') !== word || asRule === units;
  });
  expect(idle).toEqual([]);
});

/** Some of the sentences tell as much as all. */
const EVERY = 8;

test('the rule parts sentences as the people who wrote the bank did', async () => {
  let [places, alike] = [0, 0];
  const bank = await shippedBank();
  for (const { text } of bank.filter((_, index) => index % EVERY === 0)) {
    const pieces = piecesOf(text) ?? [];
    const morphemes = analyse(writtenText(pieces));
    const theirs = new Set(unitStarts(pieces));
    const ours = new Set(spacedUnits(morphemes).map(([first]) => first?.start));
    for (const { start, part } of morphemes.slice(1)) {
      if (part === '記号') continue;
      places += 1;
      if (theirs.has(start) === ours.has(start)) alike += 1;
    }
  }
  expect(alike / places).toBeGreaterThan(0.97);
});
