import type { SongDetail } from '@utarang/contract';

/** Checks whether the times of a song's lines are known, so that they can be followed. */
export const isTimed = ({ lyrics }: Pick<SongDetail, 'lyrics'>): boolean =>
  lyrics.some(({ startMs }) => startMs !== null);

/** Checks whether a song is one of our own, whose tune the browser plays. */
export const hasTune = (song: Pick<SongDetail, 'lyrics' | 'level'>): boolean => song.level !== null && isTimed(song);

/** Checks whether a song can be sung along from beginning to end while it plays: it has a recording or a tune, and all its times. */
export const playsWhole = (song: Pick<SongDetail, 'lyrics' | 'level' | 'youtubeUrl'>): boolean =>
  (song.youtubeUrl !== null || hasTune(song)) && song.lyrics.every(({ startMs }) => startMs !== null);
