export {
  type Attachment,
  type FormRow,
  formTable,
  type JoinedClass,
  type JoinedForm,
  type SampleWord,
  type WrittenForm,
} from './attach.js';
export { kindsOf as inflectionsOf } from './classes.js';
export { type FormArc, formArcs, rowNumber, rowNumbered, rowsOf } from './form-arcs.js';
export { formsOf, type InflectingWord, type WordForm } from './forms-of.js';
export { glossOf } from './gloss.js';
export { inflected } from './inflect.js';
export type { Kind as Inflection, Row } from './rows.js';
export { chainsTo, inFormOf } from './same-form.js';
export type { FormName } from './steps.js';
export { type FormOfWord, wordsOf } from './words-of.js';
