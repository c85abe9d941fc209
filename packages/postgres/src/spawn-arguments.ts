import type { Home } from './home.js';

/** Leads a process to its working directory, whatever the folders above allow. */
const OWN_FOLDER = '/proc/self/cwd';

/**
 * The data folder (`-D`) and the spawn options of a PostgreSQL program. Where its user may not enter the folders above,
 * the process is spawned in the data folder as root, before it becomes that user, and names the folder as its working
 * directory.
 */
export function spawnArguments({ isClosed, account }: Home, data: string) {
  return { D: isClosed ? OWN_FOLDER : data, options: { cwd: isClosed ? data : '/', ...account } } as const;
}
