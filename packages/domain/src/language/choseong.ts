import { strokesOf } from './jamo.js';

/** What each onset counts as: who types initials types ㄷㅂㄹ for 다베루 and ㅌㅂㄹ for 타베루, and means the same word. */
const PLAIN = 'ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅈㄱㄷㅂㅎ';

/** The first conjoining onset, U+1100. */
const FIRST_ONSET = 0x1100;

/** Consonants alone, also such as an input method joins on the way (ㄳ for ㄱ and ㅅ). */
const CONSONANTS = /^[ㄱ-ㅎ\u1100-\u1112\s]+$/;

/**
 * The initial consonants of a text, tense and aspirated ones as the plain one: 타베루 and ㅌㅂㄹ are ㄷㅂㄹ. What has no
 * initial (the dash of 코-히-, spaces, other writing) is left out.
 *
 * Not es-hangul: its `getChoseong` leaves ㄳ whole and keeps tense apart from plain.
 */
export const choseong = (text: string): string =>
  Array.from(text.normalize('NFC'), strokesOf)
    .join('')
    .normalize('NFKD')
    .replace(/[^\u1100-\u1112]/g, '')
    .replace(/./g, (onset) => PLAIN.charAt(onset.charCodeAt(0) - FIRST_ONSET));

/** Whether a query is made of initials only: ㅌㅂㄹ, not 타ㅂㄹ. */
export const isChoseong = (query: string): boolean => CONSONANTS.test(query) && /\S/.test(query);
