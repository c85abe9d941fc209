import { type Level, levels } from '@utarang/contract';
import { isNfc, JAPANESE, toHiragana } from '@utarang/domain/language';
import { hangulText, kanaText, type Piece, piecesOf, writtenText } from '@utarang/domain/sentences';
import { textFaults } from '@utarang/domain/songs';
import type { ContentProblem } from '../problem.js';
import type { LineEntry, SongEntry } from './entry.js';
import { dayFaults, type Faults, faultUnless, idFaults, songFactFaults, textFault } from './faults.js';

/** A song written for the product, with its lines parsed. `line-words.ts` adds their words. */
export type Original = SongEntry & { readonly pieces: readonly (readonly Piece[])[] };

const HEAD = ['id', 'title', 'korean', 'level', 'artist', 'year', 'added'] as const;
type Head = Record<(typeof HEAD)[number], string>;

const IDS = [1, 999] as const;
const LINES = [12, 24] as const;
/** The most morae by which the longest line of a stanza may exceed the shortest, since they have the same tune. */
const UNEVEN = 3;
const REFRAIN = 2;

const ALLOWED = new RegExp(`^[${JAPANESE}、？！]+$`, 'u');
const KOREAN = /^[가-힣0-9 ,?!]+$/;
const SMALL = /[ゃゅょぁぃぅぇぉャュョァィゥェォ、？！ ]/gu;

/** Counts the morae of a line: one for each kana but small ones. */
export const moraeOf = (pieces: readonly Piece[]): number => kanaText(pieces).replace(SMALL, '').length;

/**
 * Reads the file of a song: a head of `name: value` lines, then stanzas between blank lines, each Japanese line with
 * its Korean below it (`docs/content.md`).
 */
export function readOriginal(file: string, text: string): { song: Original | null; problems: ContentProblem[] } {
  const rows = text.split('\n');
  const problems: ContentProblem[] = [];
  const report = (line: number, faults: Faults) => {
    for (const message of faults) problems.push({ file, line, message });
  };
  report(rows.length, faultUnless(rows.pop() === '', 'the file must end with a line feed'));
  report(1, faultUnless(isNfc(text) && !/[\t\r]| {2}| \n/.test(text), 'has a space too many, or is not NFC'));

  const head = {} as Head;
  for (const [i, name] of HEAD.entries()) {
    const row = rows[i] ?? '';
    report(i + 1, faultUnless(row.startsWith(`${name}: `), `the line must begin with "${name}: "`));
    head[name] = row.slice(name.length + 2);
  }
  report(HEAD.length + 1, faultUnless(rows[HEAD.length] === '', 'a blank line must follow the head'));
  if (problems.length > 0) return { song: null, problems };

  const lines: LineEntry[] = [];
  const pieces: (readonly Piece[])[] = [];
  let stanza = 1;
  for (let i = HEAD.length + 1; i < rows.length; i += 1) {
    const row = rows[i]!;
    if (row === '') {
      report(i + 1, faultUnless(lines.at(-1)?.stanza === stanza, 'a blank line too many'));
      stanza += 1;
      continue;
    }
    const taken = piecesOf(row);
    report(i + 1, japaneseFaults(row, taken));
    i += 1;
    const meaning = rows[i] ?? '';
    report(i + 1, faultUnless(KOREAN.test(meaning), `"${meaning}" is not plain Korean`));
    if (!taken) continue;
    pieces.push(taken);
    lines.push({
      stanza,
      seq: lines.length + 1,
      text: row,
      pronunciation: hangulText(taken),
      meaningKo: meaning,
      places: null,
      startMs: null,
      endMs: null,
    });
  }
  report(1, [...headFaults(head), ...structureFaults(lines, pieces)]);
  return { song: { ...toSong(head, lines), pieces }, problems };
}

function japaneseFaults(text: string, pieces: readonly Piece[] | null): Faults {
  const written = writtenText(pieces ?? []);
  return [
    ...faultUnless(!pieces || ALLOWED.test(written), `"${written}" has a character that is not Japanese`),
    ...textFaults(text).map((fault) => textFault(fault, text)),
  ];
}

function headFaults(head: Head): Faults {
  const known: readonly string[] = levels;
  return [
    ...idFaults(head.id, ...IDS),
    ...japaneseFaults(head.title, piecesOf(head.title)),
    ...songFactFaults({ titleKo: head.korean, year: head.year }),
    ...faultUnless(known.includes(head.level), `level "${head.level}" is not known`),
    ...faultUnless(/^[1-9]\d*$/.test(head.artist), `artist "${head.artist}" is no id`),
    ...dayFaults(head.added),
  ];
}

/** Checks that the lines make a song: enough of them, of even lengths, with a refrain. */
function structureFaults(lines: readonly LineEntry[], pieces: readonly (readonly Piece[])[]): Faults {
  const repeated = lines.filter(({ text, seq }) => lines.some((other) => other.text === text && other.seq < seq));
  const uneven = [...new Set(lines.map(({ stanza }) => stanza))].flatMap((stanza) => {
    const beats = lines.flatMap((line, i) => (line.stanza === stanza ? [moraeOf(pieces[i]!)] : []));
    const between = Math.max(...beats) - Math.min(...beats);
    return faultUnless(between <= UNEVEN, `stanza ${stanza} has lines of ${beats.join(', ')} beats`);
  });
  return [
    ...faultUnless(
      lines.length >= LINES[0] && lines.length <= LINES[1],
      `the song has ${lines.length} lines, not ${LINES.join(' to ')}`,
    ),
    ...faultUnless(repeated.length >= REFRAIN, 'the song has no refrain: no lines come again'),
    ...uneven,
  ];
}

function toSong(head: Head, lines: readonly LineEntry[]): SongEntry {
  const title = piecesOf(head.title) ?? [];
  return {
    id: Number(head.id),
    title: writtenText(title),
    titleKo: head.korean,
    reading: toHiragana(kanaText(title)),
    artistIds: [Number(head.artist)],
    year: Number(head.year),
    album: null,
    videoId: null,
    addedAt: head.added,
    level: head.level as Level,
    wordIds: [],
    lines,
  };
}
