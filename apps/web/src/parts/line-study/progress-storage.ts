import type { LyricLine } from '@utarang/contract';
import { type CourseRecord, type LineProgress, lineKey, readLineProgress } from '@utarang/domain/songs';
import { onDevice } from '../../lib/storage.js';

/** The name of the stored progress with each song (docs/product/songs.md#progress-through-a-song). */
const PROGRESS = 'song-lines';

/** The stored progress by the id of the song; empty where the record is damaged. */
function progresses(): Record<string, unknown> {
  const value = onDevice.readJson<unknown>(PROGRESS, null);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

type Lines = readonly LyricLine[];

/** The number of lines that the course had as studied when the progress was stored. */
const studiedThen = (stored: unknown): number => {
  const { studied } = (stored ?? { studied: 0 }) as { studied?: unknown };
  return typeof studied === 'number' ? studied : Number.POSITIVE_INFINITY;
};

/**
 * The progress of the study of lines. Where another device has studied lines since, it continues from the first line
 * that was studied on no device (docs/product/songs.md#progress-through-a-song).
 */
export function storedProgress(id: number | string, lines: Lines, { studied }: CourseRecord): LineProgress {
  const stored = progresses()[id];
  const own = readLineProgress(
    stored,
    lines.map(({ id: lineId }) => lineId),
  );
  if (studied.length <= studiedThen(stored)) return own;
  const keys = new Set(studied);
  const done = lines.filter(({ jpText, seq }) => keys.has(lineKey(jpText)) || own.done.includes(seq));
  if (done.length === 0) return own;
  const open = lines.find((line) => !done.includes(line));
  return { at: open?.seq ?? lines.length + 1, done: done.map(({ seq }) => seq) };
}

export function storeProgress(id: number | string, progress: LineProgress, lines: Lines, course: CourseRecord): void {
  const stored = { ...progress, lines: lines.map((line) => line.id), studied: course.studied.length };
  onDevice.writeJson(PROGRESS, { ...progresses(), [id]: stored });
}
