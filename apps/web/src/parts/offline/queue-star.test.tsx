import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { ConnectionError } from '../../lib/http.js';
import { toasts } from '../../ui/toast/toasts.js';
import { createQueueStar } from './queue-star.js';
import { type NewCall, waiting } from './waiting-calls.js';

afterEach(() => {
  waiting.set([]);
  toasts.set([]);
});

/** Keeps steps in a list. */
function open() {
  const put: NewCall[] = [];
  const keep = createQueueStar(new QueryClient(), async (call) => {
    put.push(call);
    waiting.set([...waiting.get(), { ...call, member: 'mina', at: 0 }]);
    return true;
  });
  return { put, keep };
}

test('a step waits behind an earlier one of its word, and no other does', async () => {
  const { put, keep } = open();
  const [save, unsave] = [
    { wordId: 7, saved: true, key: '1' },
    { wordId: 7, saved: false, key: '2' },
  ];
  expect(await keep(save)).toBe(false);
  expect(await keep(save, new ConnectionError('timeout'))).toBe(true);
  expect(await keep(unsave)).toBe(true);
  expect(await keep({ wordId: 8, saved: true, key: '3' })).toBe(false);
  expect(put.map(({ key, does }) => [key, does])).toEqual([
    ['1', 'save'],
    ['2', 'unsave'],
  ]);
});

test('an answer of the review that waits holds up no star, and a refusal is said', async () => {
  const { put, keep } = open();
  const answer = { method: 'POST', path: '/api/review', key: '1', does: 'review', wordId: 7 } as const;
  waiting.set([{ ...answer, member: 'mina', at: 0 }]);
  expect(await keep({ wordId: 7, saved: true, key: '2' })).toBe(false);
  expect(await keep({ wordId: 7, saved: true, key: '2' }, new Error('refused'))).toBe(false);
  expect(put).toEqual([]);
});
