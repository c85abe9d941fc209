import type { AdminLine, AdminSong, Level, SongBody } from '@utarang/contract';
import { asStored, hasJapaneseLetter } from '@utarang/domain/language';
import { clockText, msOfClock } from '@utarang/domain/timing';
import { createEdits, type Edit } from '../../parts/admin/edits.js';

/** The draft of a line in its boxes. */
export type LineDraft = {
  /** The key of the line while it is edited: its number, or a number below 0 for a new line. */
  readonly key: number;
  /** The line's number, where the song has the line already. */
  readonly number: number | null;
  readonly text: string;
  readonly pronunciation: string;
  readonly meaningKo: string;
  /** The time at which it begins, `1:02.3`; blank where that is unknown. */
  readonly time: string;
  /** The time at which it ends, in milliseconds, where that is known. */
  readonly endMs: number | null;
  /** True if a stanza begins with it; the first line always begins one. */
  readonly begins: boolean;
};

/** The draft of a song in its boxes. */
export type SongDraft = {
  readonly title: string;
  readonly titleKo: string;
  readonly reading: string;
  readonly year: string;
  readonly album: string;
  readonly video: string;
  readonly level: Level | null;
  readonly artists: AdminSong['artists'];
  readonly lines: readonly LineDraft[];
};

type SentLine = NonNullable<SongBody['lines']>[number] & Pick<AdminLine, 'startMs' | 'endMs'>;
/** The body of the call. */
export type SongContent = Omit<SongBody, 'lines'> & { readonly lines: SentLine[] };

/** The id of a song that has not been added yet. */
export const NEW_SONG: AdminSong = {
  ...{ id: 0, version: 0, retired: false, title: '', titleKo: '', reading: '', artists: [] },
  ...{ year: 0, album: null, video: null, level: null, lines: [] },
};

export const draftOf = (song: AdminSong): SongDraft => ({
  title: song.title,
  titleKo: song.titleKo,
  reading: song.reading,
  year: song.year === 0 ? '' : String(song.year),
  album: song.album ?? '',
  video: song.video ?? '',
  level: song.level,
  artists: song.artists,
  lines: song.lines.map(({ number, stanza, text, pronunciation, meaningKo, startMs, endMs }, index) => ({
    ...{ key: number, number, text, pronunciation, meaningKo, endMs },
    time: startMs === null ? '' : clockText(startMs),
    begins: stanza !== song.lines[index - 1]?.stanza,
  })),
});

/** The stanza of each line, from 1. */
export function stanzasOf(lines: readonly LineDraft[]): number[] {
  let stanza = 0;
  return lines.map(({ begins }, index) => {
    if (begins || index === 0) stanza += 1;
    return stanza;
  });
}

export function contentOf(draft: SongDraft): SongContent {
  const { title, titleKo, reading, year, album, video, level, artists, lines } = draft;
  const stanzas = stanzasOf(lines);
  return {
    ...{ title, titleKo, reading, year, level },
    artistIds: artists.map(({ id }) => id),
    album: asStored(album) || null,
    video: asStored(video) || null,
    lines: lines.map(({ number, text, pronunciation, meaningKo, ...given }, index) => ({
      ...{ number, stanza: stanzas[index]!, text, pronunciation, meaningKo },
      ...timeOf(given),
    })),
  };
}

/** A typed time in milliseconds; one that cannot be read becomes a number that the server refuses, with a sentence. */
function timeOf({ time, endMs }: Pick<LineDraft, 'time' | 'endMs'>) {
  if (time.trim() === '') return { startMs: null, endMs: null };
  const startMs = msOfClock(time) ?? -1;
  return { startMs, endMs: endMs !== null && endMs >= startMs ? endMs : null };
}

/** The song as typed, to be compared with a newer version. */
export const songOf = (draft: SongDraft, base: AdminSong): AdminSong => {
  const { artistIds: _, lines, year, ...content } = contentOf(draft);
  return {
    ...base,
    ...content,
    album: content.album ?? null,
    video: content.video ?? null,
    level: draft.level,
    artists: draft.artists,
    year: Number(year),
    lines: lines.map((line, index) => ({ ...line, number: draft.lines[index]!.key })),
  };
};

