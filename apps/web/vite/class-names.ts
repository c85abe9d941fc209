import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Letters of the hash: enough to keep a few hundred files apart. */
const LENGTH = 4;

/**
 * The name of a class in the built page: its own, and which file it is from. Shorter than Vite's, which also names the
 * line; every page carries them in its styles and its elements.
 */
export function className(name: string, file: string): string {
  const path = relative(root, file.split('?')[0] ?? file).replaceAll('\\', '/');
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, LENGTH)}`;
}
