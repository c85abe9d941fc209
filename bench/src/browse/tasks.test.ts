import { expect, test } from 'vitest';
import { mainThreadTasks, type TraceEvent } from './tasks.js';

const named = (tid: number, name: string): TraceEvent => ({
  ...{ name: 'thread_name', ph: 'M', pid: 1, tid, ts: 0 },
  args: { name },
});
const task = (tid: number, ts: number, dur: number, name = 'RunTask'): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid,
  ts,
  dur,
});

test('tells the tasks of the busiest main thread in milliseconds, those inside of others as part of these', () => {
  expect(
    mainThreadTasks([
      named(1, 'CrRendererMain'),
      named(2, 'CrRendererMain'),
      named(3, 'Compositor'),
      task(1, 0, 2000),
      task(2, 100, 30_000),
      task(2, 100, 29_000, 'ThreadControllerImpl::RunTask'),
      task(2, 200, 5000, 'Layout'),
      task(2, 40_000, 6000),
      task(3, 0, 900_000),
    ]),
  ).toEqual([30, 6]);
});

test('a trace without a page has none', () => {
  expect(mainThreadTasks([named(1, 'Compositor'), task(1, 0, 10)])).toEqual([]);
});
