export type SearchField = 'japaneseWord' | 'hiragana' | 'koreanPronunciation' | 'meaningKo';
export type SearchMode = 'pronunciation' | 'meaning' | 'all';
export type SearchableWord = Readonly<Record<SearchField, string> & { id: number }>;
