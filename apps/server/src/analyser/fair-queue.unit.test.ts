import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.js';

type Job = { readonly caller: string; readonly cost: number; readonly name?: string };
const queueOf = (bounds = { ofCaller: 1000, inAll: 10_000 }) => createFairQueue<Job>(bounds);
const drain = (queue: ReturnType<typeof queueOf>) => {
  const jobs: Job[] = [];
  for (let job = queue.next(); job; job = queue.next()) jobs.push(job);
  return jobs;
};
const names = (jobs: readonly Job[]) => jobs.map(({ name }) => name);

test('what is short goes before what is long', () => {
  const queue = queueOf();
  for (const [name, cost] of [
    ['long', 500],
    ['short', 10],
    ['middling', 100],
  ] as const)
    queue.add({ caller: name, cost, name });
  expect(names(drain(queue))).toEqual(['short', 'middling', 'long']);
});

test('what is short can be taken before what would be first, which is the first afterwards', () => {
  const queue = queueOf();
  queue.add({ caller: 'long', cost: 500, name: 'long' });
  expect(queue.next()?.name).toBe('long');
  queue.add({ caller: 'longer', cost: 501, name: 'longer' });
  for (let n = 0; n < 8; n += 1) queue.add({ caller: 'short', cost: 100, name: 'short' });
  expect(queue.next(99)).toBeUndefined();
  expect(names(Array.from({ length: 8 }, () => queue.next(100)!))).toEqual(Array(8).fill('short'));
  expect(queue.next(100)).toBeUndefined();
  expect(queue.next()?.name).toBe('longer');
  // The clock has not gone back to the end of what was overtaken.
  queue.add({ caller: 'a', cost: 100, name: 'a' });
  expect(queue.next()?.name).toBe('a');
});

test('of one caller, what came first goes first', () => {
  const queue = queueOf();
  for (const [name, cost] of [
    ['a', 500],
    ['b', 10],
    ['c', 100],
  ] as const)
    queue.add({ caller: 'one', cost, name });
  expect(names(drain(queue))).toEqual(['a', 'b', 'c']);
});

test('who asks for much waits behind those who ask for little, however often they ask', () => {
  const queue = queueOf({ ofCaller: 100_000, inAll: 1_000_000 });
  for (let index = 0; index < 5; index += 1) queue.add({ caller: 'much', cost: 20_000, name: 'long' });
  expect(queue.next()?.name).toBe('long');
  for (let index = 0; index < 14; index += 1) {
    queue.add({ caller: 'little', cost: 100, name: 'line' });
    expect(queue.next()?.name).toBe('line');
  }
  expect(queue.next()?.name).toBe('long');
});

test('everybody has a turn, however many short ones come', () => {
  const queue = queueOf();
  queue.add({ caller: 'long', cost: 1000, name: 'long' });
  const served: (string | undefined)[] = [];
  for (let index = 0; index < 100; index += 1) {
    queue.add({ caller: `caller ${index}`, cost: 100, name: 'short' });
    served.push(queue.next()?.name);
  }
  expect(served).toContain('long');
});

test('a caller has so much waiting, one job at least; a job in work counts no more', () => {
  const queue = queueOf({ ofCaller: 100, inAll: 10_000 });
  const big = { caller: 'one', cost: 500 };
  expect(queue.add(big)).toEqual([]);
  expect(queue.add({ caller: 'one', cost: 1, name: 'more' })).toHaveLength(1);
  expect(queue.next()).toBe(big);
  expect(queue.add({ caller: 'one', cost: 100 })).toEqual([]);
});

test('where all have too much waiting, the last go, and what is short has room still', () => {
  const queue = queueOf({ ofCaller: 1000, inAll: 1000 });
  for (const name of ['a', 'b']) expect(queue.add({ caller: name, cost: 500, name })).toEqual([]);
  expect(names(queue.add({ caller: 'c', cost: 10, name: 'c' }))).toEqual(['b']);
  expect(names(queue.add({ caller: 'd', cost: 900, name: 'd' }))).toEqual(['d']);
  expect(names(drain(queue))).toEqual(['c', 'a']);
});

test('a job that is put back is the next', () => {
  const queue = queueOf();
  queue.add({ caller: 'a', cost: 5, name: 'first' });
  queue.add({ caller: 'b', cost: 6, name: 'second' });
  queue.putBack(queue.next()!);
  expect(names(drain(queue))).toEqual(['first', 'second']);
});

test('whatever is asked, each job is served once or left out, and what waits stays within the bound', () => {
  const job = fc.record({ caller: fc.constantFrom('a', 'b', 'c'), cost: fc.integer({ min: 1, max: 300 }) });
  fc.assert(
    fc.property(fc.array(fc.oneof(job, fc.constant('next' as const)), { maxLength: 60 }), (steps) => {
      const queue = queueOf({ ofCaller: 400, inAll: 600 });
      const [added, over]: [Job[], Job[]] = [[], []];
      for (const step of steps) {
        if (step === 'next') {
          const next = queue.next();
          if (next) over.push(next);
          continue;
        }
        const own = { ...step };
        added.push(own);
        over.push(...queue.add(own));
      }
      const waiting = drain(queue);
      expect(waiting.reduce((sum, { cost }) => sum + cost, 0)).toBeLessThanOrEqual(600);
      expect(new Set([...over, ...waiting])).toEqual(new Set(added));
      expect(over.length + waiting.length).toBe(added.length);
    }),
  );
});
