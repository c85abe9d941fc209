import { type StoredIndex } from '@utarang/domain/search';
import type { CatalogueWord } from './word.js';
/** Reads the index that was built with the program (docs/decisions/0064). Null where there is none. */
export type ReadBuiltIndex = () => Promise<ArrayBuffer | null>;
export declare const noBuiltIndex: ReadBuiltIndex;
/**
 * Reads the index among the built files of the web app, by the name in its build. Null where there is none, where it
 * cannot be read, or where other rules made it: then the web app is of another release than this program.
 */
export declare function readBuiltIndex(webRoot: string, rules: string): Promise<ArrayBuffer | null>;
/**
 * Reads the index of the build. Code that runs from its sources builds it instead: the rules may be in the middle of a
 * change.
 */
export declare const builtIndexIn: (webRoot: string) => ReadBuiltIndex;
/**
 * The index of these words, which may have changed since the build: entries of changed words are computed again.
 * Undefined where the built index does not help; then it is built.
 */
export declare function builtIndexOf(words: readonly CatalogueWord[], bytes: ArrayBuffer | null): StoredIndex | undefined;
