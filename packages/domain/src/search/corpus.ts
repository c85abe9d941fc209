import type { Column } from './column.js';

/**
 * The texts of some columns, concatenated in the order of rows, with the position of each symbol. The postings of these
 * columns are built from it; it is dropped afterwards.
 */
export type Corpus = {
  readonly symbols: Uint16Array;
  readonly row: Uint32Array;
  /** Its position in its text. */
  readonly position: Uint32Array;
  /** The number of symbols of its text from here on, itself included. */
  readonly left: Uint32Array;
  /** The penalty of its column. */
  readonly penalty: Uint16Array;
};

export function corpusOf(columns: readonly Column[], rowCount: number): Corpus {
  const length = columns.reduce((sum, column) => sum + column.symbols.length, 0);
  const corpus = {
    symbols: new Uint16Array(length),
    row: new Uint32Array(length),
    position: new Uint32Array(length),
    left: new Uint32Array(length),
    penalty: new Uint16Array(length),
  };
  let end = 0;
  for (let row = 0; row < rowCount; row++) {
    for (const column of columns) end = append(corpus, end, column, row);
  }
  return corpus;
}

function append(corpus: Corpus, end: number, { symbols, starts, penalty }: Column, row: number): number {
  const start = starts[row]!;
  const length = starts[row + 1]! - start;
  for (let position = 0; position < length; position++) {
    const index = end + position;
    corpus.symbols[index] = symbols[start + position]!;
    corpus.row[index] = row;
    corpus.position[index] = position;
    corpus.left[index] = length - position;
    corpus.penalty[index] = penalty;
  }
  return end + length;
}
