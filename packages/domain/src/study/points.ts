import type { LearningLevel } from './level.js';

/** "A passed word test earns by the JLPT level of the word" (docs/product/study.md#points). */
const POINTS = { N5: 1, N4: 2, N3: 3, N2: 4, N1: 5 } as const satisfies Record<LearningLevel, number>;
const WITHOUT_LEVEL = 2;

/** The points that a passed test of a word of this JLPT level earns. */
export const wordPoints = (level: LearningLevel | null): 1 | 2 | 3 | 4 | 5 =>
  level === null ? WITHOUT_LEVEL : POINTS[level];

const FIELD_QUIZ = 2;

/**
 * The points that a sentence quiz earns: by its level, or, where it was requested by situation, a fixed number
 * (docs/product/study.md#points).
 */
export const quizPoints = (kind: 'sentence' | 'field', level: LearningLevel): number =>
  kind === 'field' ? FIELD_QUIZ : wordPoints(level);
