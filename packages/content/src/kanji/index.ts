export type { KanjiBook, KanjiEntry, Radical } from './entry.js';
export { checkKanji, readKanji } from './read.js';
