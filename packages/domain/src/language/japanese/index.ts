export { formsOf, type InflectingWord, type WordForm } from './forms-of.js';
export { chainsTo, inFormOf } from './same-form.js';
export type { FormName } from './steps.js';
export { type FormOfWord, wordsOf } from './words-of.js';
