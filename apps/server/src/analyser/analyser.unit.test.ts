import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test, vi } from 'vitest';
import { silentLog } from '../../test/log.js';
import type { CatalogueWord } from '../catalogue/word.js';
import { createAnalyser, SHORT_COST } from './analyser.js';
import type { FromWorker, ToWorker } from './protocol.js';

/** A worker that answers when the test says so. */
class FakeWorker extends EventEmitter {
  readonly texts: { readonly id: number; readonly text: string }[] = [];
  readonly books: ToWorker[] = [];
  hasEnded = false;

  postMessage(message: ToWorker) {
    if (message.kind === 'analyse') this.texts.push(message);
    if (message.kind === 'book') this.books.push(message);
  }
  /** Answers the text with itself. */
  answer(text: string) {
    const { id } = this.texts.find((sent) => sent.text === text)!;
    const json = new TextEncoder().encode(JSON.stringify(text)) as Uint8Array<ArrayBuffer>;
    this.emit('message', { kind: 'analysed', id, json } satisfies FromWorker);
  }
  unref() {}
  async terminate() {
    this.hasEnded = true;
    return 0;
  }
  get sent() {
    return this.texts.map(({ text }) => text);
  }
}

const LONG = 'な'.repeat(SHORT_COST + 1);
const OTHER_LONG = 'に'.repeat(SHORT_COST + 1);

function analyserWith(options: { readonly longestMs?: number } = {}) {
  const workers: FakeWorker[] = [];
  const catalogue: { words: readonly CatalogueWord[] } = { words: [] };
  const start = () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  };
  const analyser = createAnalyser({ catalogue, log: silentLog, start, ...options });
  onTestFinished(() => analyser.close());
  const read = async (text: string, caller: string) => {
    const json = await analyser.analyse(text, { caller });
    return JSON.parse(new TextDecoder().decode(json)) as string;
  };
  return { analyser, workers, catalogue, read };
}

test('a short text overtakes the long one that is being read; one at a time, and no long one does', async () => {
  const { workers, read } = analyserWith();
  const texts = [LONG, OTHER_LONG, 'みじかい', 'みじかいのがもうひとつ'].map((text, n) => read(text, `caller ${n}`));
  const [worker] = workers;
  expect(worker!.sent).toEqual([LONG, 'みじかい']);
  worker!.answer('みじかい');
  expect(worker!.sent).toEqual([LONG, 'みじかい', 'みじかいのがもうひとつ']);
  worker!.answer('みじかいのがもうひとつ');
  expect(worker!.sent).not.toContain(OTHER_LONG);
  worker!.answer(LONG);
  expect(worker!.sent).toContain(OTHER_LONG);
  worker!.answer(OTHER_LONG);
  expect(await Promise.all(texts)).toEqual([LONG, OTHER_LONG, 'みじかい', 'みじかいのがもうひとつ']);
});

test('a text is read with one book: a change is sent when no text is in work', async () => {
  const { workers, catalogue, read } = analyserWith();
  const long = read(LONG, 'one');
  const [worker] = workers;
  expect(worker!.books).toHaveLength(1);
  catalogue.words = [{ id: 1, partsOfSpeech: [], forms: [] } as unknown as CatalogueWord];
  const short = read('みじかい', 'other');
  expect(worker!.sent).toEqual([LONG]);
  worker!.answer(LONG);
  expect(worker!.books).toHaveLength(2);
  worker!.answer('みじかい');
  expect(await Promise.all([long, short])).toEqual([LONG, 'みじかい']);
});

test('where the worker dies, both texts are read by the next, the short one beside the long one', async () => {
  const { workers, read } = analyserWith();
  const long = read(LONG, 'one');
  const short = read('みじかい', 'other');
  workers[0]!.emit('exit');
  expect(workers).toHaveLength(2);
  expect(workers[1]!.sent.toSorted()).toEqual(['みじかい', LONG].toSorted());
  // The one that is tried twice is given up, whichever it is: the worker may have died of either.
  workers[1]!.emit('exit');
  await expect(long).rejects.toMatchObject({ code: 'analyser_busy' });
  await expect(short).rejects.toMatchObject({ code: 'analyser_busy' });
});

test('a text that takes too long is given up, and the one beside it read again', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { workers, read } = analyserWith({ longestMs: 5 });
  const long = read(LONG, 'one');
  const short = read('みじかい', 'other');
  expect(workers[0]!.sent).toEqual([LONG, 'みじかい']);
  vi.advanceTimersByTime(5);
  await expect(long).rejects.toMatchObject({ code: 'analyser_busy' });
  expect(workers[0]!.hasEnded).toBe(true);
  expect(workers[1]!.sent).toEqual(['みじかい']);
  workers[1]!.answer('みじかい');
  expect(await short).toBe('みじかい');
});
