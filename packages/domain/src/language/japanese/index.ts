export {
  type Attachment,
  type FormRow,
  formTable,
  type JoinedClass,
  type JoinedForm,
  type SampleWord,
  type WrittenForm,
} from './attach.js';
export { formsOf, type InflectingWord, type WordForm } from './forms-of.js';
export type { FormName } from './steps.js';
export { type FormOfWord, wordsOf } from './words-of.js';
