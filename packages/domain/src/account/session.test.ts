import { expect, test } from 'vitest';
import { isSessionAlive, isTemporaryPasswordAlive, recoveryAddress } from './session.js';

const DAY = 86_400_000;
const start = Date.UTC(2026, 0, 1);
const at = (ms: number) => new Date(start + ms);

// biome-ignore format: a table, to be read down
test.each([
  // case                        last seen    now              alive
  ['new',                        0,           0,               true],
  ['idle for almost 14 days',    0,           14 * DAY - 1,    true],
  ['idle for 14 days',           0,           14 * DAY,        false],
  ['used, almost 30 days old',   29 * DAY,    30 * DAY - 1,    true],
  ['used, 30 days old',          30 * DAY,    30 * DAY,        false],
])('a session, %s', (_, lastSeen, now, alive) => {
  expect(isSessionAlive({ createdAt: at(0), lastSeenAt: at(lastSeen) }, at(now))).toBe(alive);
});

test.each([
  [15 * 60_000 - 1, true],
  [15 * 60_000, false],
])('a temporary password after %d ms: %s', (ms, alive) => {
  expect(isTemporaryPasswordAlive(at(0), at(ms))).toBe(alive);
});

const change = (oldEmail: string, days: number) => ({ oldEmail, changedAt: at(days * DAY) });

// biome-ignore format: a table, to be read down
test.each([
  // case                              changes                                      now                address
  ['never changed',                    [],                                          10 * DAY,          'now@a.b'],
  ['changed just now',                 [change('old@a.b', 10)],                     10 * DAY,          'old@a.b'],
  ['changed almost 72 hours ago',      [change('old@a.b', 10)],                     13 * DAY - 1,      'old@a.b'],
  ['changed 72 hours ago',             [change('old@a.b', 10)],                     13 * DAY,          'now@a.b'],
  ['changed twice: the first counts',  [change('mid@a.b', 11), change('old@a.b', 10)], 12 * DAY,       'old@a.b'],
  ['the first of two is over',         [change('old@a.b', 10), change('mid@a.b', 12)], 13 * DAY,       'mid@a.b'],
])('a reset of an address %s', (_, changes, now, address) => {
  expect(recoveryAddress('now@a.b', changes, at(now))).toBe(address);
});

test('an account without an address has none to recover with', () => {
  expect(recoveryAddress(null, [], at(0))).toBeNull();
});
