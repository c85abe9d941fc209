import type { Inside, Word } from '@utarang/contract';
import type { PastedKind } from '@utarang/domain/pasted';
import type { PatternSource } from '@utarang/domain/text';
import type { CatalogueWord } from '../catalogue/word.js';

/** A word of the book as the worker needs it. */
export type BookWord = Pick<CatalogueWord, keyof Inside<Word> | 'partsOfSpeech' | 'forms'>;

/** An entry of the reference as the worker looks for it and tells it. */
export type BookPattern = PatternSource & { readonly meaning: string };

/** A message to the worker: the patterns once, the words of the book that it does not have as they are now, and texts, one at a time. */
export type ToWorker =
  | { readonly kind: 'patterns'; readonly patterns: readonly BookPattern[] }
  | { readonly kind: 'book'; readonly changed: readonly BookWord[]; readonly removedIds: readonly number[] }
  | { readonly kind: 'analyse'; readonly text: string; readonly wanted: Wanted; readonly leave: readonly PastedKind[] };

/**
 * All of an answer, or its words alone: which of the book, and how many different ones in all; or the words of each
 * line, of a text with its readings in brackets as lines of songs have them.
 */
export type Wanted = 'all' | 'words' | 'lines';
export type WordsOfText = { readonly wordIds: readonly number[]; readonly wordCount: number };

/** Back: the answer as it is sent, JSON in UTF-8; or what went wrong. */
export type FromWorker =
  | { readonly kind: 'analysed'; readonly json: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'failed'; readonly error: string };
