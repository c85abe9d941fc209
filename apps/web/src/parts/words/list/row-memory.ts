const STORED = 'rows';
const LISTS = 20;

/** Measured heights by row number. */
export type RowSizes = readonly (readonly [row: number, size: number])[];

function stored(): [string, RowSizes][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '[]');
  } catch {
    return []; // denied or damaged storage: rows are measured anew
  }
}

const lists = new Map(stored());

/**
 * Keeps the measured rows of a list, so that after going back or reloading the same scroll position shows the same
 * words. Heights belong to a width: `list` has to name it.
 */
export function rememberRows(list: string, sizes: RowSizes): void {
  lists.delete(list);
  if (sizes.length > 0) lists.set(list, sizes);
  for (const oldest of lists.keys()) {
    if (lists.size <= LISTS) break;
    lists.delete(oldest);
  }
  try {
    sessionStorage.setItem(STORED, JSON.stringify([...lists]));
  } catch {
    // as above
  }
}

export const rememberedRows = (list: string): RowSizes => lists.get(list) ?? [];
