import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedError } from './embedded-error.js';
import { explain } from './failures.js';
import { endWithoutWaiting } from './instance-lock.js';
import { stopPostmaster } from './postmaster.js';
import { type LockedServer, type ServerOptions, startAndLock } from './start-and-lock.js';

/** The longest time for stopping. */
const CLOSE_MS = 25_000;

/** The longest pause between two attempts to restart a server. */
const PAUSE_MAX_MS = 5_000;

/**
 * Supervises the server that we locked: where it ends, it is restarted, however long that takes (the disk may be full
 * meanwhile). Queries fail until then, and the pool reconnects by itself.
 */
export class Supervisor {
  readonly #options: ServerOptions;
  readonly #closing = new AbortController();
  #server: LockedServer;
  #restarting: Promise<void> | null = null;
  #lost: EmbeddedError | null = null;
  #lastFailure = '';
  #reportLost: (error: EmbeddedError) => void = () => {};

  /** Called when the server had to be restarted, perhaps on another port. */
  onRestart: () => void = () => {};

  /** Settles when another process took the server over before we could restart it: this process must end. */
  readonly lost = new Promise<EmbeddedError>((resolve) => {
    this.#reportLost = resolve;
  });

  constructor(options: ServerOptions, server: LockedServer) {
    this.#options = options;
    this.#server = server;
    void this.#watch();
  }

  get port(): number {
    return this.#server.port;
  }

  /** Stops the server, unless another process has taken it over. */
  async close(withinMs = CLOSE_MS): Promise<void> {
    const start = performance.now();
    this.#closing.abort();
    await Promise.race([this.#restarting, sleep(withinMs / 4, undefined, { ref: false })]);
    const left = withinMs - (performance.now() - start);
    if (!this.#lost) await stopPostmaster(this.#options.home.data, left);
    endWithoutWaiting(this.#server.lock.client);
  }

  async #watch(): Promise<void> {
    await this.#server.lock.ended;
    if (!this.#closing.signal.aborted) this.#restarting = this.#restart();
  }

  async #restart(): Promise<void> {
    const { log } = this.#options;
    log.error('PostgreSQL ended; starting it again');
    for (let pause = 100; !this.#closing.signal.aborted; pause = Math.min(2 * pause, PAUSE_MAX_MS)) {
      const failure = await this.#tryAgain();
      if (!failure) return;
      this.#tell(failure);
      if (failure instanceof EmbeddedError && failure.kind === 'taken') {
        this.#lost = failure;
        return this.#reportLost(failure);
      }
      await sleep(pause, undefined, { signal: this.#closing.signal }).catch(() => {});
    }
  }

  /** Logs a failure, but only once where it is repeated, as on a full disk. */
  #tell(failure: unknown): void {
    if (this.#closing.signal.aborted || String(failure) === this.#lastFailure) return;
    this.#lastFailure = String(failure);
    this.#options.log.error({ err: failure }, 'PostgreSQL could not be started again; further tries follow');
  }

  /** Resolves to the error, if there was one. */
  async #tryAgain(): Promise<unknown> {
    try {
      this.#server = await startAndLock(this.#options, this.#server.port, this.#closing.signal);
    } catch (error) {
      return explain(error, this.#options.dataDir);
    }
    this.#lastFailure = '';
    this.#options.log.info(`PostgreSQL runs again on port ${this.#server.port}`);
    this.onRestart();
    void this.#watch();
    return null;
  }
}
