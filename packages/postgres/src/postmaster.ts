import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A running server, by the file `postmaster.pid` in its data folder. */
export type Postmaster = { readonly pid: number; readonly port: number; readonly ready: boolean };

/**
 * Marks the server's command line with the data folder, for `isPostmasterOf`. The setting has no meaning for
 * PostgreSQL.
 */
export const dataMark = (data: string) => `utarang.data=${data}`;

export const pidFile = (data: string) => join(data, 'postmaster.pid');

/** Reads `postmaster.pid`, valid or stale; null when there is none. Its lines: miscadmin.h, LOCK_FILE_LINE_*. */
export function readPostmaster(data: string): Postmaster | null {
  const text = unlessGone(() => readFileSync(pidFile(data), 'utf8'));
  if (text === null) return null;
  const lines = text.split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/**
 * Checks whether the process is the server of this data folder. A pid alone proves nothing: after a crash or in a
 * restarted container the number may belong to anyone, even to us.
 */
export function isPostmasterOf(pid: number, data: string): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 1) return false;
  if (process.platform !== 'linux') return commandServes(psCommand(pid), data);
  if (unlessGone(() => readFileSync(`/proc/${pid}/comm`, 'utf8'))?.trim() !== 'postgres') return false;
  try {
    const cwd = statSync(`/proc/${pid}/cwd`);
    const folder = statSync(data);
    return cwd.dev === folder.dev && cwd.ino === folder.ino;
  } catch {
    // Root without CAP_SYS_PTRACE, as in a container, may not follow the link, but everyone may read the command line.
    const command = unlessGone(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8')) ?? '';
    return commandServes(command.split('\0'), data);
  }
}

function commandServes(command: readonly string[], data: string): boolean {
  return basename(command[0] ?? '') === 'postgres' && command.some((word) => word === data || word === dataMark(data));
}

function psCommand(pid: number): string[] {
  const command = unlessGone(() => execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }));
  return command?.trim().split(' ') ?? [];
}

function unlessGone<Result>(read: () => Result): Result | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** The signals that stop the server, in order, each with the share of the time after which the next one is sent. */
const SIGNALS = [
  ['SIGINT', 0.6], // fast shutdown
  ['SIGQUIT', 0.8], // immediate shutdown: the next start recovers
  ['SIGKILL', 1],
] as const;

/** Stops the server of this data folder and waits until it is gone. Open transactions are rolled back. */
export async function stopPostmaster(data: string, withinMs = 25_000): Promise<void> {
  const running = readPostmaster(data);
  if (!running) return;
  const start = performance.now();
  for (const [signal, share] of SIGNALS) {
    if (!isPostmasterOf(running.pid, data)) return;
    // A frozen one leaves processes behind, which would block the data for the next start.
    const ended = signal === 'SIGKILL' ? processesOf(running.pid, data) : [running.pid];
    for (const pid of ended) unlessGone(() => process.kill(pid, signal));
    while (isPostmasterOf(running.pid, data) && performance.now() - start < share * withinMs) await sleep(10);
  }
}

/** The server and, where the system lists them, its child processes. */
export function processesOf(postmaster: number, data: string): number[] {
  if (process.platform !== 'linux') return [postmaster];
  const pids = readdirSync('/proc').map(Number);
  return [postmaster, ...pids.filter((pid) => pid !== postmaster && isPostmasterOf(pid, data))];
}
