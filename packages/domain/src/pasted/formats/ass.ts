import { parse } from 'ass-compiler';
import { type Row, rowOf } from '../pasted-row.js';
import { endFrom, type Format, momentOf, type TimedText } from './timed-text.js';

const HEAD = /^\s*\[(?:Script Info|V4\+? Styles|Events)\]/i;
const EVENT = /^\s*Dialogue\s*:/i;
/** The usual header, for events that were copied without one. */
const DEFAULT_HEADER = '[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\n';
/** The most characters of a line. A longer one is a vector drawing, which would slow the parser down. */
const LINE_MAX = 4_000;
/** Default titles of subtitle editors. */
const NO_TITLE = /^(?:<?untitled>?|default aegisub file|script)?$/i;

/** Reads Advanced SubStation Alpha: each line of an event is a row, in the order of their times. */
export const ass: Format = (text) => {
  const lines = text.split('\n').filter((line) => line.length <= LINE_MAX && line.trim() !== '');
  const areEvents = lines.every((line) => EVENT.test(line));
  if (!areEvents && !(HEAD.test(lines[0] ?? '') && lines.some((line) => EVENT.test(line)))) return null;
  try {
    const { info, events } = parse((areEvents ? DEFAULT_HEADER : '') + lines.join('\n'));
    const rows = events.dialogue
      .map((event) => ({ startMs: momentOf(event.Start * 1000), endMs: momentOf(event.End * 1000), text: event.Text }))
      .sort((a, b) => (a.startMs ?? 0) - (b.startMs ?? 0))
      .flatMap(({ startMs, endMs, text: { combined } }): Row[] =>
        combined
          .split(/\\[Nn]/)
          .map((line) => line.replaceAll('\\h', ' ').trim())
          .filter((line) => line !== '')
          .map((line) => rowOf(line, startMs, endFrom(startMs, endMs))),
      );
    return rows.length === 0 ? null : { rows, title: titleOf(info['Title']), artist: null };
  } catch {
    // A damaged file is read as plain text.
    return null;
  }
};

const titleOf = (title: string | undefined): TimedText['title'] =>
  title === undefined || NO_TITLE.test(title.trim()) ? null : title.trim();
