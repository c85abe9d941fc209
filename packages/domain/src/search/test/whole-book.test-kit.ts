import { readdirSync, readFileSync } from 'node:fs';
import { isWordFile, rowsOfFile } from '../../test/rows-of-file.js';
import type { HeardWord } from '../heard/heard-word.js';
import { withKoreanForms } from '../korean-forms.js';
import { createSearchIndex } from '../search-index.js';
import { bookWord } from './book-word.js';

/** The real words: of the package `content`, which the rules do not know, only its text files. */
const BOOK = new URL('../../../../content/data/words/', import.meta.url);

/*
 * All files of tests of a thread share this module (vitest.config.ts), so that the book is read and its index made once
 * in each. No test changes them.
 */

/** All words that the product ships. */
export const wholeBook: readonly HeardWord[] = readdirSync(BOOK)
  .filter(isWordFile)
  .flatMap((file) =>
    rowsOfFile(readFileSync(new URL(file, BOOK), 'utf8')).map((row) => ({
      ...bookWord(row),
      partsOfSpeech: row['pos']!.split(','),
      level: /^n\d/.test(file) ? file.slice(0, 2).toUpperCase() : null,
    })),
  );

export const wholeIndex = createSearchIndex(wholeBook);

export const wholeIndexWithForms = withKoreanForms(wholeIndex, wholeBook);
