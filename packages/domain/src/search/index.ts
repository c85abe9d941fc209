export { type Marker, type Marks, marker, markWord } from './mark.js';
export {
  createSearchIndex,
  type SearchHit,
  type SearchIndex,
  type SearchOptions,
  type SearchResult,
  type Window,
} from './search-index.js';
export type { Range, SearchableWord, SearchField, SearchMode } from './words.js';
