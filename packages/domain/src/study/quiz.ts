import { earnsPoints } from './word-test.js';

/** The stored state of a quiz that a member was given. */
export type GivenQuiz = {
  /** The moment of the first answer since it was last given; null while there is none. */
  readonly answeredAt: Date | null;
  /** The moment at which it last earned points. */
  readonly earnedAt: Date | null;
};

/** The state of a quiz that is given, or given again: the next answer is the first one. */
export const givenAgain = (before: GivenQuiz | null): GivenQuiz => ({
  answeredAt: null,
  earnedAt: before?.earnedAt ?? null,
});

/**
 * The state after an answer, and whether the answer earns points: "Points only to a member, for a quiz that this member
 * was given, on the first submission since" (docs/product/sentences.md#earning-by-quizzes). `null` is a quiz that the
 * member was not given.
 */
export function afterQuizAnswer(
  given: GivenQuiz | null,
  correct: boolean,
  now: Date,
): { readonly earns: boolean; readonly given: GivenQuiz | null } {
  if (given === null || given.answeredAt !== null) return { earns: false, given };
  const earns = correct && earnsPoints(given.earnedAt, now);
  return { earns, given: { answeredAt: now, earnedAt: earns ? now : given.earnedAt } };
}
