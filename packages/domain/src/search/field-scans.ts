import { lazy } from '../language/lazy.js';
import { type AsideColumn, type AsideName, asideOf } from './aside.js';
import { Lines } from './lines.js';
import { type BookCells, spellingAt } from './packed-book.js';
import { PENALTY } from './rank.js';
import { type Scan, scanOf, type TextOfRow } from './scan.js';
import { SCOPES, type Scope } from './scope.js';
import type { SearchField } from './words.js';

/** The cells of a packed book, and what was made of them before. */
export type ScannedCells = { readonly cells: BookCells; readonly asideOf?: (name: AsideName) => AsideColumn | null };

/**
 * The scans of each scope in the cells of a packed book as they are, which nothing has to be built for. They find what
 * the columns of the scope hold. A reading is blank in its cell where it is the spelling, which has the same hits. A
 * query in all fields has no kana or kanji, so that it matches no text that has nothing else.
 */
export function scanFields({ cells, asideOf: madeBefore }: ScannedCells): (scope: Scope) => Scan[] {
  const aside = (name: AsideName): AsideColumn => madeBefore?.(name) ?? asideOf(cells, name);
  const ofField = (field: SearchField) => {
    const lines = cells.lines(field);
    return scansWith(aside(field), lines, (place) => textIn(lines, place, (line) => line), PENALTY[field]);
  };
  const unparted = () => scanOfAside(aside('unparted'), PENALTY.koreanPronunciation);
  const fields = {
    japaneseWord: lazy(() => ofField('japaneseWord')),
    reading: lazy(() => ofField('reading')),
    koreanPronunciation: lazy(() => [...ofField('koreanPronunciation'), unparted()]),
    meaningKo: lazy(() => ofField('meaningKo')),
  } satisfies Record<SearchField, () => Scan[]>;
  const forms = lazy(() => scansOfForms(cells.lines('forms'), aside('forms')));
  const hasForms = { pronunciation: false, meaning: false, written: true, all: true } satisfies Record<Scope, boolean>;
  return (scope) => [...SCOPES[scope].flatMap((field) => fields[field]()), ...(hasForms[scope] ? forms() : [])];
}

/** The scans of further spellings, each by itself; their kinds and notes are not searched. */
function scansOfForms(lines: Lines, aside: AsideColumn): Scan[] {
  const spellingIn = (place: number) => {
    const { row, ...cell } = textIn(lines, place, (line) => line);
    const spelling = spellingAt(lines.text, place, cell);
    return spelling && { row, ...spelling };
  };
  return scansWith(aside, lines, spellingIn, PENALTY.japaneseWord);
}

function textIn(lines: Lines, place: number, rowOf: (line: number) => number): TextOfRow {
  const line = lines.rowAt(place);
  return { row: rowOf(line), start: lines.startOf(line), end: lines.endOf(line) };
}

function scanOfAside({ rows, text }: AsideColumn, penalty: number): Scan {
  const lines = lazy(() => new Lines(text, Math.max(1, rows.length)));
  return scanOf(text, (place) => textIn(lines(), place, (line) => rows[line]!), penalty);
}

/** The scans of cells, and of the texts that stand in place of some. */
function scansWith(
  aside: AsideColumn,
  { text }: Lines,
  textAt: (place: number) => TextOfRow | null,
  penalty: number,
): Scan[] {
  if (aside.rows.length === 0) return [scanOf(text, textAt, penalty)];
  const rows = new Set(Array.from(aside.rows));
  const usual = (place: number) => {
    const found = textAt(place);
    return found && !rows.has(found.row) ? found : null;
  };
  return [scanOf(text, usual, penalty), scanOfAside(aside, penalty)];
}
