import { afterEach, expect, test } from 'vitest';
import { lockScroll } from './scroll-lock.js';

afterEach(() => {
  document.body.style.height = '';
});

const locked = () => getComputedStyle(document.documentElement).overflow === 'hidden';

test('the last of several holders gives scrolling back, each once, at the same position', () => {
  document.body.style.height = '3000px';
  scrollTo(0, 500);
  const width = document.body.clientWidth;
  const first = lockScroll();
  const second = lockScroll();
  expect(locked()).toBe(true);

  first();
  first();
  expect(locked()).toBe(true);
  scrollTo(0, 0);
  second();
  expect(locked()).toBe(false);
  expect(scrollY).toBe(500);
  expect(document.body.clientWidth).toBe(width);
});
