import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { inject } from 'vitest';
import '../provided.js';
import type { Order, Report } from './main.js';

/** The end of a process: `code` is null after a signal. */
export type Exit = { readonly code: number | null; readonly stderr: string };

type Environment = { readonly DATA_DIR?: string; readonly DATABASE_URL?: string; readonly RUN_AS?: string };

/** A process of its own that opens the database, like the product, and then does what it is told. */
export class TestProcess {
  readonly #child: ChildProcess;
  readonly #reports: Report[] = [];
  #ended: Exit | null = null;
  #wake: () => void = () => {};
  readonly exit: Promise<Exit>;

  /** `wrap` puts another program around the command, which sets limits and then becomes it. */
  constructor(env: Environment, wrap: (command: string[]) => string[] = (command) => command) {
    const [program = '', ...options] = wrap([process.execPath, inject('processProgram')]);
    this.#child = spawn(program, options, {
      env: { PATH: process.env['PATH'], ...env },
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let stderr = '';
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    this.#child.on('message', (report: Report) => {
      this.#reports.push(report);
      this.#wake();
    });
    this.exit = once(this.#child, 'close').then(([code]: (number | null)[]) => {
      this.#ended = { code: code ?? null, stderr };
      this.#wake();
      return this.#ended;
    });
  }

  /** Waits until the database is open; throws when the process ends instead. */
  async opened(): Promise<this> {
    await this.#next();
    return this;
  }

  async query<Row = Record<string, unknown>>(sql: string): Promise<Row[]> {
    this.#send({ sql });
    const report = await this.#next();
    if (typeof report === 'object' && 'rows' in report) return report.rows as Row[];
    throw new Error(typeof report === 'object' ? report.failure : report);
  }

  /** Has so many writers write into a new table from now on; see `main.ts`. */
  async write(writers: number): Promise<void> {
    await this.query('create table written (number int)');
    this.#send({ writers });
    await this.#next();
  }

  /** The numbers that its writers wrote and that were acknowledged so far. */
  async acknowledged(): Promise<number[]> {
    this.#send('acknowledged');
    const report = await this.#next();
    if (typeof report === 'object' && 'rows' in report) return report.rows as number[];
    throw new Error('no numbers');
  }

  /** Ends in order. */
  async close(): Promise<Exit> {
    this.#send('close');
    return this.exit;
  }

  /** Ends as by kill -9, without a chance to do anything. */
  async kill(): Promise<void> {
    this.signal('SIGKILL');
    await this.exit;
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  #send(order: Order): void {
    this.#child.send(order, () => {}); // a process that is gone is told by `#next`
  }

  async #next(): Promise<Report> {
    for (;;) {
      const report = this.#reports.shift();
      if (report) return report;
      if (this.#ended) throw new Error(`the process ended with ${this.#ended.code}: ${this.#ended.stderr}`);
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}
