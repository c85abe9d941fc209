import type { Worker } from 'node:worker_threads';
import { ApiError } from '@utarang/contract';
import type { ListedWord } from '@utarang/domain/word-list';
import { takeAlongErr } from '@utarang/messages';
import type { Log } from '../log.js';
import type { Deck, FromWorker, Refusal, ToWorker } from './protocol.js';
import { startWorker } from './start-worker.js';

/** The most files in the queue (docs/product/take-along.md#bounds); one is read or written at a time. */
export const WAITING_MAX = 8;
/** The time after which a thread counts as hung. */
export const LONGEST_MS = 12_000;

/** The member whose file it is, and a signal. */
export type AskedBy = {
  readonly memberId: number;
  /** Aborted where nobody waits for the answer any more: then the file leaves the queue, or its thread ends. */
  readonly givenUp: AbortSignal;
};

export type WordFiles = {
  /**
   * The words of a file, at most the given number. Throws `validation_failed` with the reason under `file`, and
   * `files_busy`.
   */
  read(bytes: Uint8Array, most: number, by: AskedBy): Promise<readonly ListedWord[]>;
  /** An Anki deck as a file. Throws `files_busy`. */
  deck(deck: Deck, by: AskedBy): Promise<Uint8Array>;
  close(): Promise<void>;
};

type Options = {
  readonly log: Log;
  readonly start?: () => Worker;
  readonly longestMs?: number;
};

const errorOf = (refusal: Refusal) => new ApiError('validation_failed', { file: takeAlongErr[refusal] });

type Job = {
  readonly message: ToWorker;
  readonly by: AskedBy;
  readonly done: (answer: FromWorker) => void;
  readonly failed: (error: unknown) => void;
};

/**
 * Reads and writes files of words, each in a thread that ends with it: what a file does to its thread stays there. Each
 * member has at most one in the queue, so that nobody's slow files block all others.
 */
export function createWordFiles({ log, start = startWorker, longestMs = LONGEST_MS }: Options): WordFiles {
  const waiting: Job[] = [];
  let running: Worker | null = null;
  let isClosed = false;

  function next(): void {
    const job = running || isClosed ? undefined : waiting.shift();
    if (!job) return;
    const worker = start();
    running = worker;
    let answer: FromWorker | null = null;
    const timer = setTimeout(() => {
      log.warn('a file of words took too long');
      void worker.terminate();
    }, longestMs).unref();
    worker.unref();
    const giveUp = () => void worker.terminate();
    job.by.givenUp.addEventListener('abort', giveUp);
    worker.once('message', (message: FromWorker) => {
      answer = message;
      void worker.terminate();
    });
    worker.on('error', (err) => log.warn({ err }, 'a file of words could not be handled'));
    worker.once('exit', () => {
      clearTimeout(timer);
      job.by.givenUp.removeEventListener('abort', giveUp);
      running = null;
      job.done(answer ?? { kind: 'refused', refusal: 'tooHard' });
      next();
    });
    worker.postMessage(job.message);
  }

  /** Removes a job from the queue once nobody waits for it. */
  function leaveIfGivenUp(job: Job): void {
    const leave = () => {
      const place = waiting.indexOf(job);
      if (place === -1) return;
      waiting.splice(place, 1);
      job.failed(new ApiError('files_busy'));
    };
    job.by.givenUp.addEventListener('abort', leave, { once: true });
  }

  async function ask(message: ToWorker, by: AskedBy): Promise<FromWorker> {
    const hasOneQueued = waiting.some((job) => job.by.memberId === by.memberId);
    const isRefused = isClosed || hasOneQueued || waiting.length >= WAITING_MAX || by.givenUp.aborted;
    if (isRefused) throw new ApiError('files_busy');
    const answer = await new Promise<FromWorker>((done, failed) => {
      const job = { message, by, done, failed };
      waiting.push(job);
      leaveIfGivenUp(job);
      next();
    });
    if (answer.kind === 'refused') throw message.kind === 'read' ? errorOf(answer.refusal) : new ApiError('files_busy');
    if (answer.kind === 'failed') {
      log.error({ err: answer.error }, 'a file of words could not be handled');
      throw message.kind === 'read' ? errorOf('tooHard') : new ApiError('internal');
    }
    return answer;
  }

  return {
    async read(bytes, most, by) {
      if (bytes.length === 0) throw errorOf('empty'); // no thread is needed for that
      const answer = await ask({ kind: 'read', bytes, most }, by);
      return answer.kind === 'words' ? answer.words : [];
    },
    async deck(deck, by) {
      const answer = await ask({ kind: 'deck', deck }, by);
      return answer.kind === 'file' ? answer.bytes : new Uint8Array();
    },
    async close() {
      isClosed = true;
      for (const job of waiting.splice(0)) job.failed(new ApiError('files_busy'));
      await running?.terminate();
    },
  };
}
