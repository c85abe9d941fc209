import { type TableFormat, type TakeAlongColumn, takeAlongColumns } from '@utarang/contract';
import { guardCell } from '@utarang/domain/words';
import { takeAlong, takeAlongTable } from '@utarang/messages';
import { stringify } from 'csv-stringify/sync';
import { mapInSlices } from '../../lib/time-slice.js';

/** A saved word as a row of a file, with the id that its note of Anki has. */
export type TakeAlongRow = Readonly<Record<TakeAlongColumn, string>> & { readonly id: number };

const BOM = '\ufeff';

/** The name of a note of Anki, by which a second import knows it: the word's id, which never changes. */
export const guidOf = ({ id }: TakeAlongRow): string => `utarang-${id}`;

/** One tag, below a tag of ours: Anki takes `::` for a step down, and a space for the end of a tag. */
export const tagOf = ({ level }: TakeAlongRow): string => (level === '' ? takeAlong.tag : `${takeAlong.tag}::${level}`);

const cellsOf = (row: TakeAlongRow): string[] => takeAlongColumns.map((column) => guardCell(row[column]));
const headings = takeAlongColumns.map((column) => takeAlongTable[column]);

/** For spreadsheets: quoted as RFC 4180 says. The byte order mark tells Excel that it is UTF-8. */
function csvOf() {
  const line = (cells: string[]) => stringify([cells], { record_delimiter: 'windows' });
  return { head: BOM + line(headings), line: (row: TakeAlongRow) => line(cellsOf(row)) };
}

/**
 * For Anki: a text whose first lines say how it is read. The guid stands first, so that no line of a word begins with
 * `#`, which would be one that says something.
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
