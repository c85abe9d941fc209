import type { LineTimes } from '@utarang/domain/timing';
import { readTune, type Tune, tuneTimes } from '@utarang/domain/tunes';

/** The tunes of all our own songs, by their files: together they are a few kB, one file and one request. */
const FILES = import.meta.glob<string>('../../../../../packages/content/data/songs/tunes/*.abc', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/**
 * The tune of a song of our own; null where it has none, or where an admin has changed the times of its lines: then
 * tune and words would not match.
 */
export function tuneOf(id: number | string, times: LineTimes): Tune | null {
  const file = `/${`${id}`.padStart(3, '0')}.abc`;
  const text = Object.entries(FILES).find(([path]) => path.endsWith(file))?.[1];
  if (text === undefined) return null;
  const tune = readTune(text);
  const own = tuneTimes(tune);
  const isOwn = own.length === times.length && own.every(({ startMs }, i) => times[i]?.startMs === startMs);
  return isOwn ? tune : null;
}
