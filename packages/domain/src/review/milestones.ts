/** Numbers of learnt words that are celebrated. */
export const MILESTONES = [10, 50, 100, 300, 1000] as const;
export type Milestone = (typeof MILESTONES)[number];

/**
 * The milestone that was just reached for the first time; null where none was. "Each once"
 * (docs/product/review.md#milestones).
 */
export function milestoneReached(learnt: number, celebrated: number): Milestone | null {
  return MILESTONES.findLast((milestone) => milestone <= learnt && milestone > celebrated) ?? null;
}
