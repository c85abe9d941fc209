export type { QuizEntry } from './entry.js';
export { NO_QUIZ_LISTS, type QuizLists, readQuizLists } from './quiz-lists.js';
export { readQuizzes } from './read.js';
export { type RefusedPair, readRefusedPairs, refusedBy } from './refused.js';
