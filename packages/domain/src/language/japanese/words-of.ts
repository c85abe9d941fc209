import { entriesOf } from './classes.js';
import { deinflect } from './deinflect.js';
import type { FormName } from './steps.js';

/**
 * A word that a text may be a form of, in the script of the text: a word of the book that is written so and has one of
 * these parts of speech is meant. `names` are the forms from the inside out: 食べたくなかった is `desire`, `negative`, `past`.
 */
export type FormOfWord = {
  readonly word: string;
  readonly partsOfSpeech: readonly string[];
  readonly names: readonly FormName[];
};

/**
 * All words that a text may be a form of, the shortest chains first; the text is in kanji and kana, or in kana. Many
 * are no words of the language: the caller takes those that the book has. None for what is longer than any form.
 */
export const wordsOf = (form: string): FormOfWord[] =>
  deinflect(form).flatMap(({ word, kind, chain }) =>
    entriesOf(word, kind).map((entry) => ({ ...entry, names: chain })),
  );
