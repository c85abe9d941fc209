import { expect, test } from 'vitest';
import { coalesceRuns } from './coalesce-runs.js';

/** A task whose every run ends when the test says so. */
function controlled() {
  const runs: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const call = coalesceRuns(() => new Promise<void>((resolve, reject) => runs.push({ resolve, reject })));
  return { runs, call };
}

test('calls during a run share the next one', async () => {
  const { runs, call } = controlled();
  const first = call();
  const others = [call(), call(), call()];
  expect(runs).toHaveLength(1);
  runs[0]!.resolve();
  await first;
  await Promise.resolve();
  expect(runs).toHaveLength(2);
  runs[1]!.resolve();
  await Promise.all(others);
  expect(runs).toHaveLength(2);
});

test('a call right after the end of a run joins the run that waits', async () => {
  const { runs, call } = controlled();
  const late = call().then(() => call());
  const waiting = call();
  runs[0]!.resolve();
  while (runs.length < 2) await Promise.resolve();
  runs[1]!.resolve();
  await Promise.all([late, waiting]);
  expect(runs).toHaveLength(2);
});

test('a run that fails tells its own callers only', async () => {
  const { runs, call } = controlled();
  const first = call();
  const second = call();
  runs[0]!.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  while (runs.length < 2) await Promise.resolve();
  runs[1]!.resolve();
  await expect(second).resolves.toBeUndefined();
});
