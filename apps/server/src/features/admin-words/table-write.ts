import { type TableFormat, wordColumns } from '@utarang/contract';
import { guardCell } from '@utarang/domain/words';
import { wordTable } from '@utarang/messages';
import { stringify } from 'csv-stringify/sync';
import { mapInSlices } from '../../lib/time-slice.js';

const BOM = '\ufeff';

/** The delimiter of each format. */
export const delimiters: Readonly<Record<TableFormat, string>> = { csv: ',', tsv: '\t' };

/**
 * A table as a file: quoted as RFC 4180 says, lines end with CRLF, no cell is a formula. The byte order mark tells a
 * spreadsheet that it is UTF-8.
 */
export async function writeTable(rows: readonly (readonly string[])[], format: TableFormat): Promise<string> {
  const line = (row: readonly string[]) =>
    stringify([[...row]], { delimiter: delimiters[format], record_delimiter: 'windows' });
  const headings = wordColumns.map((column) => wordTable[column]);
  const lines = await mapInSlices(rows, (row) => line(row.map(guardCell)));
  return [BOM, line(headings), ...lines].join('');
}
