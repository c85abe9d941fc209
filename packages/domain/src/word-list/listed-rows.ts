import { asStored, hasHangul, hasJapaneseLetter } from '../language/index.js';
import { columnsByContent, columnsByHeading, type ListColumns } from './columns.js';
import { LISTED_MAX, type ListedWord, readableOf } from './listed-word.js';
import { withoutFurigana } from './plain-cell.js';

/** Kinds of items other than words, as WaniKani lists them. */
const NO_WORDS = new Set(['radical', 'kanji']);

const truncate = (text: string): string => [...asStored(text)].slice(0, LISTED_MAX).join('');
const firstLine = (text: string): string => text.trim().split('\n', 1)[0]!;

/** A row of a list by its columns; null where it has no word. */
export function listedRow(row: readonly string[], columns: ListColumns): ListedWord | null {
  const cell = (column: number | undefined) => readableOf(column === undefined ? '' : (row[column] ?? ''));
  if (NO_WORDS.has(cell(columns.kind).trim().toLowerCase())) return null;
  const reading = firstLine(cell(columns.reading));
  const written = withoutFurigana(firstLine(cell(columns.text)) || reading);
  if (written.text.trim() === '') return null;
  return {
    text: truncate(written.text),
    reading: truncate(withoutFurigana(reading).reading || reading || written.reading),
    meaning: truncate(cell(columns.meaning).replace(/\s+/gu, ' ')),
  };
}

/** The words of a table: by its headings, else by the content of its columns. Null where none has Japanese. */
export function listedRows(rows: readonly (readonly string[])[], headings?: readonly string[]): ListedWord[] | null {
  const [first = []] = rows;
  const named = columnsByHeading(headings ?? first);
  const isNamed = headings === undefined && named !== null && !first.some(isWordCell);
  const columns = (headings === undefined && !isNamed ? null : named) ?? columnsByContent(rows);
  if (!columns) return null;
  return (isNamed ? rows.slice(1) : rows).map((row) => listedRow(row, columns)).filter((word) => word !== null);
}

/**
 * Checks for a cell that is a word and no heading, which means that the table has no headings. Headings in Japanese are
 * short names.
 */
const isWordCell = (cell: string): boolean =>
  hasJapaneseLetter(cell) && !hasHangul(cell) && columnsByHeading([cell]) === null;

/** The words of a list without duplicates: the first of those with equal writing, reading and meaning. */
export function uniqueWords(words: readonly ListedWord[]): ListedWord[] {
  const byText = new Map<string, ListedWord>();
  for (const word of words) {
    const key = `${word.text}\n${word.reading}\n${word.meaning}`;
    if (!byText.has(key)) byText.set(key, word);
  }
  return [...byText.values()];
}
