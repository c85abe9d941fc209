import type { Example, Sentence } from '@utarang/contract';
import type { Outline } from '../../lib/outline.js';

/** The outline of a sentence in an answer. */
export const SENTENCE: Outline<Sentence> = {
  id: 0,
  japanese: '',
  furigana: [[null]],
  words: [{ id: 0 }],
  entries: [{ entry: { list: '' } }],
} as never;

/** The outline of a sentence that is the example of a word. */
export const EXAMPLE: Outline<Example> = { ...(SENTENCE as object), target: [0] } as never;
