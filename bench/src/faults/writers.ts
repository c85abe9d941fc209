import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '../http/call.js';
import { sessionOf } from '../study/fill.js';

/** The number of members who answer at once. */
export const WRITERS = 8;

/** A word and an answer that is right for it. */
export type Question = { readonly id: number; readonly answer: string };

/** The answers since the last look, by status; 0 is a connection that was cut or refused. */
export type Answers = { readonly counts: ReadonlyMap<number, number>; readonly slowestMs: number };

/**
 * Members who pass one word after the other. An answer that is lost is sent again with its key, as the browser does,
 * until it is acknowledged.
 */
export class Writers {
  /** `member:word` of what was acknowledged as passed. */
  readonly acknowledged = new Set<string>();
  readonly #agent = new Agent({ keepAlive: true });
  readonly #running: Promise<void>[];
  #isOpen = true;
  #counts = new Map<number, number>();
  #slowestMs = 0;

  constructor(questions: readonly Question[], origin: URL) {
    this.#running = Array.from({ length: WRITERS }, (_, index) => this.#write(index + 1, questions, origin));
  }

  /** Takes the answers since the last time that this was asked. */
  takeAnswers(): Answers {
    const taken = { counts: this.#counts, slowestMs: this.#slowestMs };
    this.#counts = new Map();
    this.#slowestMs = 0;
    return taken;
  }

  async close(): Promise<void> {
    this.#isOpen = false;
    await Promise.all(this.#running);
    this.#agent.destroy();
  }

  async #write(member: number, questions: readonly Question[], origin: URL): Promise<void> {
    for (const { id, answer } of questions) {
      while (this.#isOpen && !(await this.#pass(member, id, answer, origin))) await sleep(20);
      if (!this.#isOpen) return;
    }
    throw new Error('there are no more words to pass');
  }

  async #pass(member: number, id: number, answerKo: string, origin: URL): Promise<boolean> {
    const headers = {
      cookie: sessionOf(member),
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'idempotency-key': `${member} ${id}`,
    };
    const body = JSON.stringify({ answerKo });
    const start = performance.now();
    const { status, body: text } = await call(this.#agent, origin, {
      method: 'POST',
      path: `/api/my-words/${id}/clear/answer`,
      headers,
      body,
    }).catch(() => ({ status: 0, body: '' }));
    this.#slowestMs = Math.max(this.#slowestMs, performance.now() - start);
    this.#counts.set(status, (this.#counts.get(status) ?? 0) + 1);
    if (status !== 200) return false;
    // A word whose first sense is not accepted is skipped.
    if (text.includes('"PASSED"')) this.acknowledged.add(`${member}:${id}`);
    return true;
  }
}
