/** The share of the expected rows that were found; of nothing expected there is none. */
export function recall(found: readonly number[], expected: readonly number[]): number | null {
  if (expected.length === 0) return null;
  const rows = new Set(found);
  return expected.filter((row) => rows.has(row)).length / expected.length;
}

/**
 * The share of a page's places that hold the very row that belongs there. What comes after the expected rows is not
 * judged: there an engine may show what it thinks is near.
 */
export function agreement(page: readonly number[], expected: readonly number[]): number | null {
  if (expected.length === 0) return null;
  return expected.filter((row, place) => page[place] === row).length / expected.length;
}
