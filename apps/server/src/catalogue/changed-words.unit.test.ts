import { expect, test } from 'vitest';
import { sampleWords } from '../../test/catalogue.js';
import { changedWords, differenceOf } from './changed-words.js';

const [eat, flower, coffee] = sampleWords;
const book = [eat!, flower!, coffee!];
const renamed = { ...flower!, meaningKo: '벚꽃' };

test('a word that changed is taken out as it was and put in as it is, in its place', () => {
  const change = changedWords(book, new Set([flower!.id]), [renamed]);
  expect(change.removed).toEqual([flower]);
  expect(change.added).toEqual([renamed]);
  expect(change.words).toEqual([eat, renamed, coffee]);
});

test('a word without a row is gone, and so is one that has retired', () => {
  const ids = new Set([eat!.id, flower!.id]);
  const change = changedWords(book, ids, [{ ...flower!, retired: true }]);
  expect([change.added, change.words]).toEqual([[], [coffee]]);
});

test('a list differs by its new and changed words, and by those that are gone', () => {
  expect(differenceOf(book, book)).toEqual({ changed: [], removedIds: [] });
  expect(differenceOf([], book)).toEqual({ changed: book, removedIds: [] });
  expect(differenceOf(book, [renamed, coffee!])).toEqual({ changed: [renamed], removedIds: [eat!.id] });
});
