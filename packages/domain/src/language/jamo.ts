/**
 * The letters of Hangul in the order of Unicode, which is that of the syllables (The Unicode Standard, section 3.12).
 */
export const ONSETS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
export const VOWELS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
/** The space at the beginning stands for no final. */
export const FINALS = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';

/** Letters that take two strokes on the two-set keyboard. ㄲ, ㄸ, ㅃ, ㅆ, ㅉ, ㅒ and ㅖ are one, with shift. */
// biome-ignore format: a table
const TWO_STROKES: Readonly<Record<string, string>> = {
  ㄳ: 'ㄱㅅ', ㄵ: 'ㄴㅈ', ㄶ: 'ㄴㅎ', ㄺ: 'ㄹㄱ', ㄻ: 'ㄹㅁ', ㄼ: 'ㄹㅂ', ㄽ: 'ㄹㅅ', ㄾ: 'ㄹㅌ', ㄿ: 'ㄹㅍ', ㅀ: 'ㄹㅎ', ㅄ: 'ㅂㅅ',
  ㅘ: 'ㅗㅏ', ㅙ: 'ㅗㅐ', ㅚ: 'ㅗㅣ', ㅝ: 'ㅜㅓ', ㅞ: 'ㅜㅔ', ㅟ: 'ㅜㅣ', ㅢ: 'ㅡㅣ',
};

export const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;

/** A syllable, in NFC, as its two or three letters; any other character as itself. */
export function lettersOf(character: string): string {
  const index = character.charCodeAt(0) - FIRST_SYLLABLE;
  if (!(index >= 0 && index <= LAST_SYLLABLE - FIRST_SYLLABLE)) return character;
  const final = index % FINALS.length;
  const onsetAndVowel = (index - final) / FINALS.length;
  const vowel = onsetAndVowel % VOWELS.length;
  return ONSETS.charAt((onsetAndVowel - vowel) / VOWELS.length) + VOWELS.charAt(vowel) + FINALS.charAt(final).trim();
}

export function syllableOf(onset: string, vowel: string, final = ''): string {
  const onsetAndVowel = ONSETS.indexOf(onset) * VOWELS.length + VOWELS.indexOf(vowel);
  return String.fromCharCode(FIRST_SYLLABLE + onsetAndVowel * FINALS.length + FINALS.indexOf(final || ' '));
}

/** A syllable with another final, or with none. */
export function withFinal(syllable: string, final: string): string {
  const [onset = '', vowel = ''] = lettersOf(syllable);
  return syllableOf(onset, vowel, final);
}

/** The keys pressed for a letter: ㅘ is ㅗ and ㅏ. */
export const strokesOf = (letter: string): string => TWO_STROKES[letter] ?? letter;

/** The letter of two strokes, or of one stroke itself. */
export const joinedLetter = (strokes: string): string =>
  Object.keys(TWO_STROKES).find((letter) => TWO_STROKES[letter] === strokes) ?? strokes;
