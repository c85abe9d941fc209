import { answerKeys } from './answer-key.js';
import type { GradedWord } from './graded-word.js';
import { sensesOf } from './senses.js';

/** What the book needs of a word. */
type BookWord = Pick<GradedWord, 'japaneseWord' | 'hiragana' | 'meaningKo' | 'accept'>;

/** What the words of the catalogue mean, to see whose an answer is, and how they are spelt. */
export type SenseBook<W extends BookWord = GradedWord> = {
  /** The words by the keys of their senses, in the order of the catalogue. */
  readonly senses: ReadonlyMap<string, readonly W[]>;
  readonly accept: ReadonlySet<string>;
  /** The words by `japaneseWord`, where several words share one. */
  readonly homographs: ReadonlyMap<string, readonly W[]>;
};

/** Built once for a catalogue, and again when a word changes. */
export function senseBook<W extends BookWord>(words: readonly W[]): SenseBook<W> {
  const senses = new Map<string, W[]>();
  const spelt = new Map<string, W[]>();
  for (const word of words) {
    add(spelt, word.japaneseWord, word);
    for (const key of new Set(sensesOf(word.meaningKo).flatMap(answerKeys))) add(senses, key, word);
  }
  return {
    senses,
    accept: new Set(words.flatMap(({ accept }) => accept).flatMap(answerKeys)),
    homographs: new Map([...spelt].filter(([, sharing]) => sharing.length > 1)),
  };
}

function add<W>(index: Map<string, W[]>, key: string, word: W): void {
  const words = index.get(key);
  if (words) words.push(word);
  else index.set(key, [word]);
}

/** The other words that are spelt alike: 上 is うえ, かみ and more. */
export const homographsOf = <W extends BookWord>(
  { japaneseWord, hiragana }: Pick<BookWord, 'japaneseWord' | 'hiragana'>,
  book: SenseBook<W>,
): readonly W[] => (book.homographs.get(japaneseWord) ?? []).filter((word) => word.hiragana !== hiragana);
