export {
  type Attachment,
  type FormRow,
  formTable,
  type JoinedClass,
  type JoinedForm,
  type SampleWord,
  type WrittenForm,
} from './attach.js';
export { inflectionsOf, suruTail } from './classes.js';
export { type FormArc, formArcs } from './form-arcs.js';
export { formAsHeard, formsOf, type InflectingWord, type NamedForm } from './forms-of.js';
export { type GlossEnding, glossOf } from './gloss.js';
export { inflected } from './inflect.js';
export { type Kind as Inflection, type Row, rowNumber, rowNumbered, rowsOf } from './rows.js';
export { chainsTo, inFormOf } from './same-form.js';
export { stateOf } from './states.js';
export type { FormName } from './steps.js';
export { type FormOfWord, wordsOf } from './words-of.js';
