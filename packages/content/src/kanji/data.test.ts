import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { kanjiOf, splitReading, toHiragana } from '@utarang/domain/language';
import { expect, test } from 'vitest';
import { checksDirectory, kanjiDirectory } from '../places.js';
import { formatProblem } from '../problem.js';
import { shippedBook } from '../test/shipped.js';
import { readTsv } from '../tsv.js';
import { checkKanji } from './read.js';

const { book, problems } = await checkKanji(kanjiDirectory);
const words = await shippedBook();
const { entries } = book;

test('the files have no problems', () => {
  expect(problems.map(formatProblem)).toEqual([]);
});

test('the 2,136 Jōyō kanji and every other kanji of the words are there', () => {
  expect(entries.filter(({ joyo }) => joyo)).toHaveLength(2136);
  const inWords = new Set(words.flatMap(({ japaneseWord }) => [...kanjiOf(japaneseWord)]));
  expect([...inWords].filter((kanji) => !book.of(kanji))).toEqual([]);
});

test('every kanji of every word is in one group of words, and all but few by a reading of its own', () => {
  const lost: string[] = [];
  let special = 0;
  for (const { japaneseWord, reading } of words) {
    const parts = splitReading(japaneseWord, reading, book.of);
    const kanji = [...japaneseWord].filter((letter) => /\p{Script=Han}/u.test(letter));
    if (parts.length !== kanji.length) lost.push(japaneseWord);
    if (parts.some(({ kind }) => kind === 'special')) special++;
    for (const { kanji, kind, reading } of parts) {
      if (kind === 'special') continue;
      if (!book.of(kanji)?.[kind].includes(reading)) lost.push(`${japaneseWord}: ${kanji} ${reading}`);
    }
  }
  expect(lost).toEqual([]);
  expect(special / words.length).toBeLessThan(0.03);
});

test.each([
  ['混む', 'こむ', 'kun こ-む'],
  ['助っ人', 'すけっと', 'kun すけ'],
  ['居候', 'いそうろう', 'kun そうろう'],
  ['冷奴', 'ひややっこ', 'kun やっこ'],
  ['削ぎ落とす', 'そぎおとす', 'kun そ-ぐ'],
  ['企み', 'たくらみ', 'kun たくら-む'],
  ['漫才', 'まんざい', 'on さい'],
  ['成敗', 'せいばい', 'on はい'],
])('%s (%s) has a kanji read %s', (written, reading, read) => {
  const parts = splitReading(written, reading, book.of);
  expect(parts.map(({ kind, reading }) => `${kind} ${reading}`)).toContain(read);
});

// biome-ignore format: a table, to be read down
test.each([
  // nouns that the list of Jōyō kanji has beside their verbs
  ['次', 'つぎ'], ['畳', 'たたみ'], ['隣', 'となり'], ['組', 'くみ'], ['割', 'わり'], ['恋', 'こい'], ['富', 'とみ'], ['巻', 'まき'], ['祭', 'まつ-り'],
  // what words of the book do not show
  ['籠', 'かご'], ['籠', 'こ-もる'], ['紡', 'つむ-ぐ'], ['綻', 'ほころ-びる'], ['恭', 'うやうや-しい'], ['畏', 'おそ-れる'], ['爽', 'さわ-やか'], ['室', 'むろ'], ['因', 'よ-る'],
  ['挙', 'あ-がる'], ['換', 'か-わる'], ['退', 'しりぞ-ける'], ['割', 'さ-く'], ['氷', 'ひ'], ['白', 'しら'], ['黄', 'こ'], ['苗', 'なわ'], ['舟', 'ふな'], ['恋', 'こ-う'],
  ['拾', 'じゅう'], ['耗', 'こう'], ['衆', 'しゅ'], ['阪', 'はん'], ['疫', 'やく'], ['刹', 'さつ'], ['鉢', 'はつ'], ['十', 'じっ'],
])('%s has the reading %s of the list of Jōyō kanji (docs/product/kanji.md#what-a-kanji-has)', (kanji, reading) => {
  const entry = book.of(kanji);
  expect([...(entry?.on ?? []), ...(entry?.kun ?? [])]).toContain(reading);
});

