import type { Manifest } from './manifest.js';

/**
 * Describes the contents of a backup: `17 tables with 9,033 rows as of 2026-11-22T06:35:11.000Z`, and what was left
 * out.
 */
export function describeContents({ tables, madeAt }: Manifest, leftOut: readonly string[] = []): string {
  const counted = tables.filter(({ name }) => !leftOut.includes(name));
  const rows = counted.reduce((sum, table) => sum + table.rows, 0).toLocaleString('en');
  const without = leftOut.length > 0 ? ` (without ${leftOut.join(', ')}, which this product does not know)` : '';
  return `${counted.length} tables with ${rows} rows as of ${madeAt}${without}`;
}
