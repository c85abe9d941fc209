export { answerItems, SEPARATOR } from './answer-items.js';
export { MEANING_MAX, type WordFault, type WordTexts, wordFaults } from './word-faults.js';
