import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.js';

/** How long to wait between two questions to a silent database. */
const PAUSE_MS = 500;

/**
 * Whether the database is silent: it took a question and did not answer in time. From then on it is asked again and
 * again, and nobody else waits for it until it answers.
 */
export class Silence {
  readonly #ask: () => Promise<void>;
  readonly #log: Log;
  readonly #closing = new AbortController();
  #since: number | null = null;

  /** `ask` resolves when the database answers and throws, in a time of its own, when it does not. */
  constructor(ask: () => Promise<void>, log: Log) {
    this.#ask = ask;
    this.#log = log;
  }

  get isSilent(): boolean {
    return this.#since !== null;
  }

  begin(): void {
    if (this.#since !== null || this.#closing.signal.aborted) return;
    this.#since = performance.now();
    this.#log.error('the database does not answer: nobody waits for it until it does');
    void this.#untilAnswered();
  }

  close(): void {
    this.#closing.abort();
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
    const silentMs = Math.round(performance.now() - (this.#since ?? 0));
    this.#since = null;
    this.#log.info({ silentMs }, 'the database answers again');
  }
}
