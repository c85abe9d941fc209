import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { referenceDirectory } from '../places.js';
import { shippedBook } from '../test/shipped.js';
import { readWanted, type WantedLemma, wantedCoverage, waysInto } from './wanted.js';

const word = (japaneseWord: string, reading: string, part: string, ...forms: string[]) =>
  ({
    japaneseWord,
    reading,
    partsOfSpeech: [part],
    forms: forms.map((written) => ({ written, kind: 'also', note: null })),
  }) as unknown as Parameters<typeof waysInto>[0][number];

const book = [
  word('走る', 'はしる', 'verb-u'),
  word('備える', 'そなえる', 'verb-ru'),
  word('古い', 'ふるい', 'adj-i'),
  word('経る', 'へる', 'verb-ru'),
  word('プレイ', 'プレイ', 'noun-suru'),
  word('コネクター', 'コネクター', 'noun'),
  word('チューバ', 'チューバ', 'noun'),
  word('ぱっと', 'ぱっと', 'adverb'),
  word('ざあざあ', 'ざあざあ', 'adverb'),
  word('世論', 'よろん', 'noun'),
  word('扇風機', 'せんぷうき', 'noun'),
  word('半導体', 'はんどうたい', 'noun'),
  word('横になる', 'よこになる', 'expression'),
  word('鴨', 'かも', 'noun', 'カモ'),
];

const lemma = (expression: string, reading = '', wordClass = '名詞-普通名詞-一般'): WantedLemma => ({
  expression,
  reading,
  wordClass,
  ranks: new Map(),
});

// biome-ignore format: a table, to be read down
test.each([
  ['鴨', 'かも', 'word'], ['カモ', '', 'word'], ['かも', '', 'word'],
  ['走り', 'はしり', 'form'], ['備え', 'そなえ', 'form'], ['そなえ', '', 'form'], ['古く', 'ふるく', 'form'], ['古め', 'ふるめ', 'form'],
  ['プレー', 'ぷれー', 'form'], ['コネクタ', 'こねくた', 'form'],
  ['扇風', 'せんぷう', 'piece'], ['導体', 'どうたい', 'piece'],
  // Other readings, another word that looks alike, and what no rule leads to a word.
  ['経', 'きょう', null], ['走', 'そう', null], ['扇風', 'おうぎかぜ', null], ['チューバー', 'ちゅーばー', null], ['横', 'よこ', null], ['機', 'き', null],
])('%s (%s) is in the book as a %s', (expression, reading, way) => {
  expect(waysInto(book)(lemma(expression, reading))).toBe(way);
});

// biome-ignore format: a table, to be read down
test.each([['パッ', 'form'], ['ざあ', 'form'], ['よろ', null], ['ん', null]])('the adverb %s: %s', (expression, way) => {
  expect(waysInto(book)(lemma(expression, '', '副詞'))).toBe(way);
});

test('what the table does not hold within the first of a list was in the book', () => {
  const table = [
    'rank\texpression\treading\tword_class\tranks',
    '1\t走り\tはしり\t名詞\tsubtitles:3 written:9',
    '2\tゆずる\tゆずる\t動詞\tsubtitles:4',
    '3\t扇風\tせんぷう\t名詞\tsubtitles:12',
  ];
  const lemmas = readWanted(gzipSync(`${table.join('\n')}\n`));
  const { counts, missing } = wantedCoverage(book, lemmas, 'subtitles', 10);
  expect(counts).toEqual({ word: 8, form: 1, piece: 0 });
  expect(missing.map(({ expression }) => expression)).toEqual(['ゆずる']);
});

test('the book has nineteen of twenty of the first 10,000 lemmas of subtitles and of written language', async () => {
  const file = new URL('wanted-words.tsv.gz', referenceDirectory);
  if (!existsSync(file) && !process.env['CI']) {
    console.warn(`Wanted words were NOT checked: there is no ${file.pathname}; set REFERENCE_DIR.`);
    return;
  }
  const lemmas = readWanted(readFileSync(file));
  const words = await shippedBook();
  for (const list of ['subtitles', 'written'])
    expect(wantedCoverage(words, lemmas, list, 10_000).missing.length).toBeLessThanOrEqual(500);
});
