import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paths } from '../paths.js';

/**
 * The hash of the content that this program seeds: of all its files, and of the code that reads them. Null where the
 * program runs from its sources, which may change while it runs.
 */
export async function contentFingerprint(): Promise<string | null> {
  const program = fileURLToPath(import.meta.url);
  if (extname(program) !== '.js') return null;
  const code = (await filesBelow(dirname(program))).filter((file) => extname(file) === '.js');
  const hash = createHash('sha256');
  for (const file of [...code, ...(await filesBelow(paths.lists))]) {
    const bytes = await readFile(file);
    hash.update(`${file} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
