import type { BringPreview, BroughtWord } from '@utarang/contract';
import { expect, test } from 'vitest';
import { bodyOf, type Choice, importedCount, rowsOf, wishCount } from './brought.js';

const row = (match: BroughtWord['match']): BroughtWord => ({
  ...{ text: '水', reading: '', meaning: '', match, candidates: [], canBeOwn: match === 'none' },
});
const preview: BringPreview = {
  token: 't',
  rows: [row('exact'), row('several'), row('none'), row('already'), row('none'), row('exact')],
};
const choices = (...pairs: readonly [number, Choice][]) => new Map(pairs);

test('rows keep their place in the list', () => {
  const { exact, several, none, already } = rowsOf(preview);
  expect([exact, several, none, already].map((rows) => rows.map(({ index }) => index))).toEqual([
    [0, 5],
    [1],
    [2, 4],
    [3],
  ]);
});

// biome-ignore format: a table, to be read down
test.each([
  [choices(),                                    2, 0],
  [choices([1, 'word:7']),                       3, 0],
  [choices([1, 'skip'], [2, 'own']),             3, 0],
  [choices([2, 'own'], [4, 'wish']),             3, 1],
])('the number of the button follows the choices: %#', (chosen, kept, wishes) => {
  expect(importedCount(preview, chosen)).toBe(kept);
  expect(wishCount(chosen)).toBe(wishes);
});

test('choices are sent by row', () => {
  const chosen = choices([1, 'word:900000001'], [2, 'own'], [4, 'wish'], [3, 'skip']);
  expect(bodyOf(chosen)).toEqual({ choices: { 1: 900_000_001 }, own: [2], wishes: [4] });
});
