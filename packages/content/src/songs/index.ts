export type { ArtistEntry, LineEntry, SongEntry } from './entry.js';
export { readSongBook, type SongBook } from './read.js';
