export type { ArtistEntry, Gender, LineEntry, SongEntry, WordPlace } from './entry.js';
export { factFault, songFactFaults, textFault } from './faults.js';
export { LINE_WORDS_FILE, lineWordsFile } from './line-words.js';
export { checkSongBook, readSongBook, type SongBook } from './read.js';
