import { expect, test, vi } from 'vitest';
import { inSlices } from './in-slices.js';

/** Keeps the processor busy for 2 ms. */
function work(): void {
  const end = performance.now() + 2;
  while (performance.now() < end);
}

test('each item is worked on once and in order, in slices between which others have their turn', async () => {
  const done: number[] = [];
  let turns = 0;
  const timer = setInterval(() => turns++);
  inSlices([...Array(30).keys()], (item) => {
    work();
    done.push(item);
  });
  await vi.waitFor(() => expect(done).toHaveLength(30));
  clearInterval(timer);
  expect(done).toEqual([...Array(30).keys()]);
  expect(turns).toBeGreaterThan(2);
});

test('what is left is called off', async () => {
  const done: number[] = [];
  const callOff = inSlices([1, 2, 3, 4, 5, 6], (item) => {
    work();
    done.push(item);
    if (item === 2) callOff();
  });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(done.length).toBeLessThan(6);
});
