import { hasJapaneseLetter, isKana, toHiragana, toNfkc } from '../language/index.js';
import { itemKey } from '../words/answer-items.js';
import { writingsOf } from '../words/written-form.js';
import type { ListedWord } from './listed-word.js';

/** The fields of a word of the book that a list can name. */
export type NamedWord = {
  readonly id: number;
  readonly japaneseWord: string;
  readonly reading: string;
  readonly meaningKo: string;
  readonly forms?: readonly { readonly written: string }[] | undefined;
};

/** The words of the book that may be meant by a listed word. */
export type Match<Word> = { readonly match: 'exact' | 'several' | 'none'; readonly words: readonly Word[] };

/** The most words to choose from. */
export const CANDIDATES_MAX = 8;

/** The key for comparison: kana of any width and script are equal. */
const keyOf = (text: string): string => toHiragana(toNfkc(text)).replace(/[\s~～〜]/gu, '');

/** Readings of one cell: 「からい、つらい」. */
const readingsIn = (cell: string): string[] =>
  cell
    .split(/[、,;；/／]/u)
    .map(keyOf)
    .filter((reading) => reading !== '');

const sensesIn = (meaning: string): Set<string> =>
  new Set(
    meaning
      .split(/[,，;；/／、\n]|\d[.)]/u)
      .map((sense) => itemKey(sense.trim()))
      .filter((sense) => sense !== ''),
  );

/** Endings that lists write after a word and the book does not: 勉強する, 静かな. */
const TAIL = /(?:する|な|だ)$/u;

function addToIndex<Word>(index: Map<string, Word[]>, word: Word, keys: readonly string[]): void {
  for (const key of new Set(keys)) {
    const listed = index.get(key);
    if (listed) listed.push(word);
    else index.set(key, [word]);
  }
}

/** An index of words that is built one word at a time, so that the caller can pause. */
type Matcher<Word> = {
  readonly add: (word: Word) => void;
  readonly match: (listed: ListedWord) => Match<Word>;
};

/**
 * Finds the words of the book for a listed one (docs/product/take-along.md#what-matches): by its writing, else by its
 * reading; reading and meaning decide between words that are written alike.
 */
export function createMatcher<Word extends NamedWord>(): Matcher<Word> {
  const bySpelling = new Map<string, Word[]>();
  const byReading = new Map<string, Word[]>();
  const add = (word: Word): void => {
    addToIndex(bySpelling, word, writingsOf(word).map(keyOf));
    addToIndex(byReading, word, [keyOf(word.reading)]);
  };
  const find = (key: string): readonly Word[] => bySpelling.get(key) ?? (isKana(key) ? byReading.get(key) : null) ?? [];
  const written = (text: string): readonly Word[] => {
    const key = keyOf(text);
    const found = find(key);
    return found.length > 0 || !TAIL.test(key) ? found : find(key.replace(TAIL, ''));
  };
  const match = ({ text, reading, meaning }: ListedWord): Match<Word> => {
    if (!hasJapaneseLetter(text)) return NONE;
    const found = written(text);
    if (found.length === 0) return NONE;
    const readings = readingsIn(reading);
    const readSo = found.filter((word) => readings.some((one) => isReadAs(keyOf(word.reading), one)));
    // The book has another reading: the member decides whether it is that word.
    if (readings.length > 0 && readSo.length === 0 && !isKana(text)) return several(found);
    const left = readSo.length > 0 ? readSo : found;
    if (left.length === 1) return { match: 'exact', words: left };
    const senses = sensesIn(meaning);
    const meant = left.filter((word) => [...sensesIn(word.meaningKo)].some((sense) => senses.has(sense)));
    return meant.length === 1 ? { match: 'exact', words: meant } : several(left);
  };
  return { add, match };
}

const isReadAs = (own: string, listed: string): boolean => own === listed || own === listed.replace(TAIL, '');

const NONE = { match: 'none', words: [] } as const;

const several = <Word>(words: readonly Word[]): Match<Word> => ({
  match: 'several',
  words: words.slice(0, CANDIDATES_MAX),
});