/** A list with some items at an index replaced. */
export const spliced = <T>(list: readonly T[], index: number, removed: number, ...added: T[]): T[] => [
  ...list.slice(0, index),
  ...added,
  ...list.slice(index + removed),
];

const lowest = (lines: readonly LineDraft[]): number => Math.min(0, ...lines.map(({ key }) => key));

export const newLine = (lines: readonly LineDraft[], over: Partial<LineDraft> = {}): LineDraft => ({
  ...{ key: lowest(lines) - 1, number: null, text: '', pronunciation: '', meaningKo: '', begins: false },
  ...{ time: '', endMs: null },
  ...over,
});

/** The lines with one moved; at the ends nothing moves. Stanzas begin at the same indexes as before. */
export function moved(lines: readonly LineDraft[], index: number, to: number): readonly LineDraft[] {
  if (to < 0 || to >= lines.length) return lines;
  const order = spliced(spliced(lines, index, 1), to, 0, lines[index]!);
  return order.map((line, place) => ({ ...line, begins: lines[place]!.begins }));
}

const HANGUL = /[가-힣]/;
/** A row with its timestamp, where it has one. */
const STAMPED = /^(?:\[(\d+:\d\d(?:[.:]\d{1,3})?)\])?\s*(.*)$/;

/**
 * "Many lines at once: a Korean line below a Japanese one is its meaning, and an empty line begins a stanza"
 * (docs/product/admin.md#artists-and-songs). A timestamp before a line, as in LRC files, is the time at which it
 * begins.
 */
export function pastedLines(text: string, before: readonly LineDraft[]): LineDraft[] {
  const lines: LineDraft[] = [];
  let begins = before.length === 0;
  for (const stamped of text.split(/\r\n?|\n/).map((each) => asStored(each))) {
    const [, time = '', row = ''] = STAMPED.exec(stamped) ?? [];
    const last = lines.at(-1);
    if (row === '') begins = true;
    else if (last && last.meaningKo === '' && HANGUL.test(row) && !hasJapaneseLetter(row)) {
      lines[lines.length - 1] = { ...last, meaningKo: row };
    } else {
      lines.push(newLine([...before, ...lines], { text: row, time, begins }));
      begins = false;
    }
  }
  return lines;
}

/** The lines without one. A stanza that it began now begins with the next line. */
export function withoutLine(lines: readonly LineDraft[], index: number): readonly LineDraft[] {
  const rest = spliced(lines, index, 1);
  const next = rest[index];
  return next && lines[index]!.begins ? spliced(rest, index, 1, { ...next, begins: true }) : rest;
}

/** The current lines, with one restored that was removed from `before`: above the line that it was above. */
export function withLineAgain(lines: readonly LineDraft[], before: readonly LineDraft[], index: number): LineDraft[] {
  const line = before[index]!;
  const next = before[index + 1];
  const found = next ? lines.findIndex(({ key }) => key === next.key) : -1;
  const place = found < 0 ? Math.min(index, lines.length) : found;
  const key = lines.some((one) => one.key === line.key) ? lowest(lines) - 1 : line.key;
  const rest = found >= 0 && line.begins ? spliced(lines, found, 1, { ...lines[found]!, begins: next!.begins }) : lines;
  return spliced(rest, place, 0, { ...line, key });
}

/** Lines that were edited during a save, with the numbers that the save has assigned. */
export const numbered = (lines: readonly LineDraft[], sent: readonly LineDraft[], saved: AdminSong['lines']) =>
  lines.map((line) => ({
    ...line,
    number: line.number ?? saved[sent.findIndex(({ key }) => key === line.key)]?.number ?? null,
  }));

/** The songs that are being edited. */
export const songEdits = createEdits(draftOf, (typed, sent, song) =>
  typed.lines ? { ...typed, lines: numbered(typed.lines, sent.lines, song.lines) } : typed,
);
export type SongEdit = Edit<AdminSong, SongDraft>;
