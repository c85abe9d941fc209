import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readdirSync, readFileSync } from 'node:fs';
import { onExit } from '../on-exit.js';

export type User = { readonly uid: number; readonly gid: number } | Record<string, never>;

/** PostgreSQL, Patroni and PgBouncer do not run as root: their user there, or nobody else than who runs this. */
export function unprivileged(): User {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** A program of the cluster that can be killed, frozen and started again; its output goes to a file. */
export class Program {
  #child: ChildProcess | null = null;

  constructor(
    readonly name: string,
    private readonly command: readonly string[],
    private readonly log: string,
    private readonly user: User,
    private readonly env: Readonly<Record<string, string>> = {},
  ) {
    onExit(() => this.signal('SIGKILL'));
  }

  start(): void {
    const [program = '', ...args] = this.command;
    const output = openSync(this.log, 'a');
    const env = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8', ...this.env };
    const child = spawn(program, args, { env, stdio: ['ignore', output, output], cwd: '/', ...this.user });
    child.on('error', () => {});
    this.#child = child;
  }

  get pid(): number | null {
    const child = this.#child;
    return child?.pid !== undefined && child.exitCode === null && child.signalCode === null ? child.pid : null;
  }

  signal(signal: NodeJS.Signals): void {
    if (this.pid !== null) process.kill(this.pid, signal);
  }

  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || this.pid === null) return;
    const closed = once(child, 'close');
    child.kill(signal);
    await closed;
  }
}

/** The ids of a process and all that descend from it, by /proc. */
export function familyOf(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      parents.set(Number(entry), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {} // it ended meanwhile
  }
  const family = [pid];
  for (const one of family) for (const [child, parent] of parents) if (parent === one) family.push(child);
  return family;
}

/** Sends the signal to a process and all that descend from it; those that ended meanwhile are left out. */
export function signalFamily(pid: number, signal: NodeJS.Signals): void {
  for (const one of familyOf(pid)) {
    try {
      process.kill(one, signal);
    } catch {} // it ended meanwhile
  }
}
