import { rankAt } from './rank.js';

/** Row numbers in as few bytes as they need. */
export type Rows = Uint16Array | Uint32Array;

/**
 * A text of every row, concatenated in one array: the text of `row` is `symbols[starts[row]]` to `symbols[starts[row +
 * 1]]`. A symbol is a UTF-16 unit.
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

/** Creates the column of texts that only some rows have, in the order of rows. */
export function sparseColumnOf(texts: ReadonlyMap<number, string>, rowCount: number, penalty: number): Column {
  const starts = new Uint32Array(rowCount + 1);
  const units: number[] = [];
  for (const [row, text] of texts) {
    starts[row + 1] = text.length;
    for (let i = 0; i < text.length; i++) units.push(text.charCodeAt(i));
  }
  for (let row = 0; row < rowCount; row++) starts[row + 1] = starts[row + 1]! + starts[row]!;
  return { symbols: Uint16Array.from(units), starts, penalty };
}

/**
 * A needle: these symbols in a row; the last may be any symbol up to `until`. Such an open end stands for an unfinished
 * syllable (먹 and 다 to 딯), and has at least one symbol before it.
 */
export type Pattern = { readonly symbols: Uint16Array; readonly until: number };

export function patternOf(text: string, until = text.slice(-1)): Pattern {
  const symbols = new Uint16Array(text.length);
  for (let i = 0; i < text.length; i++) symbols[i] = text.charCodeAt(i);
  return { symbols, until: until.charCodeAt(0) };
}

export const isOpen = ({ symbols, until }: Pattern): boolean => symbols.at(-1) !== until;

/** Lowers `ranks[i]` to the rank of the pattern in the text of `rows[i]`, where it is found there with a better one. */
export function rankRows(
  { symbols, starts, penalty }: Column,
  rows: Rows,
  { symbols: query, until }: Pattern,
  ranks: Uint16Array,
) {
  const first = query[0]!;
  const final = query.length - 1;
  const from = query[final]!;
  for (let i = 0; i < rows.length; i++) {
    const start = starts[rows[i]!]!;
    const last = starts[rows[i]! + 1]! - 1;
    for (let index = start; index + final <= last; index++) {
      if (symbols[index] !== first) continue;
      let same = 1;
      while (same < final && symbols[index + same] === query[same]) same++;
      if (same < final || symbols[index + final]! < from || symbols[index + final]! > until) continue;
      ranks[i] = Math.min(ranks[i]!, rankAt(index - start, start + final === last, penalty));
      break;
    }
  }
}
