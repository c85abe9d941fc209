/**
 * Beginnings that make a spreadsheet read a cell as a formula: `=`, `+`, `-` and `@`, also as full-width characters,
 * which programs in Japan read likewise; tabs and line ends, after which a formula could be hidden.
 */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/;
const GUARDED = /^'+[=+\-@＝＋－＠\t\r\n]/;

/**
 * "A cell that a spreadsheet would take for a formula has an apostrophe before it, which the import takes away again"
 * (docs/product/admin.md#bulk). One that begins with apostrophes before such a letter gets one more, so that none is
 * lost on the way back.
 */
export const guardCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text that `guardCell` was given. */
export const unguardCell = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);
