import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packBook, type StoredIndex, unpackIndex } from '@utarang/domain/search';
import type { CatalogueWord } from './word.js';

/** Reads the index that was built with the program (docs/decisions/0064). Null where there is none. */
export type ReadBuiltIndex = () => Promise<ArrayBuffer | null>;

export const noBuiltIndex: ReadBuiltIndex = async () => null;

/** `apps/web/vite/page-files.ts` writes it. */
type PageFiles = { readonly index?: { readonly file: string; readonly rules: string | null } };

/** The digest of the rules of this program, which its build inserts (`scripts/build.mjs`). */
declare const RULES_DIGEST: string;

/**
 * Reads the index among the built files of the web app, by the name in its build. Null where there is none, where it
 * cannot be read, or where other rules made it: then the web app is of another release than this program.
 */
export async function readBuiltIndex(webRoot: string, rules: string): Promise<ArrayBuffer | null> {
  try {
    const { index } = JSON.parse(await readFile(join(webRoot, 'page-files.json'), 'utf8')) as PageFiles;
    if (index?.rules !== rules) return null;
    const { buffer, byteOffset, byteLength } = await readFile(join(webRoot, index.file));
    return buffer.slice(byteOffset, byteOffset + byteLength);
  } catch {
    return null;
  }
}

/**
 * Reads the index of the build. Code that runs from its sources builds it instead: the rules may be in the middle of a
 * change.
 */
export const builtIndexIn = (webRoot: string): ReadBuiltIndex =>
  import.meta.url.endsWith('.ts') ? noBuiltIndex : () => readBuiltIndex(webRoot, RULES_DIGEST);

/**
 * The index of these words, which may have changed since the build: entries of changed words are computed again.
 * Undefined where the built index does not help; then it is built.
 */
export function builtIndexOf(words: readonly CatalogueWord[], bytes: ArrayBuffer | null): StoredIndex | undefined {
  if (!bytes) return undefined;
  // How common a word is, is not part of the index.
  const stored = unpackIndex(
    bytes,
    packBook(words, () => 0),
  );
  // The words are here; their cells would be kept beside them.
  return stored ? { ...stored, packed: undefined } : undefined;
}
