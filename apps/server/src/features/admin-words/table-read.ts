import { setImmediate } from 'node:timers/promises';
import { ApiError, IMPORT_MAX_ROWS, type TableFormat, type WordColumn, wordColumns } from '@utarang/contract';
import { asStored } from '@utarang/domain/language';
import { unguardCell } from '@utarang/domain/words';
import { earlierHeadings, format as fill, importErr, wordTable } from '@utarang/messages';
import { CsvError, type Parser, parse } from 'csv-parse';
import { mapInSlices } from '../../lib/time-slice.js';
import { delimiters } from './table-write.js';

/** A row of a table that was sent. */
export type TableRow = {
  /** The row number of a spreadsheet: the headings are row 1, blank rows count. */
  readonly row: number;
  /** The text of each column that the table has: tidied, and empty where the cell is. */
  readonly cells: ReadonlyMap<WordColumn, string>;
  /** True if a column without a heading has content. */
  readonly strays: boolean;
};

export type Table = { readonly columns: ReadonlySet<WordColumn>; readonly rows: readonly TableRow[] };

/** The longest row in bytes. A quote that is not closed would make one row of the rest of the file. */
const ROW_MAX = 64 * 1024;
/** The most cells, fifty for each possible row: the time to read a table grows with its cells. */
const CELLS_MAX = 1_000_000;
const [LF, CR] = [0x0a, 0x0d];
/** The number of bytes that are read before other requests get their turn. */
const CHUNK = 4 * 1024;
/** The longest name, and the most names, that a sentence repeats. */
const NAME_MAX = 30;
const NAMES_MAX = 5;

const refuse = (sentence: string): never => {
  throw new ApiError('validation_failed', { file: sentence });
};

/**
 * Reads a table (docs/product/admin.md#bulk). Throws `validation_failed` with the reason under `file` where the bytes
 * are no table.
 */
export async function readTable(bytes: Uint8Array, format: TableFormat): Promise<Table> {
  const text = textIn(bytes);
  if (text.trim() === '') refuse(importErr.empty);
  const [headings = [], ...records] = await recordsIn(text, delimiters[format]);
  const columns = columnsIn(headings);
  const rowIn = ([index, record]: [number, string[]]): TableRow | null => {
    if (record.every((cell) => cell.trim() === '')) return null;
    const cells = new Map<WordColumn, string>();
    for (const [place, column] of columns) cells.set(column, asStored(unguardCell(record[place] ?? '')));
    return { row: index + 2, cells, strays: record.some((cell, place) => !columns.has(place) && cell.trim() !== '') };
  };
  const rows = (await mapInSlices(records.entries(), rowIn)).filter((row) => row !== null);
  if (rows.length === 0) refuse(importErr.noRows);
  return { columns: new Set(columns.values()), rows };
}

/**
 * Decodes UTF-8, and UTF-16 with a byte order mark as Excel writes "Unicode text". Any other encoding would give wrong
 * letters.
 */
function textIn(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return refuse(importErr.encoding);
  }
}

/** The cells of every line, blank lines too. Other requests are answered in between. */
async function recordsIn(text: string, delimiter: string): Promise<string[][]> {
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    max_record_size: ROW_MAX,
  });
  const records: string[][] = [];
  let cells = 0;
  const hasEnough = () => records.length > IMPORT_MAX_ROWS + 1 || cells > CELLS_MAX;
  const read = new Promise<void>((resolve, reject) => {
    parser.on('data', (record: string[]) => {
      records.push(record);
      cells += record.length;
    });
    parser.once('end', resolve).once('error', reject);
  });
  try {
    await Promise.race([read, feed(parser, Buffer.from(text), hasEnough)]);
    // The last row comes when the parser ends.
    if (!hasEnough()) await read;
    if (records.length > IMPORT_MAX_ROWS + 1) refuse(fill(importErr.tooManyRows, { max: IMPORT_MAX_ROWS }));
    if (cells > CELLS_MAX) refuse(importErr.tooManyCells);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = parser.info.records + 1;
    refuse(fill(error.code === 'CSV_MAX_RECORD_SIZE' ? importErr.rowTooLong : importErr.quotes, { row }));
  }
  return records;
}

/** Feeds the parser one part after the other, until it fails or has enough. */
async function feed(parser: Parser, bytes: Buffer, hasEnough: () => boolean): Promise<void> {
  let withoutBreak = 0;
  for (let index = 0; index < bytes.length && !parser.destroyed && !hasEnough(); index += CHUNK) {
    const part = bytes.subarray(index, index + CHUNK);
    // The parser's own limit counts the content of cells, not the text between them.
    withoutBreak = part.includes(LF) || part.includes(CR) ? 0 : withoutBreak + part.length;
    if (withoutBreak > ROW_MAX) refuse(fill(importErr.rowTooLong, { row: parser.info.records + 1 }));
    parser.write(part);
    await setImmediate();
  }
  if (!parser.destroyed) parser.end();
}

const byHeading = new Map<string, WordColumn>([
  [earlierHeadings.version, 'version'],
  ...wordColumns.flatMap((column): [string, WordColumn][] => [
    [wordTable[column], column],
    [column.toLowerCase(), column],
  ]),
]);

/** The index of each column, by its Korean heading or its name in the API. Blank headings are skipped. */
function columnsIn(headings: readonly string[]): ReadonlyMap<number, WordColumn> {
  const columns = new Map<number, WordColumn>();
  const unknown: string[] = [];
  for (const [place, heading] of headings.entries()) {
    const name = asStored(unguardCell(heading));
    const column = byHeading.get(name.toLowerCase());
    if (column) columns.set(place, column);
    else if (name !== '') unknown.push(name);
  }
  if (unknown.length > 0) refuse(fill(importErr.unknownColumns, { names: listed(unknown) }));
  if (columns.size === 0) refuse(importErr.headings);
  const all = [...columns.values()];
  const repeated = wordColumns.filter((column) => all.indexOf(column) !== all.lastIndexOf(column));
  if (repeated.length > 0) refuse(fill(importErr.repeatedColumns, { names: named(repeated) }));
  const missing = NEEDED.filter((column) => !all.includes(column));
  if (!all.includes('id') && missing.length > 0) refuse(fill(importErr.missingColumns, { names: named(missing) }));
  return columns;
}

/** The columns that a table without ids needs. */
const NEEDED = ['koreanPronunciation', 'hiragana', 'japaneseWord', 'meaningKo'] as const satisfies WordColumn[];

const named = (columns: readonly WordColumn[]): string => columns.map((column) => wordTable[column]).join(', ');

function listed(names: readonly string[]): string {
  const shown = names.slice(0, NAMES_MAX).map((name) => {
    const letters = [...name];
    return letters.length > NAME_MAX ? `${letters.slice(0, NAME_MAX).join('')}…` : name;
  });
  return [...shown, ...(names.length > NAMES_MAX ? ['…'] : [])].join(', ');
}
