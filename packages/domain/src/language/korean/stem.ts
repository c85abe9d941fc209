import { lettersOf, syllableOf } from '../jamo.js';

/** A stem, the text before 다, and the letters of its last syllable. */
export type Stem = {
  readonly text: string;
  /** The text before the last syllable. */
  readonly head: string;
  readonly onset: string;
  readonly vowel: string;
  /** Empty for a stem that ends in a vowel. */
  readonly final: string;
};

const DICTIONARY_FORM = /^[가-힣]+다$/;

/** The stem of a verb or adjective in its dictionary form; null for any other text, or another form (됐다, 안 된다). */
export function stemOf(word: string): Stem | null {
  if (!DICTIONARY_FORM.test(word)) return null;
  const stem = parsed(word.slice(0, -1));
  return isNoStem(stem) || isInflected(stem) ? null : stem;
}

/** Checks for texts that are no stem: none ends with 아 or 어, nor with 으 after a consonant: 모으다, but no 먹으다. */
const isNoStem = ({ text, head }: Stem): boolean =>
  /[아어]$/.test(text) || (text.endsWith('으') && finalOf(head) !== '');

/** Checks whether a text ends with 다 of an ending: 먹었다 (but 있다, 재밌다), 안 된다 (but 신다, 안다), 갑니다 (but 다니다). */
function isInflected({ text, head, final }: Stem): boolean {
  if (final === 'ㅆ') return !/[있밌]$/.test(text);
  if (final === 'ㄴ') return !/[신안]$/.test(text);
  return text.endsWith('니') && finalOf(head) === 'ㅂ';
}

export function parsed(text: string): Stem {
  const [onset = '', vowel = '', final = ''] = lettersOf(text.slice(-1));
  return { text, head: text.slice(0, -1), onset, vowel, final };
}

/** The final of the last syllable; digits and Latin letters count as ending in a vowel (TV). */
export const finalOf = (text: string): string => lettersOf(text.slice(-1))[2] ?? '';

/** The text with another final, or with none. */
export const withFinal = ({ head, onset, vowel }: Stem, final: string): string =>
  head + syllableOf(onset, vowel, final);

/** The text with another vowel and no final. */
export const withVowel = ({ head, onset }: Stem, vowel: string): string => head + syllableOf(onset, vowel);
