/** Points from which each learning level is reached (docs/product/study.md#level), highest first. */
const LEVELS = [
  ['N1', 3000],
  ['N2', 2000],
  ['N3', 1000],
  ['N4', 500],
  ['N5', 0],
] as const;

type Reached = {
  readonly level: LearningLevel;
  /** The points from which it is reached. */
  readonly from: number;
};

/** The levels from the first to the last, with the points from which each is reached. */
export const levelSteps: readonly Reached[] = LEVELS.map(([level, from]) => ({ level, from })).reverse();

export type LearningLevel = (typeof LEVELS)[number][0];

/** "레벨 1 to 5" (docs/product/study.md#level): the place of a level, since its own name reads as one of JLPT. */
export const levelNumber = (level: LearningLevel): number => levelSteps.findIndex((step) => step.level === level) + 1;

/** The level that these total points make. */
export function levelOf(totalPoints: number): LearningLevel {
  return LEVELS.find(([, from]) => totalPoints >= from)?.[0] ?? 'N5';
}

/** The place of these total points between two levels; after the highest there is none. */
export function levelSpan(totalPoints: number): Reached & { readonly next: Reached | null } {
  const [, from] = LEVELS.find(([level]) => level === levelOf(totalPoints)) ?? ['N5', 0];
  const next = LEVELS.findLast(([, points]) => points > from);
  return { level: levelOf(totalPoints), from, next: next ? { level: next[0], from: next[1] } : null };
}
