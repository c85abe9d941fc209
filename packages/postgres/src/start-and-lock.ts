import { setTimeout as sleep } from 'node:timers/promises';
import { isConnectionLost } from './connection-errors.js';
import { PasswordRefusedError } from './embedded-error.js';
import type { Home } from './home.js';
import { type InstanceLock, takeInstanceLock } from './instance-lock.js';
import type { PostgresLog } from './log.js';
import { knownPassword, SUPERUSER } from './password.js';
import { stopPostmaster } from './postmaster.js';
import type { Program } from './program.js';
import { type RunningPostmaster, runPostmaster } from './run-postmaster.js';

/** The server of one DATA_DIR: its folders, its program and its settings. */
export type ServerOptions = {
  readonly dataDir: string;
  readonly home: Home;
  readonly program: Program;
  readonly settings: readonly string[];
  /** The password of both roles, see `initialise.ts`. */
  readonly password: string;
  readonly log: PostgresLog;
};

export type Connection = { host: string; port: number; user: string; password: string; database: string };

/** The superuser's connection to the database that always exists. */
export function superuserOf({ password }: ServerOptions, port: number): Connection {
  return { host: '127.0.0.1', port, user: SUPERUSER, password, database: 'postgres' };
}

/** A running server and our lock on it. */
export type LockedServer = RunningPostmaster & { readonly lock: InstanceLock };

/** The time for which it is tried again where a server stops each time before we can connect. */
const TIMEOUT_MS = 60_000;

/**
 * Starts the server, or finds it running, and takes our lock on it. Where another process is just stopping the server,
 * this waits and starts it again. `signal` aborts the waiting. A server that was started here and refuses the password
 * is stopped, so that the password can be replaced.
 */
export async function startAndLock(
  options: ServerOptions,
  port: number | null,
  signal?: AbortSignal,
): Promise<LockedServer> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const running = await runPostmaster(options.home, options.program, options.settings, port, signal);
    try {
      return { ...running, lock: await takeInstanceLock(superuserOf(options, running.port), options) };
    } catch (error) {
      const isOurs = error instanceof PasswordRefusedError && !running.adopted;
      // Another process that set a new password meanwhile has its server here.
      if (isOurs && knownPassword(options.home.data) === options.password) await stopPostmaster(options.home.data);
      if (!isConnectionLost(error) || Date.now() > deadline) throw error;
    }
    await sleep(50);
  }
}
