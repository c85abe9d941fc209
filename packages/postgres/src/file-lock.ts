import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedError } from './embedded-error.js';
import { processMark } from './process-mark.js';

/**
 * Acts under a lock file against other processes. The file names the process that acts; one that a killed process left
 * is ignored. Throws an `EmbeddedError` (`taken`) when another process acts.
 */
export function withMoveLock<Result>(file: string, act: () => Result): Result {
  takeLock(file);
  try {
    return act();
  } finally {
    rmSync(file, { force: true });
  }
}

/** The longest time for which another process may hold the lock while it waits for a server to stop. */
const TIMEOUT_MS = 60_000;

/**
 * Acts under the lock file, and waits for another process that holds it. Throws as `withMoveLock` where that takes too
 * long.
 */
export async function withFileLock<Result>(file: string, act: () => Promise<Result>): Promise<Result> {
  for (const deadline = Date.now() + TIMEOUT_MS; ; ) {
    try {
      takeLock(file);
      break;
    } catch (error) {
      if (!(error instanceof EmbeddedError) || Date.now() > deadline) throw error;
    }
    await sleep(50);
  }
  try {
    return await act();
  } finally {
    rmSync(file, { force: true });
  }
}

function takeLock(file: string): void {
  const ownFile = `${file}-${process.pid}`;
  writeFileSync(ownFile, processMark(process.pid) ?? '');
  try {
    while (!tryLink(ownFile, file)) {
      refuseHeld(file);
      // Only one process at a time removes a stale lock, and checks it again first: it may be a new one by now.
      withMoveLock(`${file}-over`, () => {
        refuseHeld(file);
        rmSync(file, { force: true });
      });
    }
  } finally {
    rmSync(ownFile, { force: true });
  }
}

/** Throws where a running process has the lock. */
function refuseHeld(file: string): void {
  const holder = readMark(file);
  const pid = Number(holder.split(' ')[0]);
  if (holder === '' || processMark(pid) !== holder) return;
  throw new EmbeddedError(
    `Another process (pid ${pid}) works on the files of the database: start again when it is done.`,
    'taken',
  );
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function readMark(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
