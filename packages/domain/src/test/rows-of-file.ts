/**
 * The rows of a text file of the package `content`, each by the names of its columns; a cell that is left out is empty.
 * For tests of the rules over the real words, which know that package by its files alone. It checks them itself.
 */
export function rowsOfFile(tsv: string): Readonly<Record<string, string>>[] {
  const [header = '', ...lines] = tsv.trimEnd().split('\n');
  const columns = header.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}

/** Checks whether a file of the folder of words lists words; the others say more of these. */
export const isWordFile = (file: string): boolean => /^(?:n[1-5]|common|further|rarer|other)\.tsv$/.test(file);
