import { expect, test } from 'vitest';
import { createClosers } from './closers.js';

test('what was opened last is closed first, and only once', async () => {
  const closed: string[] = [];
  const closers = createClosers();
  for (const name of ['database', 'mail', 'app']) closers.add(name, 1, async () => void closed.push(name));
  expect(await closers.closeAll(60_000)).toEqual([]);
  expect(await closers.closeAll(60_000)).toEqual([]);
  expect(closed).toEqual(['app', 'mail', 'database']);
});

test('one that throws and one that never ends are told, and the others are closed', async () => {
  const closed: string[] = [];
  const closers = createClosers();
  closers.add('database', 1, async () => void closed.push('database'));
  closers.add('mail', 0.5, () => new Promise(() => {}));
  closers.add('app', 0.5, async () => {
    throw new TypeError('a bug');
  });
  expect(await closers.closeAll(20)).toEqual([
    { name: 'app', error: new TypeError('a bug') },
    { name: 'mail', error: expect.objectContaining({ message: expect.stringMatching(/^not closed within \d+ ms$/) }) },
  ]);
  expect(closed).toEqual(['database']);
});

test('each is told how much of the time is left for it', async () => {
  const left: number[] = [];
  const closers = createClosers();
  for (const until of [1, 0.5]) closers.add('', until, async (withinMs) => void left.push(withinMs));
  await closers.closeAll(60_000);
  expect(left[0]).toBeLessThanOrEqual(30_000);
  expect(left[1]).toBeGreaterThan(30_000);
});
