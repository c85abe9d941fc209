import { foldKey } from '../language/index.js';
import { remembered } from './remembered.js';

/** Some 4 MB at most: the parts of a few thousand words. */
const KNOWN_PARTS = 20_000;

/**
 * The fold key of a part of a word, remembered: people look at the same words, and making a key takes as long as a
 * search.
 */
export const keyOfPart = remembered(foldKey, KNOWN_PARTS);

const KANA_OR_SYLLABLE = /^[가-힣ぁ-んァ-ヶ]$/;
/** Characters that are read as one with the kana before them. */
const JOINS = /^[ぁぃぅぇぉゃゅょゎァィゥェォャュョヮー\u3099\u309a]/;
/** A key that begins with one of these begins so whatever follows; ふ is `hu`, and ふぁ `pa`. */
const CERTAIN = 'kstpjnmr';

/** Checks whether the key of the text from `at` on may begin with this letter, told from its first kana or syllable. */
export function mayKeyBegin(text: string, index: number, letter: string): boolean {
  const first = text.charAt(index);
  if (!KANA_OR_SYLLABLE.test(first) || JOINS.test(text.slice(index + 1, index + 2))) return true;
  const begins = keyOfPart(first).charAt(0);
  return begins === letter || !CERTAIN.includes(begins);
}
