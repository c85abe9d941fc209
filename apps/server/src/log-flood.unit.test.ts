import { expect, test } from 'vitest';
import { createFlood } from './log-flood.js';

test('of a kind the first in a minute is said, with how many there were before', () => {
  let now = 0;
  const flood = createFlood(() => now);
  expect(flood('a')).toEqual({ repeated: 0 });
  expect([flood('a'), flood('a')]).toEqual([null, null]);
  expect(flood('b')).toEqual({ repeated: 0 });
  now = 59_999;
  expect(flood('a')).toBeNull();
  now = 60_000;
  expect(flood('a')).toEqual({ repeated: 3 });
  expect(flood('a')).toBeNull();
  now = 120_000;
  expect(flood('a')).toEqual({ repeated: 1 });
});

test('what is known of kinds does not grow', () => {
  const flood = createFlood(() => 0);
  for (let kind = 0; kind <= 100; kind++) flood(String(kind));
  expect(flood('100')).toBeNull();
  expect(flood('0')).toEqual({ repeated: 0 });
});
