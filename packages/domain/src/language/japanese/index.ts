export { formsOf, type InflectingWord, type WordForm } from './forms-of.js';
export type { FormName } from './steps.js';
export { type FormOfWord, wordsOf } from './words-of.js';
