const QUOTE = 0x22;
const LF = 0x0a;
const CR = 0x0d;

/**
 * Checks whether no row of a table has more columns than allowed, before a parser makes a text of each cell. Within
 * quotes a delimiter and a line break are ordinary characters.
 */
export function hasColumnsWithin(most: number, text: string, delimiter: string, hasQuotes: boolean): boolean {
  const sign = delimiter.charCodeAt(0);
  let columns = 1;
  let isQuoted = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === QUOTE && hasQuotes) isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (code === LF || code === CR) columns = 1;
    else if (code === sign && ++columns > most) return false;
  }
  return true;
}
