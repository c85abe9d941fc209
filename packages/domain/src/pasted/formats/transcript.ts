import { type Row, rowOf, rowsOf } from '../pasted-row.js';
import { type Format, momentOf } from './timed-text.js';

const CLOCK = String.raw`(?:(\d{1,2}):)?(\d{1,3}):(\d{2})`;
const ALONE = new RegExp(`^\\s*[([]?${CLOCK}[)\\]]?\\s*$`);
const BEFORE = new RegExp(`^\\s*[([]?${CLOCK}[)\\]]?[ \\t\\u3000]+(\\S.*)$`);
/** The least number of times in a transcript: one alone may be a time of day. */
const LEAST = 3;

/** Reads the transcript of a video: a time on a row of its own, or before each line (`0:12 …`), in ascending order. */
export const transcript: Format = (text) => {
  const lines = text.split('\n');
  const found = lines.map((line) => ALONE.exec(line) ?? BEFORE.exec(line));
  const times = found.flatMap((match) => (match ? [msOf(match)] : []));
  const isInOrder = times.every((ms, index) => index === 0 || times[index - 1]! <= ms);
  const filled = lines.filter((line) => line.trim() !== '').length;
  if (times.length < LEAST || !isInOrder || times.length * 5 < filled) return null;
  const rows: Row[] = [];
  let startMs: number | null = null;
  for (const [index, line] of lines.entries()) {
    const match = found[index];
    if (match) startMs = momentOf(msOf(match));
    const words = match ? (match[4] ?? '') : line;
    if (words === '') continue;
    const [row] = rowsOf(words);
    if (row!.text === '') {
      rows.push(row!);
      continue;
    }
    rows.push(rowOf(words, startMs));
    startMs = null;
  }
  return { rows, title: null, artist: null };
};

const msOf = ([, hours = '0', minutes, seconds]: RegExpExecArray): number =>
  (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
