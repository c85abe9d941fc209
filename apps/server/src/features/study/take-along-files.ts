import { type TableFormat, type TakeAlongColumn, takeAlongColumns } from '@utarang/contract';
import { guardCell } from '@utarang/domain/words';
import { takeAlong, takeAlongTable } from '@utarang/messages';
import { stringify } from 'csv-stringify/sync';
import { mapInSlices } from '../../lib/time-slice.js';

/** A saved word as a row of a file, with the id of its Anki note. */
export type TakeAlongRow = Readonly<Record<TakeAlongColumn, string>> & { readonly id: number };

const BOM = '\ufeff';

/** The guid of an Anki note, by which a second import recognises it: the word's id, which never changes. */
export const guidOf = ({ id }: TakeAlongRow): string => `utarang-${id}`;

/** A tag below ours: in Anki `::` separates levels, and a space ends a tag. */
export const tagOf = ({ level }: TakeAlongRow): string => (level === '' ? takeAlong.tag : `${takeAlong.tag}::${level}`);

const cellsOf = (row: TakeAlongRow): string[] => takeAlongColumns.map((column) => guardCell(row[column]));
const headings = takeAlongColumns.map((column) => takeAlongTable[column]);

/** A CSV file for spreadsheets: quoted as RFC 4180 says. The byte order mark tells Excel that it is UTF-8. */
function csvOf() {
  const line = (cells: string[]) => stringify([cells], { record_delimiter: 'windows' });
  return { head: BOM + line(headings), line: (row: TakeAlongRow) => line(cellsOf(row)) };
}

/**
 * A text file for Anki, whose first lines say how it is read. The guid comes first, so that no line of a word begins
 * with `#`, which would be such a line.
 */
function ankiTextOf() {
  const line = (cells: string[]) => stringify([cells], { delimiter: '\t', record_delimiter: 'unix' });
  const columns = ['guid', ...headings, takeAlongTable.tags];
  const head = [
    '#separator:tab',
    '#html:false',
    `#columns:${columns.join('\t')}`,
    '#guid column:1',
    `#tags column:${columns.length}`,
    '',
  ];
  return { head: head.join('\n'), line: (row: TakeAlongRow) => line([guidOf(row), ...cellsOf(row), tagOf(row)]) };
}

const formats = { csv: csvOf(), tsv: ankiTextOf() } as const satisfies Record<TableFormat, unknown>;

/** The rows as a file, written in slices of time. No cell is a formula to a spreadsheet. */
export async function writeTakeAlong(rows: readonly TakeAlongRow[], format: TableFormat): Promise<string> {
  const { head, line } = formats[format];
  return head + (await mapInSlices(rows, line)).join('');
}
