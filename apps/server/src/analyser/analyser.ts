import type { Worker } from 'node:worker_threads';
import { ApiError } from '@utarang/contract';
import { PASTED_KINDS, type PastedKind } from '@utarang/domain/pasted-kinds';
import type { LineWords } from '@utarang/domain/text';
import type { Catalogue } from '../catalogue/catalogue.js';
import { differenceOf } from '../catalogue/changed-words.js';
import type { CatalogueWord } from '../catalogue/word.js';
import type { Log } from '../log.js';
import { createFairQueue } from './fair-queue.js';
import type { BookPattern, BookWord, FromWorker, ToWorker, Wanted, WordsOfText } from './protocol.js';
import { startWorker } from './start-worker.js';

/** The most characters that may wait: of one caller, and of all (docs/product/lookup.md#queue). */
export const WAITING_OF_CALLER = 20_000;
export const WAITING_IN_ALL = 60_000;
/** A text counts as so many characters at least: the shortest one is some work, too. */
export const LEAST_COST = 100;
/** A text of no more characters overtakes a longer one that is being read (docs/product/lookup.md#queue). */
export const SHORT_COST = 1_000;
/** The time without work after which the worker ends (docs/product/lookup.md#queue). */
export const IDLE_MS = 5 * 60_000;
/** A worker that answers nothing for so long is at fault. */
const LONGEST_MS = 10_000;
/** A text that a worker dies of is tried once more. */
const TRIES = 2;

type Asking = {
  /** The caller for whom the text is read: nobody's texts keep others waiting. */
  readonly caller: string;
  /** A signal that keeps a text from being begun where it is aborted while the text waits. */
  readonly signal?: AbortSignal;
};

export type Analyser = {
  /** The answer to a text, as JSON in UTF-8, of which `leave` stays as it was pasted. Throws `analyser_busy`. */
  analyse(text: string, asking: Asking & { readonly leave?: readonly PastedKind[] }): Promise<Uint8Array>;
  /** The words of a text alone. Throws as above. */
  wordsOf(text: string, asking: Asking): Promise<WordsOfText>;
  /** The words of each of some lines of songs, which have their readings in brackets. Throws as above. */
  linesOf(lines: readonly string[], asking: Asking): Promise<readonly LineWords[]>;
  /** True if a text that is given now has its turn at once. */
  readonly isFree: boolean;
  /** The outcomes of all texts so far. */
  readonly counts: Readonly<Record<'read' | 'busy' | 'failed', number>>;
  /** The characters of the texts that wait now. */
  readonly waitingCost: number;
  /** True if there is a worker now. */
  readonly isAwake: boolean;
  close(): Promise<void>;
};

/** The cost of reading a text, in characters. */
export const costOf = (text: string): number => Math.max(text.length, LEAST_COST);

type Job = {
  readonly caller: string;
  readonly cost: number;
  readonly text: string;
  readonly wanted: Wanted;
  readonly leave: readonly PastedKind[];
  readonly done: (json: Uint8Array) => void;
  readonly failed: (error: unknown) => void;
  readonly signal: AbortSignal | undefined;
  tries: number;
};

/** A text that the worker reads now, with the timer that gives it up. */
type InWork = { readonly job: Job; readonly timer: ReturnType<typeof setTimeout> };

type Options = {
  readonly catalogue: Pick<Catalogue, 'words'>;
  readonly log: Log;
  /** The patterns that it looks for in texts beside words. */
  readonly patterns?: readonly BookPattern[];
  readonly start?: () => Worker;
  readonly idleMs?: number;
  readonly longestMs?: number;
};

/**
 * Reads texts in a thread of its own, so that nothing else waits for it: one at a time, and in turns with a long one those
 * that are short. The thread is there from the first text until it has been idle for a while, and is replaced when it
 * dies.
 */
