import { expect, test } from 'vitest';
import { lastSeen } from './last-seen.js';

const now = new Date('2026-01-31T12:00:00Z');

// biome-ignore format: a table, to be read down
test.each([
  ['2026-01-31T12:00:05Z', '방금 썼어요'],        // the server's clock is ahead
  ['2026-01-31T11:59:01Z', '방금 썼어요'],
  ['2026-01-31T11:59:00Z', '1분 전에 썼어요'],
  ['2026-01-31T11:00:01Z', '59분 전에 썼어요'],
  ['2026-01-31T11:00:00Z', '1시간 전에 썼어요'],
  ['2026-01-30T12:00:01Z', '23시간 전에 썼어요'],
  ['2026-01-30T12:00:00Z', '1일 전에 썼어요'],
  ['2026-01-17T21:00:00+09:00', '14일 전에 썼어요'],
])('%s: %s', (at, words) => {
  expect(lastSeen(at, now)).toBe(words);
});
