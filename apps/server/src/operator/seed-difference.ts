import { kindNames, type Row, type Rows } from './seed-rows.repo.js';

export type Difference = { new: number; changed: number; retired: number; back: number; gone: number; same: number };

/** Compares the rows of a kind before and after a seed. */
export function differenceOf(before: ReadonlyMap<string, Row>, after: ReadonlyMap<string, Row>): Difference {
  const counts: Difference = { new: 0, changed: 0, retired: 0, back: 0, gone: 0, same: 0 };
  for (const [key, row] of after) counts[changeOf(before.get(key), row)] += 1;
  for (const key of before.keys()) if (!after.has(key)) counts.gone += 1;
  return counts;
}

function changeOf(before: Row | undefined, after: Row): keyof Difference {
  if (!before) return 'new';
  if (before.hash === after.hash) return 'same';
  if (before.retired === after.retired) return 'changed';
  return after.retired ? 'retired' : 'back';
}

/** A line for each kind: how many are new, changed, retired, back and gone, and how many stay. */
export function seedReportOf(before: Rows, after: Rows): string {
  const width = Math.max(...kindNames.map(({ length }) => length));
  return kindNames
    .map((kind) => {
      const { same, ...changes } = differenceOf(before[kind], after[kind]);
      const changed = Object.entries(changes).filter(([, count]) => count > 0);
      const parts = [...changed.map(([change, count]) => `${count} ${change}`), `${same} the same`];
      return `${kind.padEnd(width)}  ${parts.join(', ')}`;
    })
    .join('\n');
}
