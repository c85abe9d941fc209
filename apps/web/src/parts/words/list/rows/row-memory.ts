import { inTab } from '../../../../lib/storage.js';

const STORED = 'rows';
const LISTS = 20;

/** Measured heights by row number. */
export type RowSizes = readonly (readonly [row: number, size: number])[];

const lists = new Map(inTab.readJson<[string, RowSizes][]>(STORED, []));

/**
 * Stores the measured rows of a list, so that after going back or reloading the same scroll position shows the same
 * words. Heights depend on the width: `list` has to name it.
 */
export function rememberRows(list: string, sizes: RowSizes): void {
  lists.delete(list);
  if (sizes.length > 0) lists.set(list, sizes);
  for (const oldest of lists.keys()) {
    if (lists.size <= LISTS) break;
    lists.delete(oldest);
  }
  inTab.writeJson(STORED, [...lists]);
}

export const rememberedRows = (list: string): RowSizes => lists.get(list) ?? [];
