import { createSearchIndex, type SearchableWord, type SearchIndex, withKoreanForms } from '@utarang/domain/search';

export { markWord } from '@utarang/domain/search';

/** The search engine of the server, for lists whose words are all here: in a file of its own. */
export const createSearch = (words: readonly SearchableWord[]): SearchIndex =>
  withKoreanForms(createSearchIndex(words), words);
