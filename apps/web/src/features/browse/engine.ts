import { createSearchIndex, type SearchableWord, type SearchIndex, withKoreanForms } from '@utarang/domain/search';

export { markWord } from '@utarang/domain/search';

/** The search engine of the server, for lists whose words are all here. Its file is loaded when it is needed. */
export const createSearch = (words: readonly SearchableWord[]): SearchIndex =>
  withKoreanForms(createSearchIndex(words), words);
