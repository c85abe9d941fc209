export type { QuizEntry } from './entry.js';
export { readQuizzes } from './read.js';
