import { entriesOf } from './classes.js';
import { deinflect } from './deinflect.js';
import type { FormName } from './steps.js';

/**
 * A possible word of a text, in its script: a word of the book with this writing and one of these parts of speech.
 * `names` are the forms from the inside out: 食べたくなかった is `desire`, `negative`, `past`.
 */
export type FormOfWord = {
  readonly word: string;
  readonly partsOfSpeech: readonly string[];
  readonly names: readonly FormName[];
};

/**
 * All possible words of a text, the shortest chains first; the text is in kanji and kana, or in kana. Many do not
 * exist: the caller keeps those that the book has. None for a text that is longer than any form.
 */
export const wordsOf = (form: string): FormOfWord[] =>
  deinflect(form).flatMap(({ word, kind, chain }) =>
    entriesOf(word, kind).map((entry) => ({ ...entry, names: chain })),
  );
