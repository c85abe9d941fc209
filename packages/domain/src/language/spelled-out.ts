import type { NfcText } from './normalise.js';

/** A small katakana behind another: the ァ of ファ and the ィ of ティ, and the ャ of キャ as well. */
const SMALL_VOWEL = /(?<=[ァ-ヴ])[ァィゥェォ]/g;
const SMALL = /(?<=[ァ-ヴ])[ァィゥェォャュョヮ]/g;

/** In Unicode each small katakana stands just before its full one. */
const full = (kana: string): string => String.fromCharCode(kana.charCodeAt(0) + 1);

/**
 * A reading as those read it who know the kana one by one: ソファー is ソフアー; with the small ャ, ュ and ョ as one with the
 * kana before them, and apart from it. None where it has no such kana. Loan words alone: 美容院 びよういん and 病院 びょういん are
 * two words.
 */
export function spelledOut(kana: NfcText): string[] {
  const ways = new Set([kana.replace(SMALL_VOWEL, full), kana.replace(SMALL, full)]);
  ways.delete(kana);
  return [...ways];
}
