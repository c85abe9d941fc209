import { expect, test } from 'vitest';
import type { Arc } from './arcs.js';
import { pruneArcs } from './prune-arcs.js';

const arc = (row: number, of: Partial<Arc> = {}): Arc => ({
  from: 0,
  to: 2,
  role: 'noun',
  cost: 1000 - row,
  identity: { kind: 'word', row },
  ...of,
});
const rowsIn = (arcs: readonly Arc[]) => arcs.map(({ identity }) => (identity.kind === 'word' ? identity.row : null));

test('of homophones the two cheapest stay, however many there are', () => {
  const many = Array.from({ length: 600 }, (_, row) => arc(row));
  expect(rowsIn(pruneArcs(many))).toEqual([599, 598]);
});

test('arcs of another end or role are counted by themselves', () => {
  const arcs = [arc(0), arc(1), arc(2), arc(3, { to: 3 }), arc(4, { role: 'verb' })];
  expect(rowsIn(pruneArcs(arcs)).sort()).toEqual([1, 2, 3, 4]);
});
