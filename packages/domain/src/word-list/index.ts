export { listLine } from './list-line.js';
export { listedRows, uniqueWords } from './listed-rows.js';
export { LISTED_MAX, type ListedWord } from './listed-word.js';
export { createMatcher, type Match, type NamedWord } from './match.js';
export {
  FIRST_OWN_ID,
  isOwnWord,
  listedAsOwn,
  OWN_WORDS_MAX,
  type OwnWordTexts,
  ownWordTexts,
  WISHES_MAX,
} from './own-word.js';
export { plainCell } from './plain-cell.js';
