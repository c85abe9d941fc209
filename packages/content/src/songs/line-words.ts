import { writtenText } from '@utarang/domain/sentences';
import type { ContentProblem } from '../problem.js';
import { parseTable } from '../tsv.js';
import type { WordPlace } from './entry.js';
import type { Original } from './originals.js';

/** The file with the words of the book in the lines of our own songs, from the analyser and `song-links.tsv`. */
export const LINE_WORDS_FILE = 'line-words.tsv';
const COLUMNS = ['song', 'line', 'text', 'words'] as const;

/** The file of a table of lines; `words` are `start:as written:id`. */
export const lineWordsFile = (
  lines: readonly { song: number; seq: number; text: string; places: readonly WordPlace[] }[],
): string =>
  [
    COLUMNS.join('\t'),
    ...lines.map(({ song, seq, text, places }) =>
      [song, seq, text, places.map(([id, start, end]) => `${start}:${text.slice(start, end)}:${id}`).join(' ')].join(
        '\t',
      ),
    ),
    '',
  ].join('\n');

/** Our own songs with the words of their lines, and all problems of the table. */
export function withLineWords(
  songs: readonly Original[],
  table: string,
): { songs: Original[]; problems: ContentProblem[] } {
  const { lines, problems } = parseTable(LINE_WORDS_FILE, table, COLUMNS);
  const rows = new Map(lines.map((row) => [`${row.song} ${row.line}`, row]));
  const report = (line: number, message: string) => problems.push({ file: LINE_WORDS_FILE, line, message });
  const read = songs.map((song): Original => {
    const placed = song.lines.map((line, index) => {
      const text = writtenText(song.pieces[index]!);
      const row = rows.get(`${song.id} ${line.seq}`);
      rows.delete(`${song.id} ${line.seq}`);
      if (row?.text !== text) report(row?.line ?? 1, `song ${song.id}, line ${line.seq} is not "${text}"`);
      const places = (row?.words || null)?.split(' ').map(placeIn) ?? [];
      const astray = places.filter(([, start, end], i) => start < (places[i - 1]?.[2] ?? 0) || end > text.length);
      for (const [id] of astray) report(row!.line, `word ${id} does not stand behind the word before`);
      return { ...line, places };
    });
    return { ...song, lines: placed, wordIds: [...new Set(placed.flatMap(({ places }) => places.map(([id]) => id)))] };
  });
  for (const row of rows.values()) report(row.line, `there is no line ${row.line} of song ${row.song}`);
  return { songs: read, problems };
}

function placeIn(cell: string): WordPlace {
  const [start = '', written = '', id = ''] = cell.split(':');
  return [Number(id), Number(start), Number(start) + written.length];
}
