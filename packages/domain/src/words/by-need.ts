/** The band of words without one, which come last. */
const LAST = 6;

/** A hash of an id, always the same, so that the order is not alphabetical. */
const mixBits = (id: number): number => Math.imul(id, 0x9e3779b1) >>> 0;

/**
 * The words in the order in which learners need them (docs/product/words.md#bands): by band, and mixed within a band,
 * so that neighbours do not all begin alike. The order of two words does not depend on the others.
 */
export const byNeed = <Word extends { readonly id: number }>(
  words: readonly Word[],
  bandOf: (id: number) => number | null,
): Word[] =>
  words
    .map((word) => ({ word, band: bandOf(word.id) ?? LAST, place: mixBits(word.id) }))
    .sort((a, b) => a.band - b.band || a.place - b.place || a.word.id - b.word.id)
    .map(({ word }) => word);
