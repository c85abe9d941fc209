import type { SongDetail } from '@utarang/contract';

/** Checks whether it is known when the lines of a song sound, so that they can be followed. */
export const isTimed = ({ lyrics }: Pick<SongDetail, 'lyrics'>): boolean =>
  lyrics.some(({ startMs }) => startMs !== null);
