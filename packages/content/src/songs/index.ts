export { type ArtistFacts, artistFaults } from './artists.js';
export type { ArtistEntry, Gender, LineEntry, SongEntry } from './entry.js';
export { koreanFaults, misplacedReading, pieceFaults, readingFaults, yearFaults } from './faults.js';
export { readSongBook, type SongBook } from './read.js';
export { videoIdOf } from './video-id.js';
