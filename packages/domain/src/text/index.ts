export { analyseText, type ReadText, type TextLine } from './analyse-text.js';
export { BOUND_ENTRIES } from './bound-nouns.js';
export { FORM_ENTRIES, formSteps } from './form-entries.js';
export { type LineWords, lineWords } from './line-words.js';
export type { Morpheme, Tokenizer } from './morpheme.js';
export type { PatternSource } from './pattern-source.js';
export { createPatternFinder, type PatternFinder } from './patterns.js';
export { createTextBook, type TextBook, type TextWord } from './text-book.js';
export type { TextPart, TextToken } from './text-token.js';
