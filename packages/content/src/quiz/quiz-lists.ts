import type { WordPairPredicate } from '@utarang/domain/sentences';
import { type RefusedPair, readRefusedPairs, readRows, refusedBy } from './refused.js';

/** The findings of people about options that rules would offer (docs/product/sentences.md#kinds-of-questions). */
export type QuizLists = {
  /** Checks whether a writing has a further reading that the book does not have: 人気 is ひとけ, too. */
  readonly isAlsoRight: (written: string, reading: string) => boolean;
  /** Checks whether two words are too close for a wrong option, and not close enough for a synonym. */
  readonly notNearest: WordPairPredicate;
  /** Checks whether two words fit the same places, so that neither may be a wrong option for the other. */
  readonly sharePlaces: WordPairPredicate;
  /** Checks whether a wrong option makes sense in a sentence whose Korean is not shown. */
  readonly fitsAlone: (sentenceId: number, word: { readonly japaneseWord: string }) => boolean;
  /** The sentences in which a person has read a word in place of another and found that it does not fit. */
  readonly misusesOf: (word: { readonly japaneseWord: string }) => readonly ReadMisuse[];
};

/** A sentence that a word does not fit, and the word that it has, as it is written. */
export type ReadMisuse = { readonly sentenceId: number; readonly fitting: string };

/** The lists beside the quizzes of a directory. */
export async function readQuizLists(directory: URL | string): Promise<QuizLists> {
  const alsoRight = await readRows<'written' | 'reading'>(directory, 'also-right.tsv');
  const notNearest: RefusedPair[] = await readRows(directory, 'not-nearest.tsv');
  const fitsAlone = await readRows<'sentence' | 'word'>(directory, 'fits-alone.tsv');
  const misuses = new Map<string, ReadMisuse[]>();
  for (const row of await readRows<'word' | 'sentence' | 'fitting'>(directory, 'misuses.tsv')) {
    const misuse = { sentenceId: Number(row.sentence), fitting: row.fitting };
    misuses.set(row.word, [...(misuses.get(row.word) ?? []), misuse]);
  }
  const readings = new Set(alsoRight.map(({ written, reading }) => `${written} ${reading}`));
  const fitting = new Set(fitsAlone.map(({ sentence, word }) => `${sentence} ${word}`));
  return {
    isAlsoRight: (written, reading) => readings.has(`${written} ${reading}`),
    notNearest: refusedBy(notNearest),
    sharePlaces: refusedBy(await readRefusedPairs(directory)),
    misusesOf: ({ japaneseWord }) => misuses.get(japaneseWord) ?? [],
    fitsAlone: (sentenceId, { japaneseWord }) => fitting.has(`${sentenceId} ${japaneseWord}`),
  };
}

/** Empty lists, for tests. */
export const NO_QUIZ_LISTS: QuizLists = {
  isAlsoRight: () => false,
  notNearest: () => false,
  sharePlaces: () => false,
  fitsAlone: () => false,
  misusesOf: () => [],
};
