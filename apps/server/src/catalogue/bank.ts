import { levels } from '@utarang/contract';
import { normalise } from '@utarang/domain/language';
import { queryRanges, simplestFirst } from '@utarang/domain/sentences';
import type { sentences } from '../db/schema.js';

/** A stored sentence; one with `retiredAt` is not shown any more and stays for references to it. */
export type SentenceRow = Omit<typeof sentences.$inferSelect, 'editedAt' | 'version'>;

/** The bank of sentences. It has them as they are stored; how one is shown is computed on demand. */
export type Bank = {
  /** Without retired ones, id ascending. */
  readonly all: readonly SentenceRow[];
  /** The sentence with this id, even a retired one. */
  byId(id: number): SentenceRow | undefined;
  /** The sentences with a word, the simplest first. Sorted on first use. */
  ofWord(wordId: number): readonly SentenceRow[];
  /**
   * Finds the sentences whose Korean contains a query, the simplest first; all of them for a query without a letter.
   */
  filterByQuery(query: string): readonly SentenceRow[];
  /** The number of sentences with a word. */
  usesOf(word: { readonly id: number }): number;
};

export function createBank(stored: readonly SentenceRow[]): Bank {
  const all = stored.filter(({ retiredAt }) => retiredAt === null);
  const byId = new Map(stored.map((sentence) => [sentence.id, sentence]));
  const byWord = new Map<number, SentenceRow[]>();
  for (const sentence of all) {
    for (const id of sentence.wordIds) {
      const listed = byWord.get(id);
      if (listed) listed.push(sentence);
      else byWord.set(id, [sentence]);
    }
  }
  const sorted = new Map<number, readonly SentenceRow[]>();
  return {
    all,
    byId: (id) => byId.get(id),
    usesOf: ({ id }) => byWord.get(id)?.length ?? 0,
    ofWord(wordId) {
      const inTheirOrder = sorted.get(wordId) ?? inOrder(byWord.get(wordId) ?? [], wordId);
      if (inTheirOrder.length > 1) sorted.set(wordId, inTheirOrder);
      return inTheirOrder;
    },
    filterByQuery: (query) =>
      inOrder(
        normalise(query) === '' ? all : all.filter(({ meaningKo }) => queryRanges(meaningKo, query).length > 0),
        null,
      ),
  };
}

function inOrder(sentences: readonly SentenceRow[], wordId: number | null): readonly SentenceRow[] {
  const orderOf = ({ id, level, text, targetIds }: SentenceRow) => ({
    id,
    difficulty: levels.indexOf(level),
    isForIt: wordId !== null && targetIds.includes(wordId),
    length: text.replace(READINGS, '').length,
  });
  return sentences
    .map((sentence) => ({ sentence, order: orderOf(sentence) }))
    .sort((a, b) => simplestFirst(a.order, b.order))
    .map(({ sentence }) => sentence);
}

/** The number of characters of `text` that are not its Japanese: readings in brackets, and spaces. */
const READINGS = /\[[^\]]*\]| /g;
