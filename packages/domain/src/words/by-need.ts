/** Words without a band stand behind all others. */
const LAST = 6;

/** A number of an id that has nothing to do with the alphabet, the same for ever. */
const mixed = (id: number): number => Math.imul(id, 0x9e3779b1) >>> 0;

/**
 * The words in the order in which one needs them (docs/product/words.md#bands): by band, and within one mixed, so that
 * neighbours do not all begin alike. The order of a word among others does not change with them.
 */
export const byNeed = <Word extends { readonly id: number }>(
  words: readonly Word[],
  bandOf: (id: number) => number | null,
): Word[] =>
  words
    .map((word) => ({ word, band: bandOf(word.id) ?? LAST, place: mixed(word.id) }))
    .sort((a, b) => a.band - b.band || a.place - b.place || a.word.id - b.word.id)
    .map(({ word }) => word);
