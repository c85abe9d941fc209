import { expect, test } from 'vitest';
import { knownShare, ofOwnLevel } from './own-level.js';

const WORDS: Readonly<Record<number, readonly number[]>> = { 1: [1, 2], 2: [2, 3, 4, 5], 3: [6], 4: [], 5: [7, 8] };
const songs = [
  { id: 1, level: 'N3' },
  { id: 2, level: 'N4' },
  { id: 3, level: 'N5' },
  { id: 4, level: null },
  { id: 5, level: null },
];

// biome-ignore format: a table, to be read down
test.each<[name: string, known: number[], finished: number[], order: number[]]>([
  ['nothing is known: the easiest first',    [],        [],     [3, 2, 1, 5]],
  ['the most known first',                   [2],       [],     [1, 2, 3, 5]],
  ['finished ones are left out',             [2],       [1, 3], [2, 5]],
  ['wholly known and not finished',          [6, 2],    [],     [3, 1, 2, 5]],
  ['one without a level, known best',        [7],       [],     [5, 3, 2, 1]],
])('%s', (_, known, finished, order) => {
  const own = {
    wordsOf: (id: number) => WORDS[id] ?? [],
    isKnown: (id: number) => known.includes(id),
    isFinished: (id: number) => finished.includes(id),
  };
  expect(ofOwnLevel(songs, own).map(({ id }) => id)).toEqual(order);
});

test('the share of a song without words is not known', () => {
  expect(knownShare([], () => true)).toBeNull();
  expect(knownShare([1, 2, 3, 4], (id) => id === 1)).toBe(0.25);
});
