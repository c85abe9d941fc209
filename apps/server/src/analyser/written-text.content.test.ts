import { readdirSync, readFileSync } from 'node:fs';
import { readWordBook } from '@utarang/content/words';
import { isKana } from '@utarang/domain/language';
import { createTextBook, inPlainWords } from '@utarang/domain/text';
import { expect, test } from 'vitest';
import { paths } from '../paths.js';
import { createTokenizer } from './tokenizer.js';

/**
 * The book and the sentences are written with care, so that the rules of docs/product/lookup.md#spoken change none of
 * them, but for what is listed here.
 */
const cut = createTokenizer();
const words = await readWordBook(paths.words);
const book = createTextBook(words);

const KATAKANA = /[ァ-ヺ]/u;
/** Endings of former times, that each stand for one of today. */
const FORMER =
  /(?:ぬ(?!る)|ざる|べし|べからず|といえども|ごとく|ずとも|給え|でござる|[かさたなばまらわ]んと(?:し[てた]|する))/u;
/** Further texts that do stand for others, with the reason. */
const LISTED: Readonly<Record<string, string>> = {
  // ありゃ is ありは.
  '毎朝起こされて、うるさいったらありゃしない。': 'ありは',
  'あんな相手に負けるなんて、悔しいったらありゃしない。': 'ありは',
  // っこない follows the stem.
  '一日で全部覚えられっこない。': 'られるっこない',
  'そんな話、誰も信じっこないよ。': '信じるっこない',
  // やし is はし.
  '心配しなくても、誰も笑いやしないよ。': '笑いはしない',
  // The short causative-passive.
  '知らないうちに、詐欺の片棒を担がされていた。': '担がせられ',
  // The plain form of 良し and なし at the end of a clause.
  '天気も良し、道も良しで、最高のドライブだった。': '天気も良い',
  '異常なしと報告した。': '異常ない',
  // The classical form before a noun or a particle.
  '君子危うきに近寄らずと言うし、その話は断ろう。': '危ういに',
  // Words of Kansai.
  'それ、ほんまに食べるん？': '本当に',
  'これ、なんぼしたん？': 'いくら',
  // A drawn out しん.
  '教室はしーんと静まり返った。': 'しんと',
};

/** A text whose katakana is passed over: what it stands for is told elsewhere. */
const isListed = (text: string, plain: string): boolean =>
  (LISTED[text] !== undefined && plain.includes(LISTED[text])) || FORMER.test(text) || KATAKANA.test(text);

const changed = (texts: readonly string[]): string[] =>
  [...new Set(texts)].flatMap((text) => {
    const plain = inPlainWords(text, cut, book).text;
    return plain === text || isListed(text, plain) ? [] : [`${text} > ${plain}`];
  });

test('no word of the book is read as another, in kanji or in kana', { timeout: 240_000 }, () => {
  const texts = words.flatMap(({ japaneseWord, reading }) =>
    isKana(reading) ? [japaneseWord, reading] : [japaneseWord],
  );
  expect(changed(texts)).toEqual([]);
});

test('no sentence is read as another', { timeout: 240_000 }, () => {
  const texts = readdirSync(paths.sentences)
    .filter((file) => file.endsWith('.tsv'))
    .flatMap((file) => readFileSync(`${paths.sentences}/${file}`, 'utf8').trimEnd().split('\n').slice(1))
    .map((row) => row.split('\t')[1]!.replace(/\[[^\]]*\]| /g, ''));
  expect(texts.length).toBeGreaterThan(10_000);
  expect(changed(texts)).toEqual([]);
});
