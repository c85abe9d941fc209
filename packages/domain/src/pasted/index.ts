export { createDictionary, createPartReadings, type Dictionary } from './dictionary.js';
export { PASTED_KINDS, type PastedKind } from './pasted-kinds.js';
export type { GivenReading } from './pasted-row.js';
export {
  asPasted,
  type PastedLine,
  type Recognised,
  type RecognisedCounts,
  recognise,
} from './recognise.js';
