import { inBothKana } from '../language/index.js';

/** ヶ and ヵ are left out: in counters they are read か, like a kanji (一ヶ月). */
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const READ_OTHERWISE = /[ヶヵ]/;

/**
 * Whether a reading can be that of the word: the kana of the word are in it, in order, with at least one kana for each
 * run of anything else. 食べる fits たべる but not たぺる; a word in kana is its own reading.
 * Beside kanji, katakana may be read in hiragana (タンパク質 たんぱくしつ).
 */
export function readingFits(word: string, reading: string): boolean {
  const mixed = /\p{Script=Han}/u.test(word);
  const written = (kana: string) => (mixed ? inBothKana(kana)[0] : kana);
  const pattern = [...word]
    .map((letter) => (KANA.test(letter) && !READ_OTHERWISE.test(letter) ? written(letter) : '.'))
    .join('');
  return new RegExp(`^${pattern.replace(/\.+/g, '.+')}$`, 'u').test(written(reading));
}
