export {
  analyseLines,
  analyseText,
  type LineToRead,
  type ReadText,
  readByLine,
  stanzasOf,
  type TextLine,
} from './analyse-text.js';
export { BOUND_ENTRIES } from './bound-nouns.js';
export { FORM_ENTRIES, formSteps } from './form-entries.js';
export type { GivenReading } from './given-readings.js';
export { inPlainWords } from './in-plain-words.js';
export { type LineWords, lineWords } from './line-words.js';
export { memoizedTokenizer } from './memoized-tokenizer.js';
export type { Morpheme, Tokenizer } from './morpheme.js';
export { kanjiOfToday } from './old-kanji.js';
export type { PatternSource } from './pattern-source.js';
export { createPatternFinder, type PatternFinder } from './patterns.js';
export { spacedUnits } from './spaced-units.js';
export { createTextBook, type TextBook, type TextWord } from './text-book.js';
export type { TextPart, TextToken } from './text-token.js';
