import type { LearningLevel } from './level.js';

/** "N5 1, N4 2, N3 3, N2 4, N1 5, a word without level 2" (`decisions.md`, Study rules: Points). */
const POINTS = { N5: 1, N4: 2, N3: 3, N2: 4, N1: 5 } as const satisfies Record<LearningLevel, number>;
const WITHOUT_LEVEL = 2;

/** What a passed test of a word of this JLPT level earns. */
export const wordPoints = (level: LearningLevel | null): 1 | 2 | 3 | 4 | 5 =>
  level === null ? WITHOUT_LEVEL : POINTS[level];
