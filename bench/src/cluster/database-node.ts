import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Program, signalFamily, type User } from './program.js';

export type Role = 'primary' | 'sync_standby' | 'replica' | null;

/** One machine of the database: a PostgreSQL and the Patroni beside it. */
export class DatabaseNode {
  readonly patroni: Program;
  readonly #data: string;

  constructor(
    readonly name: string,
    readonly port: number,
    readonly apiPort: number,
    folder: string,
    settings: string,
    user: User,
  ) {
    this.#data = join(folder, `${name}-data`);
    this.patroni = new Program(name, ['patroni', settings], join(folder, `${name}.log`), user);
  }

  /** The id of PostgreSQL's first process; null where it does not run. */
  get postmaster(): number | null {
    const file = join(this.#data, 'postmaster.pid');
    if (!existsSync(file)) return null;
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
    return Number.isInteger(pid) && pid > 0 && existsSync(`/proc/${pid}`) ? pid : null;
  }

  /** As if the machine had lost its power, or stood still (SIGSTOP) and went on (SIGCONT). */
  signal(signal: NodeJS.Signals): void {
    const { postmaster } = this;
    if (this.patroni.pid !== null) signalFamily(this.patroni.pid, signal);
    if (postmaster !== null) signalFamily(postmaster, signal);
  }

  /** Its role, as Patroni says; null where it does not answer. */
  async role(): Promise<Role> {
    const answer = await fetch(`http://127.0.0.1:${this.apiPort}/patroni`, { signal: AbortSignal.timeout(1000) })
      .then((response) => response.json() as Promise<{ state?: string; role?: string; sync_standby?: boolean }>)
      .catch(() => null);
    if (answer?.state !== 'running') return null;
    if (answer.role === 'master' || answer.role === 'primary') return 'primary';
    return answer.sync_standby ? 'sync_standby' : 'replica';
  }

  /** Asks Patroni to hand the lead from this one to any that can take it. */
  async switchOver(): Promise<void> {
    const url = `http://127.0.0.1:${this.apiPort}/switchover`;
    const answer = await fetch(url, { method: 'POST', body: JSON.stringify({ leader: this.name }) });
    if (!answer.ok) throw new Error(`no switchover: ${await answer.text()}`);
  }
}
