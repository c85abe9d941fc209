const QUOTE = 0x22;
const LF = 0x0a;
const CR = 0x0d;

/** The most columns of a row, and the most cells of the whole table. */
export type TableBounds = { readonly columns: number; readonly cells: number };

/**
 * Checks a table for a row with too many columns, and for too many cells, before a parser makes a text of each cell.
 * Returns the fault, or null. Within quotes a delimiter and a line break are ordinary characters.
 */
export function sizeFault(
  bounds: TableBounds,
  text: string,
  delimiter: string,
  hasQuotes: boolean,
): 'tooManyColumns' | 'tooManyCells' | null {
  const sign = delimiter.charCodeAt(0);
  let columns = 1;
  let cells = 1;
  let isQuoted = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === QUOTE && hasQuotes) isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (code === LF || code === CR) columns = 1;
    else if (code === sign) {
      if (++columns > bounds.columns) return 'tooManyColumns';
      if (++cells > bounds.cells) return 'tooManyCells';
    }
  }
  return null;
}
