export { conjugate, type Form } from './conjugate.js';
export type { Ending, Joins, Use } from './endings.js';
export { isFormAsMeant } from './homonyms.js';
export { isAdjective, isCopula, type Kind } from './kinds.js';
export { dictionaryForms, type Lemma, lemmasOf, stemsWith } from './lemmas.js';
export { nativeBefore, nativeValue, sino, sinoValue } from './numbers.js';
export { finalOf } from './stem.js';
export { isUsualStem } from './usual-stems.js';
