import { expect, test } from 'vitest';
import { naive } from '../engines/naive.js';
import { makeCatalogue } from '../words/catalogue.js';
import { createRandom } from '../words/random.js';
import { makeQueries } from './queries.js';
import { QUERY_KINDS, type RaceMode } from './query.js';

const words = makeCatalogue([], 1000, 1);
const services = { databaseUrl: null };

test.each<RaceMode>(['pronunciation', 'all'])('queries of every kind, by %s', async (mode) => {
  const queries = makeQueries(words, mode, 300, createRandom(2));
  expect(new Set(queries.map(({ kind }) => kind))).toEqual(new Set(QUERY_KINDS));

  const oracle = await naive(words, mode, services);
  for (const { kind, text } of queries) {
    const { total } = await oracle.search(text, 1);
    if (kind === 'miss') expect(total, text).toBe(0);
    if (kind === 'one' || kind === 'two' || kind === 'three') expect(total, text).toBeGreaterThan(0);
  }
});

test('the same seed gives the same queries', () => {
  const make = (seed: number) => makeQueries(words, 'all', 100, createRandom(seed));
  expect(make(5)).toEqual(make(5));
  expect(make(6)).not.toEqual(make(5));
});

test('what is not spelled as the word is still means it', () => {
  const meant = makeQueries(words, 'pronunciation', 300, createRandom(2)).filter(({ meant }) => meant !== null);
  expect(meant.length).toBeGreaterThan(20);
  for (const { text, meant: row } of meant) {
    expect(words[row!]!.koreanPronunciation.startsWith(text), text).toBe(false);
  }
});