export function createAnalyser({
  catalogue,
  log,
  patterns = [],
  start = startWorker,
  idleMs = IDLE_MS,
  longestMs = LONGEST_MS,
}: Options): Analyser {
  const waiting = createFairQueue<Job>({ ofCaller: WAITING_OF_CALLER, inAll: WAITING_IN_ALL });
  const counts = { read: 0, busy: 0, failed: 0 };
  let worker: Worker | null = null;
  /** The words that the worker has. */
  let known: readonly CatalogueWord[] = [];
  /** The texts in work, by their ids: one of any length, and beside a long one a short one. */
  const inWork = new Map<number, InWork>();
  let lastId = 0;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  function wake(): Worker {
    if (worker) return worker;
    const started = start();
    worker = started;
    known = [];
    started.unref();
    started.postMessage({ kind: 'patterns', patterns } satisfies ToWorker);
    started.on('message', (message: FromWorker) => worker === started && finish(message));
    started.on('error', (error) => log.warn({ err: error }, 'the analyser failed'));
    started.on('exit', () => worker === started && lose());
    return started;
  }

  function next(): void {
    clearTimeout(idleTimer);
    if (isClosed) return;
    for (let job = nextJob(); job; job = nextJob()) begin(job);
    if (inWork.size === 0) idleTimer = setTimeout(end, idleMs).unref();
  }

  /** The job that can be begun now. Only a short one beside a long one, and not with another book. */
  function nextJob(): Job | undefined {
    const [beside] = inWork.values();
    if (inWork.size > 1) return undefined;
    if (beside && (beside.job.cost <= SHORT_COST || known !== catalogue.words)) return undefined;
    const take = () => waiting.next(beside ? SHORT_COST : undefined);
    let job = take();
    while (job?.signal?.aborted) job = take();
    return job;
  }

  function begin(job: Job): void {
    let running: Worker;
    try {
      running = wake();
    } catch (err) {
      log.error({ err }, 'the analyser could not be started');
      fail(job);
      return;
    }
    lastId += 1;
    const id = lastId;
    inWork.set(id, { job, timer: setTimeout(giveUp, longestMs, id).unref() });
    job.tries += 1;
    if (known !== catalogue.words) {
      const { changed, removedIds } = differenceOf(known, catalogue.words);
      known = catalogue.words;
      running.postMessage({ kind: 'book', changed: changed.map(inBook), removedIds } satisfies ToWorker);
    }
    const { text, wanted, leave } = job;
    running.postMessage({ kind: 'analyse', id, text, wanted, leave } satisfies ToWorker);
  }

  function finish(message: FromWorker): void {
    const job = takeOut(message.id);
    // A worker that answers is alive: what it reads in turns with this text has its whole time again.
    for (const { timer } of inWork.values()) timer.refresh();
    if (message.kind === 'analysed') {
      counts.read += 1;
      job?.done(message.json);
    } else {
      log.error({ err: message.error }, 'a text could not be read');
      if (job) fail(job);
    }
    next();
  }

  function takeOut(id: number): Job | undefined {
    const taken = inWork.get(id);
    clearTimeout(taken?.timer);
    inWork.delete(id);
    return taken?.job;
  }

  /** Takes out all texts in work, the longest last: put back, it is the first, and a short one can go beside it. */
  const takeOutAll = (): Job[] =>
    [...inWork.keys()].flatMap((id) => takeOut(id) ?? []).sort((one, other) => one.cost - other.cost);

  /** The worker died. Its texts are the first for the next worker, unless they have been tried twice. */
  function lose(): void {
    worker = null;
    for (const job of takeOutAll()) {
      log.warn({ tries: job.tries }, 'the analyser died over a text');
      if (job.tries < TRIES && !isClosed) waiting.putBack(job);
      else fail(job);
    }
    next();
  }

  /** A text took too long. The one beside it, which is not at fault, is read anew. */
  function giveUp(id: number): void {
    const job = takeOut(id);
    log.warn({ characters: job?.text.length }, 'a text took too long');
    if (job) fail(job);
    for (const beside of takeOutAll()) {
      beside.tries -= 1;
      waiting.putBack(beside);
    }
    end();
    next();
  }

  function end(): void {
    const ended = worker;
    worker = null;
    void ended?.terminate();
  }

  /** A text that cannot be read, by no fault of who sent it. */
  function fail(job: Job): void {
    counts.failed += 1;
    job.failed(busy());
  }

  function queue(
    text: string,
    wanted: Wanted,
    { caller, signal }: Asking,
    leave: readonly PastedKind[] = PASTED_KINDS,
  ): Promise<Uint8Array> {
    if (isClosed) return Promise.reject(busy());
    return new Promise((done, failed) => {
      const job: Job = { caller, cost: costOf(text), text, wanted, leave, done, failed, signal, tries: 0 };
      for (const left of waiting.add(job)) {
        counts.busy += 1;
        left.failed(busy());
      }
      next();
    });
  }

  return {
    analyse: (text, { leave, ...asking }) => queue(text, 'all', asking, leave),
    wordsOf: async (text, asking) => parsed<WordsOfText>(await queue(text, 'words', asking)),
    linesOf: async (lines, asking) => parsed<LineWords[]>(await queue(lines.join('\n'), 'lines', asking)),
    get isFree() {
      return inWork.size === 0 && !isClosed;
    },
    counts,
    get waitingCost() {
      return waiting.cost;
    },
    get isAwake() {
      return worker !== null;
    },
    async close() {
      isClosed = true;
      clearTimeout(idleTimer);
      for (const job of [...waiting.clear(), ...takeOutAll()]) job.failed(busy());
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
  reading: word.reading,
  koreanPronunciation: word.koreanPronunciation,
  meaningKo: word.meaningKo,
  level: word.level,
  partsOfSpeech: word.partsOfSpeech,
  forms: word.forms,
});
