import { FINALS, FIRST_SYLLABLE, ONSETS, strokesOf, VOWELS } from './jamo.js';
import type { NfcText } from './normalise.js';

/** The initial as which each of `ONSETS` counts. People type both ㄷㅂㄹ and ㅌㅂㄹ for one word, 다베루 or 타베루. */
const PLAIN = [...'ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅈㄱㄷㅂㅎ'];

/** The first conjoining onset. */
const FIRST_ONSET = 0x1100;

/** The syllables that begin with one onset, and all of them. */
const OF_ONSET = VOWELS.length * FINALS.length;
const SYLLABLES = ONSETS.length * OF_ONSET;

/** Single consonants, and the pairs that an input method joins during typing (ㄳ for ㄱ and ㅅ). */
const CONSONANTS = /^[ㄱ-ㅎ\u1100-\u1112\s]+$/;

/**
 * The initial consonants of a text, tense and aspirated ones as the plain one: 타베루 and ㅌㅂㄹ are ㄷㅂㄹ. Characters without
 * an initial (the dash of 코-히-, spaces, other scripts) are left out. es-hangul is not used: its `getChoseong` does not
 * split ㄳ and distinguishes tense from plain.
 */
export function choseong(text: NfcText): string {
  let initials = '';
  for (const character of text) {
    // Nearly all indexed characters are syllables, of which there are many.
    const syllable = character.charCodeAt(0) - FIRST_SYLLABLE;
    if (syllable >= 0 && syllable < SYLLABLES) {
      initials += PLAIN[Math.floor(syllable / OF_ONSET)]!;
      continue;
    }
    for (const consonant of strokesOf(character)) initials += PLAIN[onsetIndex(consonant)] ?? '';
  }
  return initials;
}

/** The index in `ONSETS` of a single consonant, conjoining or not; -1 for anything else. */
function onsetIndex(letter: string): number {
  const conjoining = letter.charCodeAt(0) - FIRST_ONSET;
  return conjoining >= 0 && conjoining < ONSETS.length ? conjoining : ONSETS.indexOf(letter);
}

/** Checks whether a query consists of initials only: ㅌㅂㄹ, not 타ㅂㄹ. */
export const isChoseong = (query: string): boolean => CONSONANTS.test(query) && /\S/.test(query);
