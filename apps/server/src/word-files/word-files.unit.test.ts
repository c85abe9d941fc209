import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { ApiError } from '@utarang/contract';
import { takeAlongErr } from '@utarang/messages';
import { expect, test } from 'vitest';
import { recordingLog, silentLog } from '../../test/log.js';
import type { FromWorker } from './protocol.js';
import { createWordFiles, WAITING_MAX } from './word-files.js';

/** A thread that answers when it is told to. */
class Thread extends EventEmitter {
  ended = false;
  postMessage() {}
  unref() {}
  terminate() {
    if (!this.ended) queueMicrotask(() => this.emit('exit', 1));
    this.ended = true;
    return Promise.resolve(1);
  }
  answer(message: FromWorker) {
    this.emit('message', message);
  }
}

function withThreads(options: { longestMs?: number; log?: typeof silentLog } = {}) {
  const threads: Thread[] = [];
  const start = () => {
    threads.push(new Thread());
    return threads.at(-1) as unknown as Worker;
  };
  return { threads, files: createWordFiles({ log: silentLog, start, ...options }) };
}
let members = 0;
const read = (
  files: ReturnType<typeof createWordFiles>,
  { memberId = ++members, givenUp = new AbortController().signal } = {},
) => files.read(new Uint8Array([1]), 10, { memberId, givenUp });
const WORD = { text: '水', reading: '', meaning: '' };
const codeOf = (error: unknown) => (error instanceof ApiError ? [error.code, error.errors['file']] : error);

test('each file has a thread of its own, one after the other', async () => {
  const { threads, files } = withThreads();
  const both = [read(files), read(files)];
  expect(threads.length).toBe(1);
  threads[0]!.answer({ kind: 'words', words: [WORD] });
  expect(await both[0]).toEqual([WORD]);
  expect(threads[0]!.ended).toBe(true);
  await expect.poll(() => threads.length).toBe(2);
  threads[1]!.answer({ kind: 'refused', refusal: 'quotes' });
  expect(await both[1]!.catch(codeOf)).toEqual(['validation_failed', takeAlongErr.quotes]);
});

test('where too many wait the next one is told so', async () => {
  const { threads, files } = withThreads();
  const waiting = Array.from({ length: WAITING_MAX + 1 }, () => read(files));
  expect(await read(files).catch(codeOf)).toEqual(['files_busy', undefined]);
  threads[0]!.answer({ kind: 'words', words: [] });
  expect(await waiting[0]).toEqual([]);
  const left = Promise.all(waiting.slice(1).map((one) => one.catch(codeOf)));
  await files.close();
  expect(new Set((await left).flat())).toEqual(
    new Set(['files_busy', 'validation_failed', undefined, takeAlongErr.tooHard]),
  );
  expect(await read(files).catch(codeOf)).toEqual(['files_busy', undefined]);
});

test.each<[string, (thread: Thread) => void]>([
  ['dies', (thread) => void thread.terminate()],
  ['fails', (thread) => thread.answer({ kind: 'failed', error: 'of ours' })],
])('a thread that %s refuses its file alone', async (_, end) => {
  const { log, messages } = recordingLog();
  const { threads, files } = withThreads({ log });
  const refused = read(files).catch(codeOf);
  end(threads[0]!);
  expect(await refused).toEqual(['validation_failed', takeAlongErr.tooHard]);
  expect(messages.length).toBeLessThanOrEqual(1);
  const next = read(files);
  await expect.poll(() => threads.length).toBe(2);
  threads[1]!.answer({ kind: 'words', words: [WORD] });
  expect(await next).toEqual([WORD]);
});

test('a file that takes too long is given up', async () => {
  const { files } = withThreads({ longestMs: 1 });
  expect(await read(files).catch(codeOf)).toEqual(['validation_failed', takeAlongErr.tooHard]);
});

test('of a member one file waits, so that there is room for others', async () => {
  const { threads, files } = withThreads();
  const hers = [read(files, { memberId: 1 }), read(files, { memberId: 1 })];
  expect(await read(files, { memberId: 1 }).catch(codeOf)).toEqual(['files_busy', undefined]);
  const his = read(files, { memberId: 2 });
  for (const [place, one] of [...hers, his].entries()) {
    await expect.poll(() => threads.length).toBe(place + 1);
    threads[place]!.answer({ kind: 'words', words: [WORD] });
    expect(await one).toEqual([WORD]);
  }
});

test('a file for which nobody waits any longer has no turn, or ends in it', async () => {
  const { threads, files } = withThreads();
  const [first, second] = [new AbortController(), new AbortController()];
  const given = [read(files, { givenUp: first.signal }), read(files, { givenUp: second.signal })];
  const last = read(files);
  second.abort();
  expect(await given[1]!.catch(codeOf)).toEqual(['files_busy', undefined]);
  first.abort();
  expect(await given[0]!.catch(codeOf)).toEqual(['validation_failed', takeAlongErr.tooHard]);
  await expect.poll(() => threads.length).toBe(2);
  threads[1]!.answer({ kind: 'words', words: [WORD] });
  expect(await last).toEqual([WORD]);
  expect(await read(files, { givenUp: first.signal }).catch(codeOf)).toEqual(['files_busy', undefined]);
});
