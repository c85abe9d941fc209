import { romajiToHangul } from '../../language/index.js';
import { lettersOf, withFinal } from '../../language/jamo.js';
import { remembered } from '../remembered.js';

/**
 * What each syllable costs that is not spelt as the word is pronounced, and the most that a word costs for its
 * spelling.
 */
const PER_OTHER_SYLLABLE = 0.7;
const MOST_FOR_SPELLING = 3;
/** What each syllable costs that nobody writes Japanese with: 었, 더, 의. */
const PER_KOREAN_SYLLABLE = 1.6;

const inHangul = remembered((typed) => romajiToHangul(typed)[0] ?? typed, 5_000);

/**
 * What a part costs for how it was typed: each syllable counts that differs from the pronunciation in Hangul. ー and how
 * ん sounds do not count.
 */
export function spellingCost(typed: string, pronounced: string): number {
  const [one, other] = [plainly(inHangul(typed)), plainly(pronounced)];
  if (one === other) return 0;
  const length = Math.max(one.length, other.length);
  let different = 0;
  for (let i = 0; i < length; i++) if (one.charAt(i) !== other.charAt(i)) different++;
  return Math.min(MOST_FOR_SPELLING, different * PER_OTHER_SYLLABLE) + koreanIn(typed) * PER_KOREAN_SYLLABLE;
}

/** Japanese has no vowel that is written so, and no finals but these. */
const KOREAN_VOWELS = 'ㅓㅕㅙㅚㅢ';
const FINALS_OF_BOTH = 'ㄱㄴㄷㄹㅁㅂㅅㅇ';

/** How many syllables of a text sound as no Japanese does. */
function koreanIn(text: string): number {
  let korean = 0;
  for (const character of text) {
    const [, vowel, final = ''] = lettersOf(character);
    if (vowel !== undefined && (KOREAN_VOWELS.includes(vowel) || !FINALS_OF_BOTH.includes(final))) korean++;
  }
  return korean;
}

/** A text in Hangul without dashes and blanks, and with ㄴ for every final that ん may sound like. */
const plainly = remembered(
  (text) =>
    Array.from(text.replace(/[-ー~\s]/g, ''), (character) => {
      const final = lettersOf(character)[2];
      return final === 'ㅁ' || final === 'ㅇ' ? withFinal(character, 'ㄴ') : character;
    }).join(''),
  10_000,
);
