import type { SongDetail } from '@utarang/contract';

/** Checks whether it is known when the lines of a song sound, so that they can be followed. */
export const isTimed = ({ lyrics }: Pick<SongDetail, 'lyrics'>): boolean =>
  lyrics.some(({ startMs }) => startMs !== null);

/** Checks whether a song can be sung along from beginning to end while it plays: it has a recording, and all its times. */
export const playsWhole = ({ lyrics, youtubeUrl }: Pick<SongDetail, 'lyrics' | 'youtubeUrl'>): boolean =>
  youtubeUrl !== null && lyrics.every(({ startMs }) => startMs !== null);
