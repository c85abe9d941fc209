import { groupWords, regroupWords } from '../../words/groups.js';
import { answerKeys } from './answer-key.js';
import type { GradedWord } from './graded-word.js';
import { sensesOf } from './senses.js';

/** The fields that the book needs of a word. */
type BookWord = Pick<GradedWord, 'japaneseWord' | 'reading' | 'meaningKo' | 'accept'>;

/** The senses of the words of the catalogue, which tell to which word an answer belongs, and the words' spellings. */
export type SenseBook<W extends BookWord = GradedWord> = {
  /** The words by the keys of their senses, in the order of the catalogue. */
  readonly senses: ReadonlyMap<string, readonly W[]>;
  /** The number of words that accept an answer besides their senses, by its key. */
  readonly accept: ReadonlyMap<string, number>;
  /** The words by `japaneseWord`, where several words share one. */
  readonly homographs: ReadonlyMap<string, readonly W[]>;
};

const senseKeysOf = ({ meaningKo }: BookWord) => new Set(sensesOf(meaningKo).flatMap(answerKeys));
const acceptKeysOf = ({ accept }: BookWord) => new Set(accept.flatMap(answerKeys));
const spellingOf = ({ japaneseWord }: BookWord) => [japaneseWord];

export function senseBook<W extends BookWord>(words: readonly W[]): SenseBook<W> {
  const accept = new Map<string, number>();
  countAnswers(accept, words, 1);
  return {
    senses: groupWords(words, senseKeysOf),
    accept,
    homographs: new Map([...groupWords(words, spellingOf)].filter(([, sharing]) => sharing.length > 1)),
  };
}

/**
 * The book after some words were removed and others added: a changed word is in both lists. Equals `senseBook(words)`
 * for words by id, descending, without reading all of them again.
 */
export function changedSenseBook<W extends BookWord & { readonly id: number }>(
  book: SenseBook<W>,
  change: { readonly removed: readonly W[]; readonly added: readonly W[]; readonly words: readonly W[] },
): SenseBook<W> {
  const { removed, added, words } = change;
  const accept = new Map(book.accept);
  countAnswers(accept, removed, -1);
  countAnswers(accept, added, 1);
  const homographs = new Map(book.homographs);
  const spellings = new Set([...removed, ...added].flatMap(spellingOf));
  for (const spelling of spellings) {
    const sharing = words.filter(({ japaneseWord }) => japaneseWord === spelling);
    if (sharing.length > 1) homographs.set(spelling, sharing);
    else homographs.delete(spelling);
  }
  return { senses: regroupWords(book.senses, senseKeysOf, change), accept, homographs };
}

function countAnswers(counts: Map<string, number>, words: readonly BookWord[], step: 1 | -1): void {
  for (const key of words.flatMap((word) => [...acceptKeysOf(word)])) {
    const counted = (counts.get(key) ?? 0) + step;
    if (counted > 0) counts.set(key, counted);
    else counts.delete(key);
  }
}

/** The other words with the same spelling: 上 is うえ, かみ and more. */
export const homographsOf = <W extends BookWord>(
  { japaneseWord, reading }: Pick<BookWord, 'japaneseWord' | 'reading'>,
  book: SenseBook<W>,
): readonly W[] => (book.homographs.get(japaneseWord) ?? []).filter((word) => word.reading !== reading);
