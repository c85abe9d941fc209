import type { Rows } from './column.js';
import type { Found } from './found.js';

/** Creates a filter that keeps each row only where it is found first. */
export function createFirstFound(rowCount: number): (found: readonly Found[]) => readonly Found[] {
  /** The number of the query that found a row last: faster than collecting the rows of each query in a set. */
  const foundBy = new Uint32Array(rowCount);
  let queries = 0;

  return (found) => {
    if (found.length === 1) return found;
    queries += 1;
    return found.map((one) => {
      // Most readings find nothing twice: rows are copied from the first duplicate on.
      let kept: Rows | null = null;
      let count = 0;
      for (const row of one.rows) {
        if (foundBy[row] === queries) {
          kept ??= one.rows.slice();
          continue;
        }
        foundBy[row] = queries;
        if (kept) kept[count] = row;
        count++;
      }
      return kept ? { ...one, rows: kept.subarray(0, count) } : one;
    });
  };
}
