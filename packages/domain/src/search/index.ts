export { lazy } from '../language/lazy.js';
export { withAcceptedAnswers } from './accepted-answers.js';
export { hasTableEnding } from './ending-in-table.js';
export { bareMeaning } from './ending-pattern.js';
export { createEndingPhrases, type EndingPhrases } from './ending-phrase.js';
export { ENDING_TABLE } from './ending-table.js';
export type { EntryTexts } from './entry-readings.js';
export {
  createEntrySearch,
  createRankedSearch,
  type EntryIndex,
  entryIndex,
  type RankedEntry,
} from './entry-search.js';
export { spellingOf } from './form-texts.js';
export { type EntryAddress, type EntryList, FUNCTION_WORDS } from './heard/function-words.js';
export type { Cutting, CuttingPart } from './heard/heard.js';
export type { HeardForm, HeardWord, UsesOf } from './heard/heard-word.js';
export { heardPlace } from './heard-place.js';
export { withKoreanForms } from './korean-forms.js';
export { everyItem, type ListQuery, listPage, pageOfItems, type Show, shownForm } from './listing.js';
export { type Marks, markWord } from './mark.js';
export { createMusicSearch, type MusicFound, type MusicTexts, musicIndex } from './music/music-search.js';
export {
  type BookCells,
  type BookWord,
  bookColumns,
  cellsOf,
  type PackedBook,
  packBook,
  unpackBook,
  wordsIn,
} from './packed-book.js';
export { pageAnswer } from './page-answer.js';
export type { Reading } from './readings.js';
export {
  createSearchIndex,
  type HitWindow,
  type SearchHit,
  type SearchIndex,
  type SearchOptions,
  type SearchResult,
} from './search-index.js';
export { searchPage } from './search-page.js';
export { readsAsSentence } from './sentence-query.js';
export { createFixedHeardShelf, createHeardShelf, createShelf, type FixedShelf, type Shelf } from './shelf.js';
export { columnHashes } from './stored-columns.js';
export { packIndex, type StoredIndex, unpackIndex } from './stored-index.js';
export { unansweredKey } from './unanswered-key.js';
export { withChanges } from './with-changes.js';
export { withCounted } from './with-counted.js';
export { withHeard } from './with-heard.js';
export type { AcceptingWord, SearchableWord, SearchField, SearchMode, TextRange } from './words.js';
