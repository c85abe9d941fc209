export type SearchField = 'japaneseWord' | 'hiragana' | 'koreanPronunciation' | 'meaningKo';
export type SearchMode = 'pronunciation' | 'meaning' | 'all';
export type SearchableWord = Readonly<Record<SearchField, string> & { id: number }>;

/** A part of a field, in UTF-16 units of its text, half-open. */
export type TextRange = [start: number, end: number];
