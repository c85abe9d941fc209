import { hasKanji, inBothKana, KANA } from '../language/index.js';

/** Runs of characters other than kana. ヶ and ヵ are among them: in counters they are read か, like a kanji (一ヶ月). */
const OTHER = new RegExp(`(?:[ヶヵ]|[^${KANA}])+`, 'u');

/**
 * Checks whether a reading can be that of the word: the kana of the word are in it, in order, with at least one kana
 * for each run of anything else. 食べる fits たべる but not たぺる; a word in kana is its own reading. Beside kanji, katakana
 * may be read in hiragana (タンパク質 たんぱくしつ).
 */
export function readingFits(word: string, reading: string): boolean {
  const mixed = hasKanji(word);
  const written = (kana: string) => (mixed ? inBothKana(kana)[0] : kana);
  const read = written(reading);
  // The text before the first run and after the last one may be empty.
  const [first = '', ...further] = word.split(OTHER).map(written);
  const last = further.pop();
  if (last === undefined) return read === first;
  if (!read.startsWith(first) || !read.endsWith(last)) return false;
  let end = first.length;
  // The first position that leaves a kana for the run before is right: it leaves the most for the rest.
  for (const kana of further) {
    const index = read.indexOf(kana, end + 1);
    if (index < 0) return false;
    end = index + kana.length;
  }
  return end < read.length - last.length;
}
