import { type LineProgress, readLineProgress } from '@utarang/domain/songs';
import { onDevice } from '../../lib/storage.js';

/**
 * Storage of the study of lines on the device: how far one is with each song
 * (docs/product/songs.md#progress-through-a-song).
 */
const PROGRESS = 'song-lines';

/** By the id of the song; empty where the record is damaged. */
function progresses(): Record<string, unknown> {
  const value = onDevice.readJson<unknown>(PROGRESS, null);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

type Lines = readonly { readonly id: number }[];
const idsOf = (lines: Lines): number[] => lines.map((line) => line.id);

export const storedProgress = (id: number | string, lines: Lines): LineProgress =>
  readLineProgress(progresses()[id], idsOf(lines));

export const storeProgress = (id: number | string, progress: LineProgress, lines: Lines): void =>
  onDevice.writeJson(PROGRESS, { ...progresses(), [id]: { ...progress, lines: idsOf(lines) } });
