import { hasHangul, hasJapaneseLetter, hasKanji, isKana } from '../language/index.js';

/** The kinds of columns in a list. */
export type ListColumn = 'text' | 'reading' | 'meaning' | 'kind';

/** The indexes of the columns of a list. `kind` is the column with the kind of each item. */
export type ListColumns = { readonly text: number } & Partial<Readonly<Record<Exclude<ListColumn, 'text'>, number>>>;

/** The headings that programs and people use, in lower case without spaces. */
const HEADINGS: Readonly<Record<ListColumn, readonly string[]>> = {
  text: (
    '단어 일본어 표기 일본어단어 한자 word words japanese japaneseword expression vocabulary vocab kanji vocabulary-kanji ' +
    'vocab-kanji characters spelling term written front 앞면 앞 単語 語彙 表記 言葉 日本語 slug'
  ).split(' '),
  reading: (
    '읽기 읽는법 히라가나 가나 요미가나 후리가나 reading readings reading(s) kana hiragana furigana yomi yomigana ' +
    'vocabulary-kana vocab-kana primaryreading 読み よみ 読み方 ふりがな かな'
  ).split(' '),
  meaning: (
    '뜻 의미 한국어 한국어뜻 뜻풀이 해석 번역 meaning meanings meaning(s) meaningko korean english definition definitions ' +
    'translation gloss glossary back 뒷면 뒤 vocabulary-english vocab-english primarymeaning 意味 韓国語'
  ).split(' '),
  kind: ['itemtype', 'subjecttype', 'object'],
};
const asHeading = (cell: string): string => cell.toLowerCase().replace(/[\s_]/g, '');

const columnOf = (heading: string): ListColumn | null => {
  const name = asHeading(heading);
  return (Object.keys(HEADINGS) as ListColumn[]).find((column) => HEADINGS[column].includes(name)) ?? null;
};

/** The columns by their headings; null where none of them is that of the words. */
export function columnsByHeading(headings: readonly string[]): ListColumns | null {
  const places = new Map<ListColumn, number>();
  for (const [place, heading] of headings.entries()) {
    const column = columnOf(heading);
    if (column && !places.has(column)) places.set(column, place);
  }
  const text = places.get('text') ?? places.get('reading');
  return text === undefined ? null : { ...Object.fromEntries(places), text };
}

/** The number of rows by which the columns are recognised. */
const SAMPLE = 200;
/** The longest average length of words; sentences are longer. */
const WORD_LENGTH = 14;

/** Recognises the columns by their content; null where no column has Japanese. */
export function columnsByContent(rows: readonly (readonly string[])[]): ListColumns | null {
  const sample = rows.slice(0, SAMPLE);
  const width = Math.max(0, ...sample.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, place) => {
    const cells = sample.map((row) => row[place] ?? '').filter((cell) => cell !== '');
    const share = (holds: (cell: string) => boolean) => cells.filter(holds).length / Math.max(1, sample.length);
    return {
      place,
      length: cells.reduce((sum, cell) => sum + cell.length, 0) / Math.max(1, cells.length),
      japanese: share((cell) => hasJapaneseLetter(cell) && !hasHangul(cell)),
      kanji: share(hasKanji),
      kana: share((cell) => isKana(cell.replace(/[\s・、,]/g, ''))),
      other: share((cell) => !hasJapaneseLetter(cell) && /\p{Letter}/u.test(cell)),
      hangul: share(hasHangul),
    };
  });
  const japanese = columns.filter((column) => column.japanese >= 0.5);
  const words = japanese.filter((column) => column.length <= WORD_LENGTH);
  const [text] = (words.length > 0 ? words : japanese).sort((a, b) => b.kanji - a.kanji || a.place - b.place);
  if (!text) return null;
  const reading = columns.find((column) => column.place !== text.place && column.kana >= 0.5);
  const otherColumns = columns.filter((column) => column.place !== text.place && column.place !== reading?.place);
  // Of two columns in Hangul the last one is the meaning: the reading is next to the word.
  const meaning =
    otherColumns.findLast((column) => column.hangul >= 0.5) ?? otherColumns.find((column) => column.other >= 0.5);
  return {
    text: text.place,
    ...(reading && { reading: reading.place }),
    ...(meaning && { meaning: meaning.place }),
  };
}
