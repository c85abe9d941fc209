import { lazy } from './lazy.js';
import { Lines } from './lines.js';
import { normalField } from './normal-field.js';
import { type BookCells, formsIn, spellingAt } from './packed-book.js';
import { PENALTY } from './rank.js';
import { type Scan, scanOf, type TextOfRow } from './scan.js';
import { SCOPES, type Scope } from './scope.js';
import type { SearchField } from './words.js';

/**
 * The scans of each scope in the cells of a packed book as they are, which nothing has to be built for. They find what
 * the columns of the scope hold. Of a reading that is blank in its cell because it is the spelling, that has the same
 * hits. A query in all fields has no kana or kanji, so that it matches no text that has nothing else.
 */
export function scanFields(cells: BookCells): (scope: Scope) => Scan[] {
  const fields = {
    japaneseWord: lazy(() => scansOf(cells, 'japaneseWord')),
    reading: lazy(() => scansOf(cells, 'reading')),
    koreanPronunciation: lazy(() => [...scansOf(cells, 'koreanPronunciation'), unparted(cells)]),
    meaningKo: lazy(() => scansOf(cells, 'meaningKo')),
  } satisfies Record<SearchField, () => Scan[]>;
  const forms = lazy(() => scansOfForms(cells));
  const hasForms = { pronunciation: false, meaning: false, written: true, all: true } satisfies Record<Scope, boolean>;
  return (scope) => [...SCOPES[scope].flatMap((field) => fields[field]()), ...(hasForms[scope] ? forms() : [])];
}

/** A text in place of those that a row has in a column. */
type Aside = { readonly row: number; readonly text: string };

/** Scans texts that stand aside, a line each. */
function scanOfAside(texts: readonly Aside[], penalty: number): Scan {
  const lines = new Lines(texts.map(({ text }) => text).join('\n'), Math.max(1, texts.length));
  return scanOf(lines.text, (place) => textIn(lines, place, (line) => texts[line]!.row), penalty);
}

function textIn(lines: Lines, place: number, rowOf: (line: number) => number): TextOfRow {
  const line = lines.rowAt(place);
  return { row: rowOf(line), start: lines.startOf(line), end: lines.endOf(line) };
}

/** A character that a text in normal form may not have, or not there. */
const UNUSUAL = /[^\n\t\v !-@[-~가-힣ぁ-ゖァ-ヺー一-鿿々〇]| (?![^\n\t\v ])|(?<![^\n\t\v ]) /g;

/** The rows of lines in which a pattern is found. */
function rowsWith(lines: Lines, pattern: RegExp): number[] {
  const rows: number[] = [];
  pattern.lastIndex = 0;
  while (pattern.test(lines.text)) {
    const row = lines.rowAt(pattern.lastIndex - 1);
    rows.push(row);
    pattern.lastIndex = lines.endOf(row);
  }
  return rows;
}

/** The scans of a field: of its cells, and of the few that are not in normal form. */
function scansOf(cells: BookCells, field: SearchField): Scan[] {
  const lines = cells.lines(field);
  const aside = rowsWith(lines, UNUSUAL).flatMap((row): Aside[] => {
    const line = lines.line(row);
    const text = normalField(line);
    return text === line ? [] : [{ row, text }];
  });
  return withAside(lines, aside, (place) => textIn(lines, place, (line) => line), PENALTY[field]);
}

/** The scans of further spellings, each by itself; their kinds and notes are not searched. */
function scansOfForms(cells: BookCells): Scan[] {
  const lines = cells.lines('forms');
  const aside = rowsWith(lines, UNUSUAL).flatMap((row): Aside[] => {
    const written = formsIn(lines.line(row)).map((form) => form.written);
    const texts = written.map(normalField);
    return texts.every((text, index) => text === written[index]) ? [] : texts.map((text) => ({ row, text }));
  });
  const spellingIn = (place: number) => {
    const { row, ...cell } = textIn(lines, place, (line) => line);
    const spelling = spellingAt(lines.text, place, cell);
    return spelling && { row, ...spelling };
  };
  return withAside(lines, aside, spellingIn, PENALTY.japaneseWord);
}

function withAside(
  { text }: Lines,
  aside: readonly Aside[],
  textAt: (place: number) => TextOfRow | null,
  penalty: number,
): Scan[] {
  const rows = new Set(aside.map(({ row }) => row));
  const usual = (place: number) => {
    const found = textAt(place);
    return found && !rows.has(found.row) ? found : null;
  };
  if (rows.size === 0) return [scanOf(text, textAt, penalty)];
  return [scanOf(text, usual, penalty), scanOfAside(aside, penalty)];
}

const SPACE = / /g;

/** Phrases are "found with and without" the spaces between their units (docs/product/pronunciation.md#units). */
function unparted(cells: BookCells): Scan {
  const lines = cells.lines('koreanPronunciation');
  const phrases = rowsWith(lines, SPACE).map((row) => ({
    row,
    text: normalField(lines.line(row)).replaceAll(' ', ''),
  }));
  return scanOfAside(phrases, PENALTY.koreanPronunciation);
}
