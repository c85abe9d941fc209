import { type LineProgress, readLineProgress } from '@utarang/domain/songs';
import { onDevice } from '../../../lib/storage.js';

/** What the device keeps of the study of lines: how far one is with each song (docs/product/songs.md#progress-through-a-song). */
const PROGRESS = 'song-lines';

/** A record that may have been damaged. */
function progresses(): Record<string, unknown> {
  const value = onDevice.readJson<unknown>(PROGRESS, null);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

export const keptProgress = (songId: number, lines: number): LineProgress =>
  readLineProgress(progresses()[songId], lines);

export const keepProgress = (songId: number, progress: LineProgress): void =>
  onDevice.writeJson(PROGRESS, { ...progresses(), [songId]: progress });
