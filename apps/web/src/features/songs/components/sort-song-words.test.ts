import type { Word } from '@utarang/contract';
import { expect, test } from 'vitest';
import { sortSongWords } from './sort-song-words.js';

const word = (japaneseWord: string, koreanPronunciation: string) => ({ japaneseWord, koreanPronunciation }) as Word;
const words = [word('バス', '바스'), word('いす', '이스'), word('あさ', '아사')];

// biome-ignore format: a table, to be read down
test.each([
  ['order', ['バス', 'いす', 'あさ']],
  ['pron',  ['バス', 'あさ', 'いす']],
  ['word',  ['あさ', 'いす', 'バス']],
] as const)('words by %s', (sort, order) => {
  expect(sortSongWords(sort, words).map(({ japaneseWord }) => japaneseWord)).toEqual(order);
});
