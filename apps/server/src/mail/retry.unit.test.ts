import { expect, test } from 'vitest';
import { describeFailure, isFinal, retryDelay } from './retry.js';

test.each([
  [1, 10_000],
  [2, 20_000],
  [3, 40_000],
  [8, 1_280_000],
  [9, 1_800_000],
  [1000, 1_800_000],
])('after %d tries: %d ms', (tries, ms) => {
  expect(retryDelay(tries)).toBe(ms);
});

test.each([
  ['an unknown recipient', { responseCode: 550, command: 'RCPT TO' }, true],
  ['a full mailbox', { responseCode: 452, command: 'RCPT TO' }, false],
  ['a refused log-in', { responseCode: 535, command: 'AUTH PLAIN' }, false],
  ['no server', { code: 'ECONNREFUSED', command: 'CONN' }, false],
  ['anything', 'text', false],
])('%s is final: %s', (_, error, final) => {
  expect(isFinal(error)).toBe(final);
});

test('an address does not reach the log', () => {
  const error = Object.assign(new Error('550 <haneul@example.com> unknown'), { code: 'EENVELOPE', responseCode: 550 });
  expect(JSON.stringify(describeFailure(error))).not.toContain('haneul');
});
