/** The fields of a word that can be its heading. */
export type HeadingField = 'japaneseWord' | 'reading' | 'koreanPronunciation';

export type CardLines = {
  heading: { field: HeadingField; text: string; lang: 'ja' | 'ko' };
  /** Null where the line is left out. */
  reading: string | null;
  koreanPronunciation: string | null;
  meaningKo: string;
};

type ShownTexts = Readonly<Record<HeadingField | 'meaningKo', string>>;

/**
 * Puts the texts of a word on the lines of a card: "the written form, else the reading, else the pronunciation; a line
 * that would repeat it is left out" (docs/product/lists.md#word-card).
 */
export function cardLines({ japaneseWord, reading, koreanPronunciation, meaningKo }: ShownTexts): CardLines {
  const heading: CardLines['heading'] = japaneseWord
    ? { field: 'japaneseWord', text: japaneseWord, lang: 'ja' }
    : reading
      ? { field: 'reading', text: reading, lang: 'ja' }
      : { field: 'koreanPronunciation', text: koreanPronunciation, lang: 'ko' };
  return {
    heading,
    reading: reading && reading !== heading.text ? reading : null,
    koreanPronunciation: koreanPronunciation && heading.field !== 'koreanPronunciation' ? koreanPronunciation : null,
    meaningKo,
  };
}
