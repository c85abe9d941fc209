import { pathToFileURL } from 'node:url';

/**
 * Folders with the data for the checks. The checks run from source; the product is bundled and gets its directories as
 * arguments.
 */
export const dataDirectory = new URL('../data/', import.meta.url);
export const wordsDirectory = new URL('../data/words/', import.meta.url);
export const sentencesDirectory = new URL('../data/sentences/', import.meta.url);
export const quizDirectory = new URL('../data/quiz/', import.meta.url);
export const songsDirectory = new URL('../data/songs/', import.meta.url);
export const kanjiDirectory = new URL('../data/kanji/', import.meta.url);
export const entriesDirectory = new URL('../data/reference/', import.meta.url);

/** The exceptions of the checks: entries that a check refuses and a person has approved, with the reasons. */
export const checksDirectory = new URL('../checks/', import.meta.url);

/** The results of the proofreading of the word book, one line for each pack of 100 words. */
export const reviewFile = new URL('../REVIEW.tsv', import.meta.url);

/** The results of the proofreading of the bank of sentences. */
export const sentenceReviewFile = new URL('../REVIEW-SENTENCES.tsv', import.meta.url);

/** The results of the proofreading of the reference by a second person. */
export const referenceReviewFile = new URL('../REVIEW-REFERENCE.tsv', import.meta.url);

/** The numbers of sentences, entries and quizzes that a second person has proofread. */
export const secondReadingFile = new URL('../REVIEW-SECOND.tsv', import.meta.url);

const root = new URL('../../../', import.meta.url);

/**
 * The document about the content and how it is written. The tests compare its table of the sentences with the files.
 */
export const contentDocument = new URL('docs/content.md', root);

/** Lists of words by level for measuring coverage. They are not part of the product, so the folder may be missing. */
export const referenceDirectory = process.env['REFERENCE_DIR']
  ? pathToFileURL(`${process.env['REFERENCE_DIR']}/`)
  : new URL('../shared/reference/', root);
