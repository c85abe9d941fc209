import { rmSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isPostmasterOf, pidFile, readPostmaster } from './postmaster.js';
import { isRunning } from './process-mark.js';

/** The time within which a starting server has written its number. */
const WRITTEN_WITHIN_MS = 2_000;

const isNumber = (pid: number) => Number.isSafeInteger(pid) && pid > 1 && pid < 2 ** 31;

/**
 * Removes a stale pid file that would prevent PostgreSQL from starting. PostgreSQL itself ignores the file of a process
 * that is gone. It does not where the number now belongs to another process, nor where a crash or a full disk left the
 * file empty or garbled.
 */
export function removePidFileIfStale(data: string, pid: number): void {
  const file = pidFile(data);
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  const stale = isNumber(pid) ? isRunning(pid) : age > WRITTEN_WITHIN_MS;
  if (stale && Object.is(readPostmaster(data)?.pid, pid)) rmSync(file, { force: true });
}

/** Removes a stale pid file; waits until an empty or a garbled one is old enough to count as stale. */
export async function removeStalePidFile(data: string): Promise<void> {
  for (;;) {
    const found = readPostmaster(data);
    if (!found || isPostmasterOf(found.pid, data)) return;
    removePidFileIfStale(data, found.pid);
    if (isNumber(found.pid)) return;
    await sleep(50);
  }
}
