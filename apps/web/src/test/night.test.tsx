import { expect, inject, test } from 'vitest';

const HOUR_MS = 3_600_000;

test('the clock is that of the night, where the tests run in one, and else the real one', () => {
  const expected = inject('now') ? Date.parse(inject('now')!) : performance.timeOrigin + performance.now();
  for (const now of [Date.now(), Date.parse(new Date().toISOString())]) {
    expect(Math.abs(now - expected)).toBeLessThan(HOUR_MS);
  }
  expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
  expect(new Date(2028, 1, 29).getDate()).toBe(29);
});
