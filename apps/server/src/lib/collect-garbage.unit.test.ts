import { expect, test } from 'vitest';
import { collectGarbage } from './collect-garbage.js';

test('what nobody refers to any more is collected, and the collector stays hidden', async () => {
  let forgotten: object | null = { large: new Array(1_000) };
  const reference = new WeakRef(forgotten);
  forgotten = null;
  await new Promise((resolve) => setImmediate(resolve)); // a WeakRef holds its target until the turn ends
  await collectGarbage();
  expect(reference.deref()).toBeUndefined();
  expect('gc' in globalThis).toBe(false);
});
