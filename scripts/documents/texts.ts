import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/run.mjs';

/** Folders without hand-written files: built, installed or generated ones, and those of a test run. */
const SKIPPED = new Set(['node_modules', 'dist', 'meta', 'test-results', 'playwright-report']);
const READ = /\.(?:ts|tsx|mjs|cjs|css|html|md|sql)$/;

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory() && !SKIPPED.has(entry.name) && !entry.name.startsWith('.') && path !== 'data') {
      yield* filesIn(path);
    } else if (entry.isFile() && READ.test(entry.name)) {
      yield path;
    }
  }
}

/** Every text file of the repository by its path from the root; links of `node_modules` are not followed. */
export const texts: ReadonlyMap<string, string> = new Map(
  Array.from(filesIn(''), (path) => [path, readFileSync(join(root, path), 'utf8')]),
);

/** A text in one line, without comment signs: sentences of comments span several lines. */
export const inOneLine = (text: string): string => text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/|#)?\s*/g, ' ');
