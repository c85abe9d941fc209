import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { onExit } from '../on-exit.js';

const main = fileURLToPath(new URL('../../../apps/server/dist/main.js', import.meta.url));

/** The built product on a port of its own, which a kill ends and `start` starts again, as a service manager does. */
export class Product {
  readonly origin: URL;
  /** The program of another release than this checkout's, from the next start on. */
  program = main;
  readonly #environment: Readonly<Record<string, string>>;
  readonly #prefix: readonly string[];
  #child: ChildProcess | null = null;

  /** `prefix` is a command that starts it elsewhere than on this machine's own network, where it has the address `host`. */
  constructor(
    port: number,
    settings: Readonly<Record<string, string>>,
    { host = '127.0.0.1', prefix = [] as readonly string[] } = {},
  ) {
    if (!existsSync(main)) throw new Error('the server is not built: npm run build');
    this.origin = new URL(`http://${host}:${port}/`);
    this.#prefix = prefix;
    const fixed = { HOST: host, PORT: String(port), LOG_LEVEL: 'silent', NODE_ENV: 'production' };
    this.#environment = { PATH: process.env['PATH'] ?? '', ...fixed, ...settings };
    onExit(() => this.#child?.kill('SIGKILL'));
  }

  get isRunning(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  start(): void {
    const [command = process.execPath, ...args] = [...this.#prefix, process.execPath, this.program];
    this.#child = spawn(command, args, { env: this.#environment, stdio: 'ignore' });
  }

  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (!child || !this.isRunning) return;
    const closed = once(child, 'close');
    child.kill(signal);
    await closed;
  }

  /** Checks whether it writes, too: it shows pages before that. */
  isReady(): Promise<boolean> {
    return fetch(new URL('readyz/database', this.origin)).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
