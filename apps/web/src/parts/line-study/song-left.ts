import type { LyricLine } from '@utarang/contract';
import { onDevice } from '../../lib/storage.js';

/** The song whose lines were studied last on this device, and the next line, as the first page shows it. */
export type SongLeft = {
  readonly id: number;
  readonly title: string;
  /** Its Korean title and its singers. */
  readonly about: string;
  readonly line: Pick<LyricLine, 'furigana' | 'koMean'>;
  readonly at: number;
  readonly total: number;
};

const STORED = 'song-left';

const isPart = (part: unknown): boolean =>
  Array.isArray(part) && typeof part[0] === 'string' && (part[1] === null || typeof part[1] === 'string');

/** The stored song. Null where none was studied, where the last one is finished, and where the record is damaged. */
export function storedSong(): SongLeft | null {
  const stored = onDevice.readJson<Partial<SongLeft> | null>(STORED, null);
  if (typeof stored !== 'object' || stored === null) return null;
  const { id, title, about, line, at, total } = stored;
  const isWhole =
    [id, at, total].every((value) => Number.isSafeInteger(value) && (value as number) > 0) &&
    [title, about, line?.koMean].every((value) => typeof value === 'string') &&
    Array.isArray(line?.furigana) &&
    line.furigana.every(isPart);
  return isWhole ? (stored as SongLeft) : null;
}

/** Stores the song; removes it once all its lines are done. */
export const storeSong = (left: SongLeft | null): void => onDevice.writeJson(STORED, left);
