import { createLazyPart } from '../../lib/lazy-part.js';

/** The code of the course of a song, of its next song, and of the box for the lyrics of a published one. */
export const courseCode = createLazyPart(async () => (await import('../../parts/course/course-card.js')).CourseCard);
export const nextSongCode = createLazyPart(async () => (await import('./components/next-song.js')).NextSong);
export const pasteCode = createLazyPart(async () => (await import('./components/paste-lyrics.js')).PasteLyrics);

/** Preloads what the server renders of a song's page. */
export const preloadSongParts = () => Promise.all([courseCode.preload(), pasteCode.preload()]);
