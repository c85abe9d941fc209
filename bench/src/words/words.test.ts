import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readBook } from './book.js';
import { makeCatalogue } from './catalogue.js';
import { createRandom } from './random.js';

const book = [{ id: 7, japaneseWord: '私', reading: 'わたし', koreanPronunciation: '와타시', meaningKo: '나, 저' }];

test('the same seed gives the same words, another seed others', () => {
  const words = makeCatalogue(book, 300, 1);
  expect(makeCatalogue(book, 300, 1)).toEqual(words);
  expect(makeCatalogue(book, 300, 2)).not.toEqual(words);
});

test('a catalogue has the book, its size, and no word or id twice; higher ids first', () => {
  const words = makeCatalogue(book, 2000, 1);
  const ids = words.map(({ id }) => id);
  expect(words).toHaveLength(2000);
  expect(words).toContainEqual(book[0]);
  expect(new Set(words.map((word) => `${word.japaneseWord} ${word.reading}`)).size).toBe(2000);
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
});

test('generated words are written as the fields ask', () => {
  for (const word of makeCatalogue([], 500, 1)) {
    expect(word.japaneseWord).toMatch(/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u);
    expect(word.reading).toMatch(/^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u);
    expect(word.koreanPronunciation).toMatch(/^[가-힣-]+$/);
    expect(word.meaningKo).toMatch(/^[가-힣]+(,? [가-힣]+)*$/);
  }
});

test('random numbers are spread over their range', () => {
  const random = createRandom(3);
  const counts = [0, 0, 0, 0];
  for (let i = 0; i < 4000; i++) counts[random.below(4)]!++;
  for (const count of counts) expect(count).toBeGreaterThan(900);
});

test('the book is words alone, each with its meaning, whatever other files lie beside them', () => {
  const words = readBook(fileURLToPath(new URL('../../../packages/content/data/words/', import.meta.url)));
  expect(words.filter(({ meaningKo, reading }) => meaningKo === '' || reading === '')).toEqual([]);
  expect(new Set(words.map(({ id }) => id)).size).toBe(words.length);
});
