import { realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { APP } from './app-database.js';
import { explain } from './failures.js';
import { knownPassword } from './password.js';
import { isPostmasterOf, readPostmaster } from './postmaster.js';
import type { Connection } from './start-and-lock.js';

/** Checks whether a server was ever created in `dataDir`. */
export function hasServer(dataDir: string): boolean {
  return explaining(dataDir, () => statSync(dataOf(dataDir), { throwIfNoEntry: false }) !== undefined);
}

/**
 * Finds the connection to a server that another process runs in `dataDir`. It takes no lock, and neither starts nor
 * stops the server. Null when no server there answers.
 */
export function findRunning(dataDir: string): Connection | null {
  return explaining(dataDir, () => {
    if (!hasServer(dataDir)) return null;
    const data = realpathSync(dataOf(dataDir));
    const found = readPostmaster(data);
    if (!found?.ready || !isPostmasterOf(found.pid, data)) return null;
    const password = knownPassword(data);
    return password === null ? null : { host: '127.0.0.1', port: found.port, user: APP, password, database: APP };
  });
}

const dataOf = (dataDir: string) => join(dataDir, 'postgres', 'data');

function explaining<Result>(dataDir: string, look: () => Result): Result {
  try {
    return look();
  } catch (error) {
    throw explain(error, dataDir);
  }
}
