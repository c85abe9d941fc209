import { toHiragana } from '../language/kana-scripts.js';
import { HIRAGANA, isHiragana, KANJI, kanjiIn } from '../language/script.js';

const OTHER = new RegExp(`[^${KANJI}${HIRAGANA}]`, 'u');

/** A word up to its last kanji, and the kana after it: 伴 ともな, う. The question is only about the head. */
export type WordHead = { readonly head: string; readonly headReading: string; readonly tail: string };

/** The head of a word; null for one without kanji, or whose reading does not end as it is written. */
export function wordHead({ japaneseWord, reading }: { japaneseWord: string; reading: string }): WordHead | null {
  const last = kanjiIn(japaneseWord).at(-1);
  if (last === undefined || OTHER.test(japaneseWord)) return null;
  const end = japaneseWord.lastIndexOf(last) + last.length;
  const tail = japaneseWord.slice(end);
  const kana = toHiragana(reading);
  if (!isHiragana(kana) || !kana.endsWith(tail) || kana.length === tail.length) return null;
  return { head: japaneseWord.slice(0, end), headReading: kana.slice(0, kana.length - tail.length), tail };
}
