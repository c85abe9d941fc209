/** Points from which each learning level is reached (`decisions.md`, Study rules: Level), highest first. */
const LEVELS = [
  ['N1', 3000],
  ['N2', 2000],
  ['N3', 1000],
  ['N4', 500],
  ['N5', 0],
] as const;

export type LearningLevel = (typeof LEVELS)[number][0];

/** The level that these total points make. */
export function levelOf(totalPoints: number): LearningLevel {
  return LEVELS.find(([, from]) => totalPoints >= from)?.[0] ?? 'N5';
}
