import type { Home } from './home.js';

/** Leads a process to the folder that it works in, whatever the folders above allow. */
const OWN_FOLDER = '/proc/self/cwd';

/**
 * Tells a program of PostgreSQL's its data folder, and where it begins to work. Where its user may not pass the folders
 * above, it is put into the data as root before it becomes that user, and finds it as its own folder.
 */
export function inData({ isClosed, account }: Home, data: string) {
  return { D: isClosed ? OWN_FOLDER : data, options: { cwd: isClosed ? data : '/', ...account } } as const;
}
