import { Lrc } from 'lrc-kit';
import { BLANK_ROW, type Row, rowOf, rowsOf } from '../pasted-row.js';
import { endFrom, type Format, momentOf, type TimedText } from './timed-text.js';

const STAMP = String.raw`\[\d{1,4}:\d{1,2}(?:[.:]\d{1,3})?\]`;
const STAMPS = new RegExp(`^(?:${STAMP})+`);
/** A timestamp with a fraction. One without, such as `[12:30]`, may also be a time of day. */
const CERTAIN_STAMP = /^\[\d{1,4}:\d{1,2}[.:]\d{1,3}\]/m;
const AMBIGUOUS_STAMP = /^\[\d{1,4}:\d{1,2}\]/gm;
const TAG = /^\[(ti|ar|al|au|by|re|ve|length|offset|la|lr|id|tool|t_time|hash|sign|qq|total|kana|#):(.*)\]$/i;
const WORD_TIME = /<\d{1,4}:\d{1,2}(?:[.:]\d{1,3})?>/;
/**
 * The most characters up to which lines with several timestamps are repeated: a short file could demand a huge text.
 */
const REPEATED_MAX = 20_000;

/** A row with its timestamps, and the rows without any below it, such as its translation. */
type Group = { readonly stamps: readonly number[]; readonly rows: readonly Row[] };

/**
 * Reads lyrics with timestamps (LRC): tags, several timestamps a line, an offset, and times of single words, which are
 * left out.
 */
export const lrc: Format = (text) => {
  if (!CERTAIN_STAMP.test(text) && (text.match(AMBIGUOUS_STAMP)?.length ?? 0) < 2) return null;
  const tags = new Map<string, string>();
  const groups: Group[] = [{ stamps: [], rows: [] }];
  const addRow = (row: Row) => {
    const last = groups.at(-1)!;
    groups[groups.length - 1] = { ...last, rows: [...last.rows, row] };
  };
  let rows: Row[] = [];
  for (const line of text.split('\n')) {
    const tag = TAG.exec(line.trim());
    if (tag) {
      tags.set(tag[1]!.toLowerCase(), tag[2]!.trim());
      continue;
    }
    const found = stamped(line);
    if (!found) {
      rows.push(line.trim() === '' ? BLANK_ROW : rowOf(line));
      continue;
    }
    for (const row of rows) addRow(row);
    rows = [];
    groups.push({ stamps: found.stamps, rows: [rowOf(found.text)] });
  }
  for (const row of rows) addRow(row);
  return { rows: inTime(groups, offsetOf(tags)), title: tags.get('ti') || null, artist: tags.get('ar') || null };
};

/**
 * Reads a file with tags but without timestamps, as a text that was not timed is exported: the tags are before its
 * lines. Null without tags.
 */
export const untimedLrc: Format = (text) => {
  const lines = text.split('\n');
  const from = lines.findIndex((line) => !TAG.test(line.trim()));
  if (from <= 0) return null;
  const tags = new Map(
    lines.slice(0, from).map((line) => {
      const [, tag = '', value = ''] = TAG.exec(line.trim())!;
      return [tag.toLowerCase(), value.trim()];
    }),
  );
  return { rows: rowsOf(lines.slice(from).join('\n')), title: tags.get('ti') || null, artist: tags.get('ar') || null };
};

function stamped(line: string): { stamps: number[]; text: string } | null {
  const head = STAMPS.exec(line)?.[0];
  if (head === undefined) return null;
  const rest = line.slice(head.length);
  // Brackets without a timestamp belong to the text: the parser would take them for tags.
  const hasWordTimes = WORD_TIME.test(rest) || new RegExp(STAMP).test(rest);
  const { lyrics } = Lrc.parse(head + (hasWordTimes && !rest.trimStart().startsWith('[') ? rest : ''));
  return {
    stamps: lyrics.map(({ timestamp }) => timestamp * 1000),
    text: (hasWordTimes ? (lyrics[0]?.content ?? rest) : rest).trim(),
  };
}

/** "A positive offset makes the lines come earlier", in milliseconds. */
const offsetOf = (tags: ReadonlyMap<string, string>): number => {
  const offset = Number(tags.get('offset') ?? 0);
  return Number.isFinite(offset) ? offset : 0;
};

/** The rows in the order of their times, each repeated for all of its timestamps. */
function inTime(groups: readonly Group[], offset: number): TimedText['rows'] {
  const size = groups.reduce((sum, { stamps, rows }) => sum + Math.max(1, stamps.length) * sizeOf(rows), 0);
  const repeats = size <= REPEATED_MAX && groups.some(({ stamps }) => stamps.length > 1);
  const each = groups.flatMap(({ stamps, rows }) =>
    (repeats && stamps.length > 1 ? stamps : stamps.slice(0, 1)).map((stamp) => ({
      startMs: momentOf(Math.max(0, stamp - offset)),
      rows,
    })),
  );
  if (repeats) each.sort((a, b) => (a.startMs ?? 0) - (b.startMs ?? 0));
  const out: Row[] = [...groups[0]!.rows];
  /** The indexes of the rows that have the latest timestamp. */
  let openRows: number[] = [];
  for (const { startMs, rows } of each) {
    const [first, ...others] = rows;
    if (first!.text === '') {
      // An empty line with a timestamp is the end of the line before it.
      for (const index of openRows) out[index] = { ...out[index]!, endMs: endFrom(out[index]!.startMs, startMs) };
      openRows = [];
    } else {
      if (out[openRows[0] ?? -1]?.startMs !== startMs) openRows = [];
      openRows.push(out.length);
      out.push({ ...first!, startMs });
    }
    out.push(...others);
  }
  return out;
}

const sizeOf = (rows: readonly Row[]): number => rows.reduce((sum, { text }) => sum + text.length + 1, 0);
