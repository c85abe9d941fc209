import type { TextEntries } from './text-entries.js';

/** Entries in the order of their texts, among equal texts by group and row. */
export type SortedEntries = {
  readonly symbols: Uint16Array;
  readonly starts: Uint32Array;
  readonly rows: Uint16Array | Uint32Array;
  readonly kinds: Uint8Array;
};

/** Compares the text of a place with `text`: below 0 where it comes before, 0 where they are equal. */
function compareAt({ symbols, starts }: SortedEntries, place: number, text: string): number {
  const start = starts[place]!;
  const length = starts[place + 1]! - start;
  for (let i = 0; i < length && i < text.length; i++) {
    const difference = symbols[start + i]! - text.charCodeAt(i);
    if (difference !== 0) return difference;
  }
  return length - text.length;
}

/**
 * Merges the stored entries of unchanged words, by their current rows, and the entries of changed ones, in one order.
 * `rowsOf` maps the rows of the new entries to words.
 */
export function mergedEntries(
  stored: SortedEntries,
  rowNow: Int32Array,
  { texts, rows, kinds }: TextEntries,
  rowsOf: readonly number[],
  groupOf: (kind: number) => number,
): SortedEntries {
  const fresh = texts
    .map((text, number) => ({ text, row: rowsOf[rows[number]!]!, kind: kinds[number]!, number }))
    .sort(
      (a, b) =>
        (a.text < b.text ? -1 : a.text > b.text ? 1 : 0) ||
        groupOf(a.kind) - groupOf(b.kind) ||
        a.row - b.row ||
        a.number - b.number,
    );
  const maxCount = stored.rows.length + fresh.length;
  const length = texts.reduce((sum, text) => sum + text.length, stored.symbols.length);
  const made = {
    symbols: new Uint16Array(length),
    starts: new Uint32Array(maxCount + 1),
    rows: new Uint32Array(maxCount),
    kinds: new Uint8Array(maxCount),
  };
  let count = 0;
  let end = 0;
  const close = (row: number, kind: number) => {
    made.rows[count] = row;
    made.kinds[count] = kind;
    count += 1;
    made.starts[count] = end;
  };
  let next = 0;
  const putFreshBefore = (place: number | null, row: number) => {
    for (; next < fresh.length; next++) {
      const one = fresh[next]!;
      if (place !== null) {
        const order =
          compareAt(stored, place, one.text) || groupOf(stored.kinds[place]!) - groupOf(one.kind) || row - one.row;
        if (order < 0) return;
      }
      for (let i = 0; i < one.text.length; i++) made.symbols[end++] = one.text.charCodeAt(i);
      close(one.row, one.kind);
    }
  };
  for (let place = 0; place < stored.rows.length; place++) {
    const row = rowNow[stored.rows[place]!]!;
    if (row < 0) continue;
    putFreshBefore(place, row);
    for (let i = stored.starts[place]!; i < stored.starts[place + 1]!; i++) made.symbols[end++] = stored.symbols[i]!;
    close(row, stored.kinds[place]!);
  }
  putFreshBefore(null, 0);
  return {
    symbols: made.symbols.slice(0, end),
    starts: made.starts.slice(0, count + 1),
    rows: made.rows.slice(0, count),
    kinds: made.kinds.slice(0, count),
  };
}
