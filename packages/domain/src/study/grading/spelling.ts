import { lettersOf, syllableOf } from '../../language/jamo.js';
import { uncontracted } from './colloquial.js';
import { RESPELT } from './spellings.js';

/** The plain vowels of ㅑ, ㅕ and the like, which sound alike after ㅈ, ㅉ and ㅊ: 쥬스, 텔레비젼, 챠트. */
const PLAIN: Readonly<Record<string, string>> = { ㅑ: 'ㅏ', ㅒ: 'ㅐ', ㅕ: 'ㅓ', ㅖ: 'ㅔ', ㅛ: 'ㅗ', ㅠ: 'ㅜ' };

const plain = (key: string): string =>
  Array.from(key, (syllable) => {
    const [onset = '', vowel = '', final] = lettersOf(syllable);
    return 'ㅈㅉㅊ'.includes(onset) && vowel in PLAIN ? syllableOf(onset, PLAIN[vowel]!, final) : syllable;
  }).join('');

/**
 * A key with its usual misspellings corrected: 에어콘 에어컨, 이쁘다 예쁘다. The first result has all of them corrected, the others
 * one each.
 */
export function respellings(key: string): string[] {
  const found = RESPELT.filter(([typed]) => key.includes(typed));
  if (found.length === 0) return uncontracted(key);
  const spelt = (text: string, [typed, right]: readonly [string, string]) => text.replaceAll(typed, right);
  return [
    ...new Set([found.reduce(spelt, key), ...found.map((pair) => spelt(key, pair)), ...uncontracted(key)]),
  ].filter((text) => text !== key);
}

/**
 * "Listed spelling variants (티비, 에어콘, 이쁘다)" (docs/product/grading.md#spelling-variants), of one letter in all words.
 */
export const soundsAlike = (typed: string, listed: string): boolean => plain(typed) === plain(listed);

const LAX: Readonly<Record<string, string>> = { ㄲ: 'ㄱ', ㄸ: 'ㄷ', ㅃ: 'ㅂ', ㅆ: 'ㅅ', ㅉ: 'ㅈ' };

const laxed = (key: string): string =>
  Array.from(plain(key), (syllable) => {
    const [onset = '', vowel = '', final] = lettersOf(syllable);
    return onset in LAX ? syllableOf(LAX[onset]!, vowel, final) : syllable;
  }).join('');

/** Loan words are pronounced with tense consonants and typed so: 써클 for 서클, 까스 for 가스. All other letters are equal. */
export const isTenseLoan = (typed: string, listed: string): boolean => laxed(typed) === laxed(listed);

/** Katakana marks a loan word. */
export const isLoan = (japaneseWord: string): boolean => /^[ァ-ヺー・]+$/.test(japaneseWord);
