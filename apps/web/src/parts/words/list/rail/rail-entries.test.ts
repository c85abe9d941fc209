import { expect, test } from 'vitest';
import { railEntries } from './rail-entries.js';

test.each([
  // current, last, entries
  [1, 0, ''],
  [1, 1, '1'],
  [1, 2, '1 2'],
  [5, 9, '1 2 3 4 5 6 7 8 9'],
  [1, 10, '1 2 … 10'],
  [2, 10, '1 2 3 … 10'],
  [3, 10, '1 2 3 4 … 10'],
  [4, 10, '1 … 3 4 5 … 10'],
  [8, 10, '1 … 7 8 9 10'],
  [9, 10, '1 … 8 9 10'],
  [10, 10, '1 … 9 10'],
  [200, 417, '1 … 199 200 201 … 417'],
])('page %i of %i shows %s', (current, last, entries) => {
  expect(
    railEntries(current, last)
      .map((entry) => (entry === 'gap' ? '…' : entry))
      .join(' '),
  ).toBe(entries);
});
