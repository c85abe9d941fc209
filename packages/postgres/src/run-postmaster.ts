import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedError } from './embedded-error.js';
import { ServerFailure } from './failures.js';
import type { Home } from './home.js';
import { isPostmasterOf, readPostmaster } from './postmaster.js';
import type { Program } from './program.js';
import { removePidFileIfStale } from './stale-pid-file.js';
import { startPostmaster } from './start-postmaster.js';

/** The time in which another process's server must become ready or stop. */
const TIMEOUT_MS = 60_000;

/**
 * Failures of a start after which the next try may succeed: another process started first, a crash left something
 * behind, the port is taken.
 */
const TRANSIENT =
  /lock file "postmaster.pid" (already exists|is empty)|bogus data in lock file|pre-existing shared memory block|Address already in use/;

/** Checks whether a start that failed may succeed at the next try. */
export const isTransient = (error: unknown): error is ServerFailure =>
  error instanceof ServerFailure && TRANSIENT.test(error.output);

/** A running server: its port, and whether it was already running, left by a killed process. */
export type RunningPostmaster = { readonly port: number; readonly adopted: boolean };

/**
 * Adopts the running server of this folder, or starts one (on `port` if that is free) and lets it recover from a crash.
 */
export async function runPostmaster(
  home: Home,
  program: Program,
  settings: readonly string[],
  port: number | null = null,
  signal?: AbortSignal,
): Promise<RunningPostmaster> {
  const deadline = Date.now() + TIMEOUT_MS;
  let wanted = port;
  for (;;) {
    signal?.throwIfAborted();
    const found = readPostmaster(home.data);
    const live = found !== null && isPostmasterOf(found.pid, home.data);
    if (live && found.ready) return { port: found.port, adopted: true };
    if (!live) {
      if (found) removePidFileIfStale(home.data, found.pid);
      wanted ??= await freePort();
      try {
        await startPostmaster(home, program, [`port=${wanted}`, ...settings], signal);
        return { port: wanted, adopted: false };
      } catch (error) {
        if (!isTransient(error) || Date.now() > deadline) throw error;
        if (error.output.includes('Address already in use')) wanted = null;
      }
    } else if (Date.now() > deadline) {
      const message = `The PostgreSQL that runs in ${home.data} (pid ${found.pid}) is not ready after a minute`;
      throw new EmbeddedError(`${message}: look into ${home.log}.`, 'unavailable');
    }
    await sleep(50);
  }
}

/** A TCP port that is free on the loopback address now. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
