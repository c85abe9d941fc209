import { HIRAGANA, hasKanaOrKanji, JAPANESE, KANJI, KATAKANA } from '../language/index.js';

/** Punctuation that ends or divides a sentence. */
const MARKS = /[。！？!?…、，]/u;
/** A space between two pieces of Japanese. */
const PARTED = new RegExp(`[${JAPANESE}]\\s+[${JAPANESE}]`, 'u');
/** Hiragana between kanji or katakana: 雨が降る, バスを待つ. */
const JOINED = new RegExp(`[${KANJI}${KATAKANA}ー]${HIRAGANA}+[${KANJI}${KATAKANA}]`, 'u');
/** The number of consecutive hiragana from which on they are no single word. */
const MANY_HIRAGANA = new RegExp(`${HIRAGANA}{9}`, 'u');
const ONE_HIRAGANA = new RegExp(HIRAGANA, 'u');
const JAPANESE_LETTER = new RegExp(`[${JAPANESE}]`, 'gu');
const LETTER = /\p{L}/gu;

/** The fewest letters of a sentence; fewer are words: 食べ物. */
const SHORTEST = 5;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * Checks whether a query is a Japanese sentence (docs/product/search.md#one-search), which can be read word by word:
 * most of its letters are Japanese, with hiragana among them, and it is divided by punctuation or spaces, by particles
 * and endings, or as a phrase (`parts`). A word of the book is none (`isWord`).
 */
export function readsAsSentence(query: string, { isWord, parts }: { isWord: boolean; parts: number }): boolean {
  if (isWord || !hasKanaOrKanji(query) || !ONE_HIRAGANA.test(query)) return false;
  const japanese = countOf(query, JAPANESE_LETTER);
  if (japanese * 2 <= countOf(query, LETTER)) return false;
  if (parts > 1) return true;
  if (japanese < SHORTEST) return false;
  return MARKS.test(query) || PARTED.test(query) || JOINED.test(query) || MANY_HIRAGANA.test(query);
}
