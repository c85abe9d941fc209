/** Points from which each learning level is reached (docs/product/study.md#level), highest first. */
const LEVELS = [
  ['N1', 3000],
  ['N2', 2000],
  ['N3', 1000],
  ['N4', 500],
  ['N5', 0],
] as const;

type LevelThreshold = {
  readonly level: LearningLevel;
  /** The points from which the level is reached. */
  readonly from: number;
};

/** The levels from the first to the last, with the points from which each is reached. */
export const levelSteps: readonly LevelThreshold[] = LEVELS.map(([level, from]) => ({ level, from })).reverse();

export type LearningLevel = (typeof LEVELS)[number][0];

/** "레벨 1 to 5" (docs/product/study.md#level): the number of a level, since its own name reads like a JLPT level. */
export const levelNumber = (level: LearningLevel): number => levelSteps.findIndex((step) => step.level === level) + 1;

/** The level for these total points. */
export function levelOf(totalPoints: number): LearningLevel {
  return LEVELS.find(([, from]) => totalPoints >= from)?.[0] ?? 'N5';
}

/** The position of these total points between two levels; there is none after the highest level. */
export function levelSpan(totalPoints: number): LevelThreshold & { readonly next: LevelThreshold | null } {
  const [, from] = LEVELS.find(([level]) => level === levelOf(totalPoints)) ?? ['N5', 0];
  const next = LEVELS.findLast(([, points]) => points > from);
  return { level: levelOf(totalPoints), from, next: next ? { level: next[0], from: next[1] } : null };
}
