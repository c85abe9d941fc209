import { expect, test } from 'vitest';
import { afterPaint } from './after-paint.js';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const frames = async (n: number) => {
  for (let i = 0; i < n; i++) await nextFrame();
};

test('is done after the next frame, once', async () => {
  const order: string[] = [];
  await nextFrame();
  const done = new Promise<void>((resolve) =>
    afterPaint(() => {
      order.push('done');
      resolve();
    }),
  );
  requestAnimationFrame(() => order.push('frame'));
  await done;
  await frames(2);
  expect(order).toEqual(['frame', 'done']);
});

test('is not done once it was called off, before the frame or in it', async () => {
  let done = 0;
  const run = () => {
    done += 1;
  };
  afterPaint(run)();
  const callOff = afterPaint(run);
  requestAnimationFrame(callOff);
  await frames(4);
  expect(done).toBe(0);
});
