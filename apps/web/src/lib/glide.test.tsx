import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { glideTo } from './glide.js';

const tall = document.createElement('div');
tall.style.height = '9000px';

beforeEach(() => {
  document.body.append(tall);
  scrollTo({ top: 0, behavior: 'instant' });
});
afterEach(() => tall.remove());

test('it passes what lies on the way, and ends where the position is by then', async () => {
  let position = 1000;
  const passed: number[] = [];
  const onEnd = vi.fn();
  glideTo(() => {
    passed.push(scrollY);
    return position;
  }, onEnd);
  await expect.poll(() => scrollY).toBeGreaterThan(0);
  position = 1400;
  await expect.poll(() => onEnd.mock.calls).toEqual([[true]]);
  expect(scrollY).toBe(1400);
  expect(passed.length).toBeGreaterThan(2);
  expect(passed).toEqual(passed.toSorted((one, other) => one - other));
});

test.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])('%s ends it where it is', async (move) => {
  const onEnd = vi.fn();
  glideTo(() => 2000, onEnd);
  await expect.poll(() => scrollY).toBeGreaterThan(0);
  dispatchEvent(new Event(move));
  const left = scrollY;
  expect(onEnd.mock.calls).toEqual([[false]]);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(scrollY).toBe(left);
});

test('ended from outside, it tells nobody', async () => {
  const onEnd = vi.fn();
  const stop = glideTo(() => 2000, onEnd);
  await expect.poll(() => scrollY).toBeGreaterThan(0);
  stop();
  const left = scrollY;
  dispatchEvent(new Event('wheel'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([scrollY, onEnd.mock.calls]).toEqual([left, []]);
});
