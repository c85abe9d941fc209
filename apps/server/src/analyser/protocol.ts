import type { Inside, Word } from '@utarang/contract';
import type { PastedKind } from '@utarang/domain/pasted';
import type { PatternSource } from '@utarang/domain/text';
import type { CatalogueWord } from '../catalogue/word.js';

/** A word of the book as the worker needs it. */
export type BookWord = Pick<CatalogueWord, keyof Inside<Word> | 'partsOfSpeech' | 'forms'>;

/** An entry of the reference for the worker, with the meaning that it sends back. */
export type BookPattern = PatternSource & { readonly meaning: string };

/**
 * A message to the worker: first the patterns, then the changes of the book before a text. Texts have ids, since they
 * are analysed in turns; the book changes only while none is active.
 */
export type ToWorker =
  | { readonly kind: 'patterns'; readonly patterns: readonly BookPattern[] }
  | { readonly kind: 'book'; readonly changed: readonly BookWord[]; readonly removedIds: readonly number[] }
  | {
      readonly kind: 'analyse';
      readonly id: number;
      readonly text: string;
      readonly wanted: AnalysisParts;
      readonly leave: readonly PastedKind[];
    };

/**
 * The requested part of an answer: all of it; only the words of the text; or the words of each line, for lines of songs
 * with their readings in brackets.
 */
export type AnalysisParts = 'all' | 'words' | 'lines';
/** The words of the book in a text, and the number of different words in all. */
export type WordsOfText = { readonly wordIds: readonly number[]; readonly wordCount: number };

/** A message from the worker: the answer as it is sent, JSON in UTF-8, or what went wrong. */
export type FromWorker =
  | { readonly kind: 'analysed'; readonly id: number; readonly json: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'failed'; readonly id: number; readonly error: string };
