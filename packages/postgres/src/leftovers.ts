import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Home } from './home.js';
import { INIT_PREFIX } from './initialise.js';
import { PROGRAM_PREFIX, type Program } from './program.js';

/** The least age: younger ones may belong to another process that is just starting. */
const AGE_MS = 10 * 60_000;

/** Removes incomplete files of killed starts, and the binaries of versions that no server runs any more. */
export function removeLeftovers({ folder }: Home, { version }: Program): void {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(INIT_PREFIX) && !name.startsWith(PROGRAM_PREFIX)) continue;
    if (name === PROGRAM_PREFIX + version) continue;
    const path = join(folder, name);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > AGE_MS) rmSync(path, { recursive: true, force: true });
  }
}
