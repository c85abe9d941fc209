/** The facts by which the examples of a word are ordered. */
export type ExampleOrder = {
  readonly id: number;
  /** The rank of its level, 0 for the easiest. */
  readonly difficulty: number;
  /** True if it was written for the word, rather than just containing it. */
  readonly isForIt: boolean;
  /** The number of characters of its Japanese. */
  readonly length: number;
};

/**
 * "The simplest first: the easier level, then the shorter, then what was written for the word, then the lower id"
 * (docs/product/sentences.md#examples). Compares two examples of one word, for `Array.sort`.
 */
export const simplestFirst = (a: ExampleOrder, b: ExampleOrder): number =>
  a.difficulty - b.difficulty || a.length - b.length || Number(b.isForIt) - Number(a.isForIt) || a.id - b.id;
