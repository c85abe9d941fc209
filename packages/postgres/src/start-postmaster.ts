import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, closeSync, existsSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { cleanEnvironment } from './environment.js';
import { ServerFailure } from './failures.js';
import type { Home } from './home.js';
import { dataMark, readPostmaster } from './postmaster.js';
import type { Program } from './program.js';
import { SETTINGS } from './settings.js';
import { spawnArguments } from './spawn-arguments.js';

/** The size in bytes above which the log is rotated; the old one is kept beside it. */
const LOG_MAX = 4_000_000;

/**
 * Starts a server that outlives this process, and waits until it answers, crash recovery included. Throws a
 * `ServerFailure` with the server's log when it ends instead. `signal` stops the server.
 */
export async function startPostmaster(
  home: Home,
  program: Program,
  settings: readonly string[],
  signal?: AbortSignal,
): Promise<void> {
  const log = openLog(home);
  const before = fstatSync(log).size;
  const { D, options } = spawnArguments(home, home.data);
  const lines = [...SETTINGS, dataMark(home.data), ...settings];
  const child = spawn(program.postgres, ['-D', D, ...lines.flatMap((line) => ['-c', line])], {
    ...options,
    detached: true,
    env: cleanEnvironment,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();

  const end = endOf(child);
  while (!end.reason) {
    const running = readPostmaster(home.data);
    if (running?.ready && running.pid === child.pid) return;
    if (signal?.aborted) child.kill('SIGINT');
    await sleep(10);
  }
  if (end.reason instanceof Error) throw end.reason;
  const output = readFileSync(home.log).subarray(before).toString();
  throw new ServerFailure(`PostgreSQL did not start (${end.reason}; log: ${home.log})`, output);
}

function endOf(child: ChildProcess): { reason: Error | string | null } {
  const end: { reason: Error | string | null } = { reason: null };
  child.on('error', (error) => {
    end.reason = error;
  });
  child.on('exit', (code, signal) => {
    end.reason = signal ?? `exit code ${code}`;
  });
  return end;
}

function openLog({ log, account }: Home): number {
  if (existsSync(log) && statSync(log).size > LOG_MAX) renameSync(log, `${log}.1`);
  const file = openSync(log, 'a', 0o600);
  if (account) chownSync(log, account.uid, account.gid);
  return file;
}
