import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cellsOf, packBook, type StoredIndex, unpackIndex } from '@utarang/domain/search';
import type { CatalogueWord } from './word.js';

/** Reads the index that was built with the program (docs/decisions/0064). Null where there is none. */
export type ReadBuiltIndex = () => Promise<ArrayBuffer | null>;

export const noBuiltIndex: ReadBuiltIndex = async () => null;

/** `apps/web/vite/word-index.ts` writes it. */
const FILE_NAME = /^word-index-[0-9a-f]+\.bin$/;

/** Reads the index among the built files of the web app. Null where there is none, or where it cannot be read. */
export async function readBuiltIndex(webRoot: string): Promise<ArrayBuffer | null> {
  const folder = join(webRoot, 'assets');
  try {
    const name = (await readdir(folder)).find((file) => FILE_NAME.test(file));
    if (name === undefined) return null;
    const { buffer, byteOffset, byteLength } = await readFile(join(folder, name));
    return buffer.slice(byteOffset, byteOffset + byteLength);
  } catch {
    return null;
  }
}

/** Reads the index of the build. Code that runs from its sources makes it: the rules may just be being changed. */
export const builtIndexIn = (webRoot: string): ReadBuiltIndex =>
  import.meta.url.endsWith('.ts') ? noBuiltIndex : () => readBuiltIndex(webRoot);

/**
 * The index of these words, which may have changed since the build: entries of words that changed are made anew.
 * Undefined where the built index helps no more; then it is made.
 */
export function builtIndexOf(words: readonly CatalogueWord[], bytes: ArrayBuffer | null): StoredIndex | undefined {
  if (!bytes) return undefined;
  // How often a word is used is not part of the index.
  const book = packBook(words, () => 0);
  return unpackIndex(bytes, { book, cells: cellsOf(book), words }) ?? undefined;
}
