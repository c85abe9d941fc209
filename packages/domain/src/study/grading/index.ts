export { type AnswerKey, answerKey, answerKeys } from './answer-key.js';
export { type Grade, gradeAnswer } from './grade.js';
export type { GradedWord } from './graded-word.js';
export { type SynonymFault, synonymFault } from './own-synonym.js';
export { changedSenseBook, homographsOf, type SenseBook, senseBook } from './sense-book.js';
export { sensesOf } from './senses.js';
export { strokes } from './slip.js';
