import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLoopTurn } from './loop-turn.js';

test('who comes later in a turn of the event loop is told how long it has taken, and the next turn restarts', async () => {
  let now = 1000;
  const arrive = createLoopTurn(2, () => now);
  expect(arrive()).toBe(0);
  now += 30;
  expect(arrive()).toBe(0); // two are few
  now += 10;
  expect(arrive()).toBe(40);
  await Promise.resolve(); // still the same turn
  now += 30;
  expect(arrive()).toBe(70);
  await turn();
  now += 500;
  expect([arrive(), arrive(), arrive()]).toEqual([0, 0, 0]);
});
