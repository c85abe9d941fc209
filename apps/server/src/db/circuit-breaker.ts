import { setTimeout as sleep } from 'node:timers/promises';
import { isConnectionLost } from '../../../../packages/postgres/src/connection-errors.js';
import type { Log } from '../log.js';

/** The pause between two checks of a database that does not answer. */
const PAUSE_MS = 500;

/**
 * Circuit breaker of the database: it opens when the database does not answer, and closes when it does. While it is
 * open, the database is checked again and again, and nothing else waits for it. One slow query does not open it: it may
 * be expensive, while the database answers all others.
 */
export class DatabaseCircuitBreaker {
  readonly #ask: () => Promise<void>;
  readonly #log: Log;
  readonly #closing = new AbortController();
  #isSuspected = false;
  #openSince: number | null = null;

  /** `ask` resolves when the database answers and throws, after its own timeout, when it does not. */
  constructor(ask: () => Promise<void>, log: Log) {
    this.#ask = ask;
    this.#log = log;
  }

  get isOpen(): boolean {
    return this.#openSince !== null;
  }

  /** Reports that an answer did not come in time. Opens the breaker if the check fails, too. */
  async suspect(): Promise<void> {
    if (this.#isSuspected || this.isOpen) return;
    this.#isSuspected = true;
    const isSilent = await this.#ask().then(() => false, isConnectionLost);
    this.#isSuspected = false;
    if (isSilent && !this.#closing.signal.aborted) this.#open();
  }

  /** Ends the checks. */
  end(): void {
    this.#closing.abort();
  }

  #open(): void {
    this.#openSince = performance.now();
    this.#log.error('the database does not answer: nobody waits for it until it does');
    void this.#untilAnswered();
  }

  async #untilAnswered(): Promise<void> {
    const { signal } = this.#closing;
    const answers = () =>
      this.#ask().then(
        () => true,
        () => false,
      );
    while (!(await answers())) {
      await sleep(PAUSE_MS, undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted) return;
    }
    const silentMs = Math.round(performance.now() - (this.#openSince ?? 0));
    this.#openSince = null;
    this.#log.info({ silentMs }, 'the database answers again');
  }
}
