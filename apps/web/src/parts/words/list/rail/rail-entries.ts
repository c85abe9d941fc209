/** A number of the page rail, or the gap between two that are not neighbours. */
export type RailEntry = number | 'gap';

const ALL_UP_TO = 9; // docs/product/lists.md#page-rail

/** The rail's numbers around the current page: all up to nine pages, else `1 … p-1 p p+1 … last`. */
export function railEntries(current: number, last: number): RailEntry[] {
  if (last <= ALL_UP_TO) return Array.from({ length: last }, (_, index) => index + 1);
  const shown = [...new Set([1, current - 1, current, current + 1, last])].filter((page) => page >= 1 && page <= last);
  return shown
    .sort((a, b) => a - b)
    .flatMap((page, index) => (index > 0 && page - shown[index - 1]! > 1 ? ['gap', page] : [page]));
}