test('each old form and each pair is written once, and what parts a pair names a kanji of it', () => {
  for (const { kanji, oldForm, similar } of entries) {
    expect(oldForm, kanji).not.toBe(kanji);
    expect(new Set(similar.map((each) => each.kanji)).size, kanji).toBe(similar.length);
    for (const other of similar) {
      expect(
        [kanji, other.kanji].some((each) => other.difference.includes(each)),
        other.difference,
      ).toBe(true);
      expect(other.difference).toMatch(/(?:이에요|예요)\.$/);
    }
  }
});

test.each(['掴摑', '噛嚙', '嘘噓', '躯軀', '祷禱', '繋繫', '醤醬', '掻搔', '学學'])(
  '%s are the new and the old form',
  (pair) => {
    const [kanji = '', oldForm] = pair;
    expect(book.of(kanji)?.oldForm).toBe(oldForm);
  },
);

test.each(['僅 13', '葛 12', '謎 17', '賭 16', '遜 14', '遡 14', '餅 15', '餌 15', '辻 6', '逢 11', '堵 12'])(
  '%s: the strokes of the form that is printed, not of the tolerated one',
  (each) => {
    const [kanji = '', strokes] = each.split(' ');
    expect(book.of(kanji)?.strokes).toBe(Number(strokes));
  },
);

test('叱 is no new form: Korea writes it, too; what parts it from the 𠮟 of the list is said', () => {
  expect(book.of('叱')?.oldForm).toBeNull();
  expect(book.of('叱')?.similar.map(({ kanji }) => kanji)).toContain('𠮟');
  expect(book.of('𠮟')?.similar.map(({ kanji }) => kanji)).toContain('叱');
});

/** The hanja of KS X 1001, by which Korean texts are written. */
const hanja = new Set(
  Array.from({ length: 0xfd - 0xca + 1 }, (_, row) =>
    Array.from({ length: 94 }, (_, cell) =>
      new TextDecoder('euc-kr').decode(new Uint8Array([0xca + row, 0xa1 + cell])),
    ),
  ).flat(),
);

test('the old form of a kanji is what Korea writes: where its set has the kanji itself, it is no new form', () => {
  expect(hanja.has('學')).toBe(true);
  const wrong = entries.filter(
    ({ kanji, oldForm }) => oldForm !== null && hanja.has(kanji) && ![...oldForm].some((each) => hanja.has(each)),
  );
  expect(wrong.map(({ kanji }) => kanji)).toEqual([]);
});

/** Checked against KANJIDIC2 (EDRDG, CC BY-SA), which is no part of the product. */
const kanjidic = process.env['KANJIDIC'] ?? '/usr/share/edict/kanjidic2.xml.gz';
test('strokes, radicals and readings are those of KANJIDIC2, but for the exceptions', () => {
  if (!existsSync(kanjidic)) {
    console.warn(`The facts of kanji were NOT checked: there is no ${kanjidic}; set KANJIDIC.`);
    return;
  }
  const excepted = new Set(
    readTsv<'kanji' | 'kind' | 'value'>(readFileSync(new URL('kanjidic.tsv', checksDirectory), 'utf8')).map(
      ({ kanji, kind, value }) => `${kanji} ${kind} ${value}`,
    ),
  );
  const xml = gunzipSync(readFileSync(kanjidic)).toString('utf8');
  const other = new Map(xml.split('<character>').map((text) => [/<literal>(.+?)</.exec(text)?.[1] ?? '', text]));
  const found = entries.flatMap(({ kanji, strokes, radical, on, kun }) => {
    const text = other.get(kanji) ?? '';
    const values = (expression: RegExp) => [...text.matchAll(expression)].map(([, value]) => value!);
    const bare = (reading: string) => toHiragana(reading).replaceAll('.', '-').replace(/^-|-$/g, '');
    const ons = values(/r_type="ja_on"[^>]*>(.+?)</g).map(bare);
    const kuns = values(/r_type="ja_kun"[^>]*>(.+?)</g).map(bare);
    return [
      ...(values(/<stroke_count>(\d+)</g)[0] === String(strokes) ? [] : [`${kanji} strokes ${strokes}`]),
      ...(values(/rad_type="classical">(\d+)</g)[0] === String(radical.number)
        ? []
        : [`${kanji} radical ${radical.number}`]),
      ...on.filter((reading) => !ons.includes(reading)).map((reading) => `${kanji} on ${reading}`),
      ...kun.filter((reading) => !kuns.includes(reading)).map((reading) => `${kanji} kun ${reading}`),
    ];
  });
  expect(found.filter((each) => !excepted.has(each))).toEqual([]);
});
