import { toNfc, unvoiced, voiced } from '../language/normalise.js';

const SHORT_O = /[おこそとのほもよろごぞどぼぽょゅ]$/;
const LONG = /[おこそとのほもよろごぞどぼぽょゅすくつぬふむゆ]う$/;
const MAY_DOUBLE = /[つくちき]$/;

/** The place of a kanji in its word: what is heard behind it, and whether anything is before it. */
export type SoundPlace = { readonly isFirst: boolean; readonly next: string };

/**
 * Makes the readings that a learner may take for that of a kanji: its length (しゅ, しゅう), its voicing (かい, がい),
 * the vowel behind a small letter (しゅう, しょう), the stop before the next kanji (けつ, けっ).
 */
export function soundVariants(reading: string, { isFirst, next }: SoundPlace): string[] {
  const found: string[] = [];
  if (LONG.test(reading)) found.push(reading.slice(0, -1));
  else if (SHORT_O.test(reading) || /^[すくふ]$/.test(reading)) found.push(`${reading}う`);
  const other = otherVoice(reading);
  if (other) found.push(other);
  if (/[ゅょ]/.test(reading)) found.push(reading.replace(/[ゅょ]/, (small) => (small === 'ゅ' ? 'ょ' : 'ゅ')));
  if (MAY_DOUBLE.test(reading) && reading.length > 1 && /^[か-こさ-そた-とは-ほ]/.test(next) && !isVoiced(next[0]!))
    found.push(`${reading.slice(0, -1)}っ`);
  return found.filter((each) => each !== reading && !(isFirst && /^[ぱ-ぽんっ]/.test(each)));
}

const isVoiced = (kana: string): boolean => unvoiced(kana) !== kana;

/** か and が; ち and つ have none, since ぢ and づ are rarely written. */
function otherVoice(reading: string): string | null {
  const [first = '', ...rest] = reading;
  if (/[かきくけこさしすせそたてとはひふへほ]/.test(first)) return toNfc(voiced(first)) + rest.join('');
  return /[がぎぐげござじずぜぞだでどばびぶべぼ]/.test(first) ? unvoiced(first) + rest.join('') : null;
}
