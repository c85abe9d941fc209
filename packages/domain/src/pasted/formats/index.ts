import { rowsOf } from '../pasted-row.js';
import { ass } from './ass.js';
import { cues } from './cues.js';
import { lrc, untimedLrc } from './lrc.js';
import type { Format, TimedText } from './timed-text.js';
import { transcript } from './transcript.js';

const FORMATS: readonly Format[] = [ass, cues, lrc, transcript];

/** A text with its times; null where it has no times and no tags, or is damaged. */
export function timedText(text: string): TimedText | null {
  for (const format of FORMATS) {
    const found = format(text);
    if (found?.rows.some(({ startMs }) => startMs !== null)) return found;
  }
  return untimedLrc(text);
}

export const untimedText = (text: string): TimedText => ({ rows: rowsOf(text), title: null, artist: null });
