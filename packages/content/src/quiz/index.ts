export type { QuizEntry } from './entry.js';
export { readQuizzes } from './read.js';
export { type RefusedPair, readRefusedPairs, refusedBy } from './refused.js';
