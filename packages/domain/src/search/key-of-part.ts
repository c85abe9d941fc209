import { foldKey } from '../language/index.js';
import { memoizeTexts } from './memoize-texts.js';

/** The size of the memo, some 4 MB: the parts of a few thousand words. */
const KNOWN_PARTS = 20_000;

/**
 * The memoized fold key of a part of a word: people look at the same words, and computing a key takes as long as a
 * search.
 */
export const keyOfPart = memoizeTexts(foldKey, KNOWN_PARTS);

const KANA_OR_SYLLABLE = /^[가-힣ぁ-んァ-ヶ]$/;
/** Small characters, which are read together with the kana before them. */
const JOINS = /^[ぁぃぅぇぉゃゅょゎァィゥェォャュョヮー\u3099\u309a]/;
/** Beginnings of keys that do not depend on what follows; ふ is `hu`, and ふぁ `pa`. */
const CERTAIN = 'kstpjnmr';

/** Checks whether the key of the text from `at` on may begin with this letter, by its first kana or syllable. */
export function mayKeyBegin(text: string, index: number, letter: string): boolean {
  const first = text.charAt(index);
  if (!KANA_OR_SYLLABLE.test(first) || JOINS.test(text.slice(index + 1, index + 2))) return true;
  const begins = keyOfPart(first).charAt(0);
  return begins === letter || !CERTAIN.includes(begins);
}
