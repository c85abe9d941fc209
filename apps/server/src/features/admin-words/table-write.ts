import { type TableFormat, wordColumns } from '@utarang/contract';
import { guardCell } from '@utarang/domain/words';
import { wordTable } from '@utarang/messages';
import { stringify } from 'csv-stringify/sync';

const BOM = '\ufeff';

/** What stands between two cells of a table, by its format. */
export const delimiters: Readonly<Record<TableFormat, string>> = { csv: ',', tsv: '\t' };

/**
 * A table as a file: quoted as RFC 4180 says, lines that end with CRLF, no cell a formula. The byte order mark tells a
 * spreadsheet that it is UTF-8.
 */
export const writeTable = (rows: readonly (readonly string[])[], format: TableFormat): string =>
  BOM +
  stringify([wordColumns.map((column) => wordTable[column]), ...rows.map((row) => row.map(guardCell))], {
    delimiter: delimiters[format],
    record_delimiter: 'windows',
  });
