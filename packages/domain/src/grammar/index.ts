export { type AnswerTo, type AskedDrill, answerAsked, countedAnswers } from '../study/asked-again.js';
export { createPatternDrill, PATTERNS_ASKED, type PatternDrill } from './drill.js';
export { gradePattern, type PatternVerdict } from './grade-pattern.js';
export { type FitsAlike, fitsAlike, mayFit } from './may-fit.js';
export type { MeaningQuestion } from './meaning-question.js';
export type { DrillPattern, DrillSentence } from './pattern.js';
export { type PatternOption, type PatternQuestion, patternQuestion, WRONG_OPTIONS } from './question.js';
