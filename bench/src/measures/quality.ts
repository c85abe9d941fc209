/** The share of the expected rows that were found; null where none is expected. */
export function recall(found: readonly number[], expected: readonly number[]): number | null {
  if (expected.length === 0) return null;
  const rows = new Set(found);
  return expected.filter((row) => rows.has(row)).length / expected.length;
}

/**
 * The share of the expected rows that stand in the expected place. Rows after them do not count: there an engine may
 * show what is similar.
 */
export function agreement(page: readonly number[], expected: readonly number[]): number | null {
  if (expected.length === 0) return null;
  return expected.filter((row, place) => page[place] === row).length / expected.length;
}
