export type { ArtistEntry, Gender, LineEntry, SongEntry } from './entry.js';
export { factFault, songFactFaults, textFault } from './faults.js';
export { readSongBook, type SongBook } from './read.js';
