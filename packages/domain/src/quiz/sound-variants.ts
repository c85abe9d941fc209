import { toNfc, unvoiced, voiced } from '../language/normalise.js';

/** The o and u that may be lengthened by う, long ones, and kana that may turn into っ before a kanji. */
const SHORT_O = /[おこそとのほもよろごぞどぼぽょゅ]$/;
const LONG = /[おこそとのほもよろごぞどぼぽょゅすくつぬふむゆ]う$/;
const MAY_DOUBLE = /[つくちき]$/;

/** The place of a kanji in its word: the sound after it, and whether anything precedes it. */
export type SoundPlace = { readonly isFirst: boolean; readonly next: string };

/**
 * Makes the wrong readings of a kanji that learners may choose: with another length (しゅ, しゅう; せい, せ), voicing (かい, がい),
 * vowel after a small kana (しゅう, しょう), or stop before the next kanji (けつ, けっ).
 */
export function soundVariants(reading: string, { isFirst, next }: SoundPlace): string[] {
  const found: string[] = [];
  if (LONG.test(reading)) found.push(reading.slice(0, -1));
  else if (SHORT_O.test(reading) || /^[すくふ]$/.test(reading)) found.push(`${reading}う`);
  if (/[けせてねへめれげぜでべえ]い$/.test(reading)) found.push(reading.slice(0, -1));
  const other = otherVoice(reading);
  if (other) found.push(other);
  if (/[ゅょ]/.test(reading)) found.push(reading.replace(/[ゅょ]/, (small) => (small === 'ゅ' ? 'ょ' : 'ゅ')));
  if (MAY_DOUBLE.test(reading) && reading.length > 1 && /^[か-こさ-そた-とは-ほ]/.test(next) && !isVoiced(next))
    found.push(`${reading.slice(0, -1)}っ`);
  // No word with kanji begins with ぱ, っ or ん.
  return found.filter((each) => each !== reading && !(isFirst && /^[ぱぴぷぺぽんっ]/.test(each)));
}

/** Checks whether the first kana of a reading is voiced. */
export const isVoiced = (kana: string): boolean => unvoiced(kana[0] ?? '') !== kana[0];

/** The other voicing of a kana: か and が, ちょ and じょ; ち and つ have none, since ぢ and づ are rare. */
export function otherVoice(reading: string): string | null {
  const [first = '', ...rest] = reading;
  if (/^ち[ゃゅょ]/.test(reading)) return `じ${rest.join('')}`;
  if (/[かきくけこさしすせそたてとはひふへほ]/.test(first)) return toNfc(voiced(first)) + rest.join('');
  return /[がぎぐげござじずぜぞだでどばびぶべぼ]/.test(first) ? unvoiced(first) + rest.join('') : null;
}
