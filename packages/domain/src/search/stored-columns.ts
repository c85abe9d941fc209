import { ASIDE, type AsideColumn, type AsideName, asideNames, asideOf } from './aside.js';
import { type BookCells, type BookColumn, bookColumns, cellsOf, type PackedBook } from './packed-book.js';
import { textOf } from './scan.js';
import { arrayIn, rowsIn, type StoredArrays } from './stored-arrays.js';

/** The columns of the catalogue; how often sentences use a word is none of its own. */
const CATALOGUED = bookColumns.filter((name) => name !== 'uses');

/** An FNV-1a hash. */
export function hashOf(texts: Iterable<string>): number {
  let hash = 0x811c9dc5;
  for (const text of texts) {
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    hash = Math.imul(hash ^ 0xffff, 0x01000193);
  }
  return hash >>> 0;
}

/**
 * The hashes of whole columns: a column with the same hash has not changed. The server sends them with the book, so that
 * a device need not read the whole book before the first search.
 */
export const columnHashes = ({ columns }: Pick<PackedBook, 'columns'>): number[] =>
  CATALOGUED.map((name) => hashOf([columns[name]]));

/** The arrays that a search in the columns needs beside their text: their lines, and the texts aside. */
export function packColumns(book: PackedBook, cells: BookCells): StoredArrays {
  const aside = asideNames.flatMap((name) => {
    const { rows, text } = asideOf(cells, name);
    return [
      [`aside.${name}.rows`, Uint32Array.from(rows)],
      [`aside.${name}.symbols`, Uint16Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))],
    ] as const;
  });
  return {
    columns: Uint32Array.from(columnHashes(book)),
    ...Object.fromEntries(CATALOGUED.map((name) => [`lines.${name}`, cells.lines(name).blockLengths])),
    ...Object.fromEntries(aside),
  };
}

/** The cells of a book, and what was stored of those of its columns that have not changed since. */
export function unpackColumns(arrays: StoredArrays, book: PackedBook) {
  const same = sameColumns(book, arrayIn(arrays, 'columns', Uint32Array));
  const blocks: Partial<Record<BookColumn, Uint32Array>> = {};
  for (const name of same) blocks[name] = arrayIn(arrays, `lines.${name}`, Uint32Array);
  const storedAside = (name: AsideName): AsideColumn | null =>
    same.has(ASIDE[name].column)
      ? {
          rows: rowsIn(arrays, `aside.${name}.rows`),
          text: textOf(arrayIn(arrays, `aside.${name}.symbols`, Uint16Array)),
        }
      : null;
  return { same, cells: cellsOf(book, blocks), asideOf: storedAside };
}

/**
 * The columns that have not changed since. Another release may have hashed fewer columns, or more: then it is not known
 * of any.
 */
function sameColumns(book: PackedBook, stored: Uint32Array): ReadonlySet<BookColumn> {
  const hashes = book.hashes ?? columnHashes(book);
  if (hashes.length !== CATALOGUED.length || stored.length !== CATALOGUED.length) return new Set();
  return new Set(CATALOGUED.filter((_, index) => hashes[index] === stored[index]));
}
