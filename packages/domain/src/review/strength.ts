import { daysBetween } from './day.js';
import { type Parameters, recallAfter } from './fsrs.js';
import { isRelearning, type Memory } from './memory.js';

/** The five dots of a memory: 1 just met or forgotten, 5 firm. */
export type Strength = 1 | 2 | 3 | 4 | 5;

/** The stability in days from which on a memory has two, three, four and five dots. */
export const STRENGTH_FROM = [2, 7, 21, 60] as const;

/** "Five dots say how long a word stays" (docs/product/review.md#dots). */
export function strengthOf(memory: Pick<Memory, 'stability' | 'streak'>): Strength {
  if (isRelearning(memory)) return 1;
  return (1 + STRENGTH_FROM.filter((from) => memory.stability >= from).length) as Strength;
}

/** The probability of recall above which a word counts as learnt. */
export const LEARNT_ABOVE = 0.9;

/** The current probability of recall. */
export const recallNow = (
  memory: Pick<Memory, 'stability' | 'reviewedAt'>,
  now: Date,
  parameters: Parameters = null,
): number => recallAfter(daysBetween(memory.reviewedAt, now), memory, parameters);

/**
 * "A word is learnt that was remembered and is so now with more than 90 %" (docs/product/review.md#learnt-and-met). In
 * SQL this is `days < stability`, since recall falls to 90 % after that many days.
 */
export const isLearnt = (memory: Pick<Memory, 'stability' | 'reviewedAt' | 'streak'>, now: Date): boolean =>
  !isRelearning(memory) && daysBetween(memory.reviewedAt, now) < memory.stability;
