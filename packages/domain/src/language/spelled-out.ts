import type { NfcText } from './normalise.js';

/** A small katakana after another: the ァ of ファ and the ィ of ティ, and the ャ of キャ as well. */
const SMALL_VOWEL = /(?<=[ァ-ヴ])[ァィゥェォ]/g;
const SMALL = /(?<=[ァ-ヴ])[ァィゥェォャュョヮ]/g;

/** The full form of a small katakana: in Unicode each small one comes just before it. */
const full = (kana: string): string => String.fromCharCode(kana.charCodeAt(0) + 1);

/**
 * A reading as it is read by people who know the kana one by one: ソファー is ソフアー; the small ャ, ュ and ョ both joined to the
 * kana before them and separate. None for a reading without small kana. Only for loan words: 美容院 びよういん and 病院 びょういん are
 * two words.
 */
export function spelledOut(kana: NfcText): string[] {
  const ways = new Set([kana.replace(SMALL_VOWEL, full), kana.replace(SMALL, full)]);
  ways.delete(kana);
  return [...ways];
}
