/** The levels of sentences and of the words in them, the easiest first. */
const LEVELS = ['N5', 'N4', 'N3', 'N2', 'N1'] as const;
export type SentenceLevel = (typeof LEVELS)[number];

/** "Short (25 characters at N5, 40 at N1)" (docs/product/sentences.md#bank-of-sentences), marks included. */
const LENGTHS: Readonly<Record<SentenceLevel, number>> = { N5: 25, N4: 28, N3: 32, N2: 36, N1: 40 };

export const longestSentence = (level: SentenceLevel): number => LENGTHS[level];

/** Checks whether a word of one level is at or below another: a word without a level is not known to be. */
export const isWithin = (word: SentenceLevel | null, sentence: SentenceLevel): boolean =>
  word !== null && LEVELS.indexOf(word) <= LEVELS.indexOf(sentence);

/**
 * Checks whether a word may be in a sentence of a level: a word of that level or below, or one without a level, which
 * does not mean that it is hard (日本語, 東京).
 */
export const mayStandIn = (word: SentenceLevel | null, sentence: SentenceLevel): boolean =>
  word === null || isWithin(word, sentence);

/** Counts the levels between two: 0 for equal ones. */
export const levelsBetween = (one: SentenceLevel, other: SentenceLevel): number =>
  Math.abs(LEVELS.indexOf(one) - LEVELS.indexOf(other));
