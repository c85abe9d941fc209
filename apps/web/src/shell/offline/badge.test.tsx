import { QueryClient } from '@tanstack/react-query';
import { type Member, queryKeys, type Review, type ReviewDay } from '@utarang/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { showBadge } from './badge.js';

afterEach(() => vi.restoreAllMocks());

/** The badge of an icon, as it is set and cleared. */
function open(username: string | null) {
  const badges: number[] = [];
  const note = async (left = 0) => void badges.push(left);
  Object.assign(navigator, { setAppBadge: note, clearAppBadge: () => note() });
  const client = new QueryClient();
  const look = (who: string | null) =>
    client.setQueryData(queryKeys.me(), who ? ({ username: who } as Member) : { role: 'ANONYMOUS' });
  look(username);
  showBadge(client);
  const left = (totalToday: number) => ({ totalToday, doneToday: 0 });
  return {
    ...{ badges, client, look },
    review: (n: number, updatedAt: number) => client.setQueryData(queryKeys.review(), left(n) as Review, { updatedAt }),
    day: (n: number, updatedAt: number) =>
      client.setQueryData(queryKeys.reviewDay(), left(n) as ReviewDay, { updatedAt }),
  };
}

test('the latest answer counts, and stays when its query is dropped', () => {
  const { badges, client, review, day } = open('mina');
  day(12, 2);
  review(5, 1);
  expect(badges).toEqual([12]);
  review(4, 3);
  client.removeQueries({ queryKey: queryKeys.review() });
  expect(badges).toEqual([12, 4]);
});

test('a log-out clears the badge, and so does the start of a page without a member', () => {
  const { badges, look, day } = open('mina');
  day(12, 1);
  look(null);
  expect(badges).toEqual([12, 0]);
  expect(open(null).badges).toEqual([0]);
});

test('another member does not see what was left to another', () => {
  const { badges, look, day } = open('mina');
  day(12, 1);
  look('jun');
  expect(badges).toEqual([12, 0]);
});
