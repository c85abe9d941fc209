import { rankAt } from './rank.js';

/** Row numbers in as few bytes as they need. */
export type Rows = Uint16Array | Uint32Array;

/**
 * One text of every row, end to end in one array: the text of `row` is `symbols[starts[row]]` to
 * `symbols[starts[row + 1]]`. A symbol is a UTF-16 unit.
 */
export type Column = {
  readonly symbols: Uint16Array;
  readonly starts: Uint32Array;
  /** Added to the rank of each hit in this column. */
  readonly penalty: number;
};

export function columnOf(texts: readonly string[], penalty: number): Column {
  const starts = new Uint32Array(texts.length + 1);
  texts.forEach((text, row) => {
    starts[row + 1] = starts[row]! + text.length;
  });

  const symbols = new Uint16Array(starts[texts.length]!);
  texts.forEach((text, row) => {
    const start = starts[row]!;
    for (let i = 0; i < text.length; i++) symbols[start + i] = text.charCodeAt(i);
  });
  return { symbols, starts, penalty };
}

/** Lowers `ranks[i]` to the rank of `query` in the text of `rows[i]` where it is found there with a better one. */
export function rankRows({ symbols, starts, penalty }: Column, rows: Rows, query: Uint16Array, ranks: Uint16Array) {
  const first = query[0]!;
  const length = query.length;
  for (let i = 0; i < rows.length; i++) {
    const start = starts[rows[i]!]!;
    const end = starts[rows[i]! + 1]!;
    for (let at = start; at <= end - length; at++) {
      if (symbols[at] !== first) continue;
      let same = 1;
      while (same < length && symbols[at + same] === query[same]) same++;
      if (same < length) continue;
      ranks[i] = Math.min(ranks[i]!, rankAt(at - start, length === end - start, penalty));
      break;
    }
  }
}
