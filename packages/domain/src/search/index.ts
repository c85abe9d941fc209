export { createEntrySearch, type EntryTexts } from './entry-search.js';
export { withKoreanForms } from './korean-forms.js';
export { type Marks, markWord } from './mark.js';
export type { Reading } from './readings.js';
export {
  createSearchIndex,
  type SearchHit,
  type SearchIndex,
  type SearchOptions,
  type SearchResult,
  type Window,
} from './search-index.js';
export type { Range, SearchableWord, SearchField, SearchMode } from './words.js';
