export { markWord, type Range } from './mark.js';
export { createSearchIndex, type SearchHit, type SearchIndex, type SearchResult } from './search-index.js';
export type { SearchableWord, SearchField, SearchMode } from './words.js';
