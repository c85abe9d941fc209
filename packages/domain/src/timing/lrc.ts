import type { LineTimes } from './line-time.js';
import { timelineOf } from './timeline.js';

/** A member's own text, as it is written to a file. */
export type LrcText = {
  readonly title: string;
  readonly artist: string;
  /** As stored: stanzas with empty lines between them. */
  readonly text: string;
  readonly times: LineTimes;
  /** One line or null for each line that is not blank. */
  readonly translation: readonly (string | null)[];
};

const two = (value: number): string => `${value}`.padStart(2, '0');

/** `[01:02.30]`; with thousandths only where hundredths are not exact, since some players support no more. */
export function stampOf(ms: number): string {
  const part = ms % 1000;
  const fraction = part % 10 === 0 ? two(part / 10) : `${part}`.padStart(3, '0');
  return `[${two(Math.floor(ms / 60_000))}:${two(Math.floor(ms / 1000) % 60)}.${fraction}]`;
}

/** A text that begins with a bracket would be read as a time stamp or a tag: a space prevents that. */
const withSpaceBeforeBracket = (text: string): string => (text.startsWith('[') ? ` ${text}` : text);

/**
 * A text with its times as an LRC file (docs/product/songs.md#times-of-lines). The lines stand in their order, and
 * blank lines stay. A translation is a second line of the same time, as players show it. A line that ends before the
 * next one begins has an empty stamp at its end. A line without a time stands without a stamp.
 */
export function toLrc({ title, artist, text, times, translation }: LrcText): string {
  const timeline = timelineOf(times);
  const after = new Map(timeline.map(({ line }, place) => [line, timeline[place + 1]]));
  let line = -1;
  const rows = text.split('\n').flatMap((row): string[] => {
    if (row.trim() === '') return [''];
    line += 1;
    const time = times[line] ?? null;
    const stamp = time ? stampOf(time.startMs) : '';
    const meaning = translation[line];
    const next = after.get(line);
    const ends = time !== null && time.endMs !== null && (next === undefined || next.startMs > time.endMs);
    return [
      stamp + withSpaceBeforeBracket(row.trim()),
      ...(meaning ? [stamp + withSpaceBeforeBracket(meaning)] : []),
      ...(ends ? [stampOf(time.endMs!)] : []),
    ];
  });
  const tags = [['ti', title] as const, ['ar', artist] as const].filter(([, value]) => value !== '');
  return `${[...tags.map(([tag, value]) => `[${tag}:${value}]`), ...rows].join('\n')}\n`;
}
