import { lettersOf, syllableOf } from './jamo.js';

/** Vowels before which ㄴ and ㄹ are dropped. */
const PALATAL = 'ㅑㅒㅕㅖㅛㅠㅣ';

/**
 * The initial-sound rule (두음법칙, Hangul orthography articles 10 to 12): at the beginning of a word 녀 is 여, 료 is 요
 * and 락 is 낙.
 */
export function initialSound(reading: string): string {
  const [onset = '', vowel = '', final] = lettersOf(reading.charAt(0));
  const rest = reading.slice(1);
  if (vowel === '') return reading;
  if (onset === 'ㄹ') return syllableOf(PALATAL.includes(vowel) ? 'ㅇ' : 'ㄴ', vowel, final) + rest;
  if (onset === 'ㄴ' && PALATAL.includes(vowel)) return syllableOf('ㅇ', vowel, final) + rest;
  return reading;
}

/** A reading after others: 렬 and 률 are 열 and 율 after a vowel or ㄴ (article 11: 비율, 선율; but 확률). */
export function soundAfter(before: string, reading: string): string {
  if (reading !== '렬' && reading !== '률') return reading;
  const final = lettersOf(before.slice(-1))[2] ?? '';
  return final === '' || final === 'ㄴ' ? initialSound(reading) : reading;
}
