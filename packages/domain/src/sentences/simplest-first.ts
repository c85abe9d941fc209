/** The facts that the order of the examples of a word looks at. */
export type ExampleOrder = {
  readonly id: number;
  /** The place of its level, 0 for the easiest. */
  readonly difficulty: number;
  /** True if it was written for the word, which otherwise only stands in it. */
  readonly isForIt: boolean;
  /** Characters of its Japanese. */
  readonly length: number;
};

/**
 * "The simplest first: the easier level, then the shorter, then what was written for the word, then the lower id"
 * (docs/product/sentences.md#examples). Compares two examples of one word, for `Array.sort`.
 */
export const simplestFirst = (a: ExampleOrder, b: ExampleOrder): number =>
  a.difficulty - b.difficulty || a.length - b.length || Number(b.isForIt) - Number(a.isForIt) || a.id - b.id;
