import { expect, test } from 'vitest';
import { createTextBook } from './text-book.js';

const word = (id: number, japaneseWord: string, reading: string, ...forms: string[]) => ({
  ...{ id, japaneseWord, reading, koreanPronunciation: '', meaningKo: '', partsOfSpeech: ['noun'] },
  forms: forms.map((written) => ({ written })),
});
const book = createTextBook([
  word(2, '会う', 'あう', '逢う', '会う'),
  word(3, '歌', 'うた', '唄', '詩'),
  word(1, '詩', 'し'),
]);
const idsOf = (found: ReturnType<typeof book.written>) => found.map(({ id }) => id);

test('a word is found by each of its spellings, once', () => {
  expect(idsOf(book.written('会う'))).toEqual([2]);
  expect(idsOf(book.written('逢う'))).toEqual([2]);
  expect(idsOf(book.read('あう'))).toEqual([2]);
});

test('whose headword it is comes before who may be written so, however basic that is', () => {
  expect(idsOf(book.written('詩'))).toEqual([1, 3]);
});
