import { expect, test } from 'vitest';
import { dayHeadingText } from './date-text.js';

// biome-ignore format: a table, to be read down
test.each([
  ['2026-11-21', '2026년 11월 21일 토요일'],
  ['2027-01-01', '2027년 1월 1일 금요일'],
  ['2028-02-29', '2028년 2월 29일 화요일'],
])('%s is written %s', (day, text) => {
  expect(dayHeadingText(day)).toBe(text);
});
