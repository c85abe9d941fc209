import type { Worker } from 'node:worker_threads';
import { ApiError } from '@utarang/contract';
import { PASTED_KINDS, type PastedKind } from '@utarang/domain/pasted-kinds';
import type { LineWords } from '@utarang/domain/text';
import type { Catalogue } from '../catalogue/catalogue.js';
import { differenceOf } from '../catalogue/changed-words.js';
import type { CatalogueWord } from '../catalogue/word.js';
import type { Log } from '../log.js';
import { createFairQueue } from './fair-queue.js';
import type { AnalysisParts, BookPattern, BookWord, FromWorker, ToWorker, WordsOfText } from './protocol.js';
import { startWorker } from './start-worker.js';

/** The most characters in the queue: of one caller, and of all (docs/product/lookup.md#queue). */
export const WAITING_OF_CALLER = 20_000;
export const WAITING_IN_ALL = 60_000;
/** The least cost of a text, in characters: even the shortest one is some work. */
export const LEAST_COST = 100;
/** The most characters of a text that may overtake a longer active one (docs/product/lookup.md#queue). */
export const SHORT_COST = 1_000;
/** The idle time after which the worker ends (docs/product/lookup.md#queue). */
export const IDLE_MS = 5 * 60_000;
/** The time after which a worker without an answer counts as hung. */
const LONGEST_MS = 10_000;
/** The number of tries of a text at which a worker dies. */
const TRIES = 2;

type AnalysisOptions = {
  /** The caller for whom the text is analysed: no caller's texts block those of others. */
  readonly caller: string;
  /** A signal that removes the text from the queue when it is aborted. */
  readonly signal?: AbortSignal;
};

export type Analyser = {
  /**
   * The answer to a text, as JSON in UTF-8, in which the kinds in `leave` stay as they were pasted. Throws
   * `analyser_busy`.
   */
  analyse(text: string, asking: AnalysisOptions & { readonly leave?: readonly PastedKind[] }): Promise<Uint8Array>;
  /** Only the words of a text. Throws `analyser_busy`. */
  wordsOf(text: string, asking: AnalysisOptions): Promise<WordsOfText>;
  /** The words of each of some lines of songs, which have their readings in brackets. Throws `analyser_busy`. */
  linesOf(lines: readonly string[], asking: AnalysisOptions): Promise<readonly LineWords[]>;
  /** True if a text would be analysed at once. */
  readonly isFree: boolean;
  /** The outcomes of all texts so far. */
  readonly counts: Readonly<Record<'read' | 'busy' | 'failed', number>>;
  /** The characters of the texts in the queue. */
  readonly waitingCost: number;
  /** True if a worker is running. */
  readonly isAwake: boolean;
  close(): Promise<void>;
};

/** The cost of analysing a text, in characters. */
export const costOf = (text: string): number => Math.max(text.length, LEAST_COST);

type Job = {
  readonly caller: string;
  readonly cost: number;
  readonly text: string;
  readonly wanted: AnalysisParts;
  readonly leave: readonly PastedKind[];
  readonly done: (json: Uint8Array) => void;
  readonly failed: (error: unknown) => void;
  readonly signal: AbortSignal | undefined;
  tries: number;
};

/** A text that the worker is analysing, with its timeout. */
type InWork = { readonly job: Job; readonly timer: ReturnType<typeof setTimeout> };

type Options = {
  readonly catalogue: Pick<Catalogue, 'words'>;
  readonly log: Log;
  /** The patterns that it finds in texts beside words. */
  readonly patterns?: readonly BookPattern[];
  readonly start?: () => Worker;
  readonly idleMs?: number;
  readonly longestMs?: number;
};

/**
 * Analyses texts in a thread, so that nothing else waits for it: one at a time, and, in turns with a long one, short
 * ones. The thread runs from the first text until it has been idle for a while, and is replaced when it dies.
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
  /** The active texts, by their ids: one of any length, and beside a long one a short one. */
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

  /** The next job that can begin now. Beside a long one that is only a short one, with the same book. */
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
    // A worker that answers is alive: the text that shares its turns with this one gets its whole time again.
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

  /** Removes all active texts, the longest last: put back, it is the first, and a short one can run beside it. */
  const takeOutAll = (): Job[] =>
    [...inWork.keys()].flatMap((id) => takeOut(id) ?? []).sort((one, other) => one.cost - other.cost);

  /**
   * Handles the death of the worker. Its texts are the first for the next worker, unless they have been tried twice.
   */
  function lose(): void {
    worker = null;
    for (const job of takeOutAll()) {
      log.warn({ tries: job.tries }, 'the analyser died over a text');
      if (job.tries < TRIES && !isClosed) waiting.putBack(job);
      else fail(job);
    }
    next();
  }

  /** Handles a text that took too long. The other one, which is not to blame, is analysed again. */
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

  /** Rejects a text that cannot be analysed for an internal reason. */
  function fail(job: Job): void {
    counts.failed += 1;
    job.failed(busy());
  }

  function queue(
    text: string,
    wanted: AnalysisParts,
    { caller, signal }: AnalysisOptions,
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
