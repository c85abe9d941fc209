import type { Rating } from './fsrs.js';

/** The facts about an answer that determine its rating. */
export type JudgedAnswer = {
  readonly isRight: boolean;
  /** True if the word was looked up, nearly answered or missed on the same day before. */
  readonly hadHelp: boolean;
  /** The time from the question to the answer, in milliseconds; null where it was not measured. */
  readonly elapsedMs: number | null;
  /** The length of the answer in characters. */
  readonly length: number;
};

/** The time within which an answer is quick: for reading the word, and for each typed character. */
export const QUICK_MS = 2_000;
export const QUICK_MS_A_CHARACTER = 400;

/**
 * The automatic rating of an answer (docs/product/review.md#rating): wrong 1, right after a near answer, a look or a
 * miss 2, right 3, right and quick 4.
 */
export function ratingOf({ isRight, hadHelp, elapsedMs, length }: JudgedAnswer): Rating {
  if (!isRight) return 1;
  if (hadHelp) return 2;
  return elapsedMs !== null && elapsedMs <= QUICK_MS + QUICK_MS_A_CHARACTER * length ? 4 : 3;
}

/** The most time that counts for an answer: a learner who went away has not learnt meanwhile. */
export const SPENT_MAX_MS = 60_000;

/** The time that counts as spent on an answer. */
export const spentOn = (elapsedMs: number): number => Math.min(SPENT_MAX_MS, Math.max(0, Math.round(elapsedMs)));
