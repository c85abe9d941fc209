import { asSearched, hasKanji, inUsualKanji, KANJI, type SearchText, toHiragana } from '../language/index.js';
import { kanjiOfToday } from '../text/old-kanji.js';
import { writingsOf } from '../words/written-form.js';
import type { SearchableWord } from './words.js';

type WordsWith = (kanji: SearchText) => Iterable<SearchableWord>;

/**
 * The spellings that a query with kanji may have been meant for, where nothing is found by it
 * (docs/product/search.md#other-spellings): 學校 in modern kanji, 碧い in the usual one, 引越 and ふり向く as the book writes the
 * word with these kanji and this reading. The likeliest first. `wordsWith` gives the words in which a kanji stands.
 */
export function* speltOtherwise(query: SearchText, wordsWith: WordsWith): Iterable<SearchText> {
  const spoken = asSearched(SPOKEN.reduce((text, [said, usual]) => text.replace(said, usual), toHiragana(query)));
  if (spoken !== toHiragana(query)) yield spoken;
  for (const [letters, others] of OTHER_LETTERS) {
    const other = asSearched(query.replace(letters, others));
    if (other !== query) yield other;
  }
  if (!hasKanji(query)) return;
  const known = new Set<SearchText>([query]);
  // 色色 is 色々, and 1番 is 一番; but 民主主義 is written as it is.
  const repeated = query.replace(TWICE, '$1々').replace(BEFORE_KANJI, figureInKanji);
  for (const text of [query, repeated]) {
    const today = [...text].map(kanjiOfToday).join('');
    for (const other of [today, inUsualKanji(today)].map(asSearched)) {
      if (!known.has(other)) yield other;
      known.add(other);
    }
  }
  const written = withOtherKana([...repeated].map(kanjiOfToday).join(''), wordsWith);
  if (written !== null) yield written;
}

/** Words in kana as they are pronounced, too, each with its beginning in the book's spelling. */
const SPOKEN: readonly (readonly [said: RegExp, usual: string])[] = [
  [/^さみし/, 'さびし'],
  [/^あったか(?=い|く|み)/, 'あたたか'],
  [/^まあるい/, 'まるい'],
];

/** Letters with variants: ダイアモンド for ダイヤモンド, スマフォ for スマホ, 御茶 for お茶, お味噌汁 for 味噌汁, 仕方無い for 仕方ない. */
const OTHER_LETTERS: readonly (readonly [letters: RegExp, others: string])[] = [
  [/(?<=[イキシチニヒミリギジビピィ])ア/g, 'ヤ'],
  [/(?<=[イキシチニヒミリギジビピィ])ヤ/g, 'ア'],
  [/ウィ/g, 'ウイ'],
  [/フォ/g, 'ホ'],
  [/^御/, 'お'],
  [/^御/, 'ご'],
  [new RegExp(`^[お御](?=${KANJI}{2,}$)`, 'u'), ''],
  [/無い$/, 'ない'],
];

const TWICE = new RegExp(`(${KANJI})\\1`, 'gu');
const BEFORE_KANJI = new RegExp(`[0-9](?=${KANJI})`, 'gu');
const figureInKanji = (figure: string): string => '〇一二三四五六七八九'[Number(figure)]!;

/** Splits a text into its kanji, at the odd indexes, and the kana before, between and after them. */
const EACH_KANJI = new RegExp(`(${KANJI})`, 'u');
const SOME_KANA = '[ぁ-ゖー]';

/**
 * The first word whose kanji, in this order, and whose reading fit the query: 待合せ fits 待ち合わせ, ふり向く fits 振り向く. Kana of
 * the query may stand for kanji of the word. Where the query has no kana, the word may have only kana beside its kanji:
 * 自学 is not 自動車学校.
 */
function withOtherKana(query: string, wordsWith: WordsWith): SearchText | null {
  const parts = query.split(EACH_KANJI).map((part, place) => (place % 2 === 0 ? toHiragana(part) : part));
  const kana = parts.filter((_, place) => place % 2 === 0);
  const isKanjiAlone = parts.length === 3 && kana.join('') === '';
  if (isKanjiAlone || !kana.every((run) => /^[ぁ-ゖー]*$/.test(run))) return null;
  const whole = (toPattern: (part: string, place: number) => string) =>
    new RegExp(`^${parts.map(toPattern).join('')}$`, 'u');
  const reading = whole((part, place) => (place % 2 === 0 ? part : `${SOME_KANA}+`));
  const written = whole((part, place) => (place % 2 === 0 ? inWriting(part, place === parts.length - 1) : part));
  // 割合い is 割合, whose reading ends with い; but の of 着物の is a particle.
  const [, shorter = null] = SPARE_ENDING.exec(query) ?? [];
  for (const word of wordsWith(asSearched(parts[1]!))) {
    if (!reading.test(toHiragana(word.reading))) continue;
    if (writingsOf(word).some((writing) => written.test(writing) || writing === shorter))
      return asSearched(word.japaneseWord);
  }
  return null;
}

/** Two kanji or more, followed by one kana that may already be part of their reading and is no particle. */
const SPARE_ENDING = new RegExp(`^(.*${KANJI}.*${KANJI})[いえきけしせちてみめりれびべぎげ]$`, 'u');

/**
 * The letters that a word may have where a query has kana. One kana at the end is an ending or a particle: の of 本の,
 * which is not 本物.
 */
const inWriting = (kana: string, isLast: boolean): string =>
  kana === '' ? `${SOME_KANA}*` : isLast && kana.length === 1 ? `${SOME_KANA}*${kana}` : '.*';
