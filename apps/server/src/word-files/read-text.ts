import { type ListedWord, listedRows, listLine, plainCell } from '@utarang/domain/word-list';
import { unguardCell } from '@utarang/domain/words';
import { CsvError, parse } from 'csv-parse/sync';
import { UnreadableFile } from './protocol.js';
import { sizeFault } from './table-size.js';

const DELIMITERS = ['\t', ';', ',', '|'] as const;
/** The names of delimiters in the first lines of Anki's texts. */
const NAMED: Readonly<Record<string, string>> = {
  ...{ tab: '\t', comma: ',', semicolon: ';', pipe: '|', space: ' ', colon: ':' },
};
/** The number of lines in which the delimiter is searched. */
const SAMPLE = 100;
/** The longest row in characters: a quote that is not closed would make one row of the rest of the file. */
const ROW_MAX = 64 * 1024;
/** The most lines that are not blank, five for each possible word: others are comments, and repeat words. */
export const LINES_MAX = 100_000;
/** The most columns: the parser makes a text of each cell, and each column is checked. */
const COLUMNS_MAX = 200;
/** The most cells of a table, fifty for each possible word: the time to read one grows with its cells. */
const CELLS_MAX = 1_000_000;
/** A line of Anki that says how the text is read. */
const SAYS = /^#([a-z][a-z ]*):(.*)$/i;

/** The words of a text: a table, a text of Anki, or a list with one word a line. Throws `UnreadableFile`. */
export function readText(text: string): readonly ListedWord[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n?|\n/);
  if (lines.reduce((count, line) => count + Number(line.trim() !== ''), 0) > LINES_MAX)
    throw new UnreadableFile('tooMany');
  const first = lines.findIndex((line) => !SAYS.test(line));
  const says = new Map(
    lines.slice(0, Math.max(0, first)).map((line) => {
      const [, name = '', value = ''] = SAYS.exec(line) ?? [];
      return [name.toLowerCase(), value.trim()];
    }),
  );
  const rest = lines.slice(Math.max(0, first));
  const separator = says.get('separator');
  const delimiter = separator ? (NAMED[separator.toLowerCase()] ?? separator) : delimiterOf(rest);
  if (delimiter === null || delimiter.length !== 1) return rest.flatMap((line) => listLine(line) ?? []);
  const cells = recordsIn(rest.join('\n'), delimiter);
  const asText = says.get('html') === 'true' ? plainCell : unguardCell;
  const headings = says.get('columns')?.split(delimiter, COLUMNS_MAX);
  const words = listedRows(
    cells.map((row) => row.map(asText)),
    ...(headings ? [headings] : []),
  );
  return words ?? rest.flatMap((line) => listLine(line) ?? []);
}

/** The delimiter that splits most lines; null for a list. */
function delimiterOf(lines: readonly string[]): string | null {
  const sample = lines.filter((line) => line.trim() !== '').slice(0, SAMPLE);
  const cut = (sign: string) => sample.filter((line) => line.includes(sign)).length;
  const [best] = DELIMITERS.map((sign) => ({ sign, lines: cut(sign) })).sort((a, b) => b.lines - a.lines);
  return best && best.lines > sample.length / 2 ? best.sign : null;
}

function recordsIn(text: string, delimiter: string): string[][] {
  refuseSize(text, delimiter, true);
  const options = { delimiter, relax_column_count: true, skip_empty_lines: true, max_record_size: ROW_MAX };
  try {
    return parse(text, options);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
  }
  refuseSize(text, delimiter, false);
  try {
    // A quote within a cell, as people type it: then quotes are ordinary characters.
    return parse(text, { ...options, quote: null });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableFile('quotes');
  }
}

function refuseSize(text: string, delimiter: string, hasQuotes: boolean): void {
  const fault = sizeFault({ columns: COLUMNS_MAX, cells: CELLS_MAX }, text, delimiter, hasQuotes);
  if (fault) throw new UnreadableFile(fault);
}
