import {
  asSearched,
  hasKanji,
  inUsualKanji,
  isOneKanji,
  KANJI,
  type SearchText,
  toHiragana,
} from '../language/index.js';
import { kanjiOfToday } from '../text/old-kanji.js';
import { writingsOf } from '../words/written-form.js';
import type { SearchableWord } from './words.js';

/**
 * The spellings that a query with kanji may have been meant for, where nothing is found by it
 * (docs/product/search.md#other-spellings): 學校 in the kanji of today, 碧い in the usual one, 引越 and ふり向く as the book
 * writes the word with these kanji and this reading. The likeliest first.
 */
export function* speltOtherwise(query: SearchText, words: Iterable<SearchableWord>): Iterable<SearchText> {
  const spoken = asSearched(SPOKEN.reduce((text, [said, usual]) => text.replace(said, usual), toHiragana(query)));
  if (spoken !== toHiragana(query)) yield spoken;
  if (!hasKanji(query)) return;
  // 色色 is 色々, and 1番 一番.
  const repeated = query.replace(TWICE, '$1々').replace(BEFORE_KANJI, figureInKanji);
  const today = asSearched([...repeated].map(kanjiOfToday).join(''));
  if (today !== query) yield today;
  const usual = asSearched(inUsualKanji(today));
  if (usual !== today) yield usual;
  const written = withOtherKana(today, words);
  if (written !== null) yield written;
}

/** Words in kana as they are said, too, each with the beginning that the book has. */
const SPOKEN: readonly (readonly [said: RegExp, usual: string])[] = [
  [/^さみし/, 'さびし'],
  [/^あったか(?=い|く|み)/, 'あたたか'],
  [/^まあるい/, 'まるい'],
];

const TWICE = new RegExp(`(${KANJI})\\1`, 'gu');
const BEFORE_KANJI = new RegExp(`[0-9](?=${KANJI})`, 'gu');
const figureInKanji = (figure: string): string => '〇一二三四五六七八九'[Number(figure)]!;

/** The first word whose kanji, in this order, and whose reading the query can be: 待合せ of 待ち合わせ, ふり向く of 振り向く. */
function withOtherKana(query: string, words: Iterable<SearchableWord>): SearchText | null {
  const letters = [...query];
  const kanji = letters.filter(isOneKanji);
  const kana = letters.map((letter) => (isOneKanji(letter) ? '' : toHiragana(letter)));
  if (letters.length < 2 || !kana.every((letter) => letter === '' || /^[ぁ-ゖー]$/.test(letter))) return null;
  const reading = new RegExp(`^${kana.map((letter) => (letter === '' ? '[ぁ-ゖー]+' : letter)).join('')}$`);
  for (const word of words) {
    // Quick for nearly all words: most share no kanji with the query.
    if (!writingsOf(word).some((writing) => holdsInOrder(writing, kanji))) continue;
    if (reading.test(toHiragana(word.reading))) return asSearched(word.japaneseWord);
  }
  return null;
}

function holdsInOrder(writing: string, kanji: readonly string[]): boolean {
  let from = 0;
  for (const each of kanji) {
    const place = writing.indexOf(each, from);
    if (place < 0) return false;
    from = place + each.length;
  }
  return true;
}
