export type { QuizEntry } from './entry.js';
export { readQuizzes } from './read.js';
export { type RefusedPair, readAlsoRight, readNotNearest, readRefusedPairs, refusedBy } from './refused.js';
