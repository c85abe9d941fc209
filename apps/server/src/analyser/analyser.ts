import type { Worker } from 'node:worker_threads';
import { ApiError } from '@utarang/contract';
import type { LineWords } from '@utarang/domain/text';
import type { Catalogue } from '../catalogue/catalogue.js';
import type { CatalogueWord } from '../catalogue/word.js';
import type { Log } from '../log.js';
import type { BookWord, FromWorker, ToWorker, Wanted, WordsOfText } from './protocol.js';
import { startWorker } from './start-worker.js';

/** How many texts may wait (docs/product/lookup.md#queue). */
export const MOST_WAITING = 8;
/** How long the worker has nothing to do before it ends (docs/product/lookup.md#queue). */
export const IDLE_MS = 5 * 60_000;
/** No text takes so long; a worker that does is at fault. */
const LONGEST_MS = 10_000;
/** A text that a worker dies of is tried once more. */
const TRIES = 2;

export type Analyser = {
  /** The answer to a text, as JSON in UTF-8. Throws `analyser_busy`. What is aborted while it waits is not begun. */
  analyse(text: string, signal?: AbortSignal): Promise<Uint8Array>;
  /** The words of a text alone. Throws as above. */
  wordsOf(text: string): Promise<WordsOfText>;
  /** The words of each of some lines of songs, which have their readings in brackets. Throws as above. */
  linesOf(lines: readonly string[]): Promise<readonly LineWords[]>;
  /** Whether there is a worker now. */
  readonly isAwake: boolean;
  close(): Promise<void>;
};

type Job = {
  readonly text: string;
  readonly wanted: Wanted;
  readonly done: (json: Uint8Array) => void;
  readonly failed: (error: unknown) => void;
  readonly signal: AbortSignal | undefined;
  tries: number;
};

type Options = {
  readonly catalogue: Pick<Catalogue, 'version' | 'words'>;
  readonly log: Log;
  readonly start?: () => Worker;
  readonly idleMs?: number;
  readonly longestMs?: number;
};

/**
 * Reads texts in a thread of its own, one at a time, so that nothing else waits for it. The thread is there from the
 * first text until it has been idle for a while, and is replaced when it dies.
 */
export function createAnalyser({
  catalogue,
  log,
  start = startWorker,
  idleMs = IDLE_MS,
  longestMs = LONGEST_MS,
}: Options): Analyser {
  const waiting: Job[] = [];
  let worker: Worker | null = null;
  /** The version of the words that the worker has. */
  let knownVersion: string | null = null;
  let current: Job | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  function wake(): Worker {
    if (worker) return worker;
    const started = start();
    worker = started;
    knownVersion = null;
    started.unref();
    started.on('message', (message: FromWorker) => worker === started && finish(message));
    started.on('error', (error) => log.warn({ err: error }, 'the analyser failed'));
    started.on('exit', () => worker === started && lose());
    return started;
  }

  function next(): void {
    clearTimeout(timer);
    if (current || isClosed) return;
    let job = waiting.shift();
    while (job?.signal?.aborted) job = waiting.shift();
    if (!job) {
      timer = setTimeout(end, idleMs).unref();
      return;
    }
    let running: Worker;
    try {
      running = wake();
    } catch (err) {
      log.error({ err }, 'the analyser could not be started');
      job.failed(busy());
      next();
      return;
    }
    current = job;
    job.tries += 1;
    if (knownVersion !== catalogue.version) {
      knownVersion = catalogue.version;
      running.postMessage({ kind: 'book', words: catalogue.words.map(inBook) } satisfies ToWorker);
    }
    running.postMessage({ kind: 'analyse', text: job.text, wanted: job.wanted } satisfies ToWorker);
    timer = setTimeout(giveUp, longestMs).unref();
  }

  function finish(message: FromWorker): void {
    const job = current;
    current = null;
    if (message.kind === 'analysed') job?.done(message.json);
    else {
      log.error({ err: message.error }, 'a text could not be read');
      job?.failed(busy());
    }
    next();
  }

  /** The worker died. Its text is the first for the next worker, unless it has been tried twice. */
  function lose(): void {
    worker = null;
    const job = current;
    current = null;
    if (job) log.warn({ tries: job.tries }, 'the analyser died over a text');
    if (job && job.tries < TRIES && !isClosed) waiting.unshift(job);
    else job?.failed(busy());
    next();
  }

  function giveUp(): void {
    const job = current;
    current = null;
    log.warn({ characters: job?.text.length }, 'a text took too long');
    job?.failed(busy());
    end();
    next();
  }

  function end(): void {
    const ended = worker;
    worker = null;
    void ended?.terminate();
  }

  function queue(text: string, wanted: Wanted, signal?: AbortSignal): Promise<Uint8Array> {
    if (isClosed || waiting.length >= MOST_WAITING) return Promise.reject(busy());
    return new Promise((done, failed) => {
      waiting.push({ text, wanted, done, failed, signal, tries: 0 });
      next();
    });
  }

  return {
    analyse: (text, signal) => queue(text, 'all', signal),
    wordsOf: async (text) => parsed<WordsOfText>(await queue(text, 'words')),
    linesOf: async (lines) => parsed<LineWords[]>(await queue(lines.join('\n'), 'lines')),
    get isAwake() {
      return worker !== null;
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      for (const job of waiting.splice(0)) job.failed(busy());
      current?.failed(busy());
      current = null;
      const ended = worker;
      worker = null;
      await ended?.terminate();
    },
  };
}

const parsed = <Answer>(json: Uint8Array) => JSON.parse(new TextDecoder().decode(json)) as Answer;

const busy = () => new ApiError('analyser_busy');

const inBook = (word: CatalogueWord): BookWord => ({
  id: word.id,
  japaneseWord: word.japaneseWord,
  hiragana: word.hiragana,
  koreanPronunciation: word.koreanPronunciation,
  meaningKo: word.meaningKo,
  level: word.level,
  partsOfSpeech: word.partsOfSpeech,
  forms: word.forms,
});
