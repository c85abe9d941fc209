import { type CheckedWord, type Member, queryKeys } from '@utarang/contract';
import { cooldownSeconds } from '@utarang/domain/study';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyTabChange, cacheMembership, cacheSavedWord, cacheTestResult, cacheUnsavedWords } from './changes.js';
import { cacheEarnedPoints } from './earned.js';
import { cacheWith, isStale, kept, member, savedWord } from './study.test-kit.js';

const NOW = Date.UTC(2026, 10, 21, 3);
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const settled = () => vi.advanceTimersByTimeAsync(0);
const answer = { correct: false, points: 0, level: 'N5', attemptsLeft: 0, retryInSec: null } as const;

/** Words 1 (in progress), 2 (cooling for a minute) and 3 (completed) are saved. */
const three = () =>
  cacheWith({
    ids: { ids: [1, 2, 3], completedIds: [3], cooldowns: { 2: 60 } },
    inProgress: [savedWord(1), savedWord(2, { status: 'COOLDOWN', cooldownRemainingSec: 60, cooldownUntil: 'later' })],
    completed: [savedWord(3, { status: 'COMPLETED' })],
  });

test('what comes with the page is kept by the clock of this device', () => {
  const client = three();
  expect(kept(client).cooldowns).toEqual({ 2: NOW + 60_000 });
  const [, cooling] = client.getQueryData<CheckedWord[]>(queryKeys.checkedWords('IN_PROGRESS_OR_COOLDOWN'))!;
  expect(cooling?.cooldownUntil).toBe(new Date(NOW + 60_000).toISOString());
});

test('a saved word is the latest of its list', async () => {
  const client = three();
  await cacheSavedWord(client, savedWord(9));
  expect(kept(client)).toMatchObject({ ids: [1, 2, 3, 9], completedIds: [3], inProgress: [9, 1, 2], completed: [3] });
});

test('removed words leave both lists; a cooldown outlives it', async () => {
  const client = three();
  await cacheUnsavedWords(client, [2, 3]);
  expect(kept(client)).toEqual({
    ids: [1],
    completedIds: [],
    cooldowns: { 2: NOW + 60_000 },
    inProgress: [1],
    completed: [],
  });
});

// biome-ignore format: a table, to be read down
test.each([
  // result                                        word  ids           completed  cooldowns (seconds)  in progress
  [{ ...answer, state: 'PASSED', correct: true },  1,    [1, 2, 3],    [3, 1],    { 2: 60 },           [2]],
  [{ ...answer, state: 'PASSED', correct: true },  2,    [1, 2, 3],    [3, 2],    {},                  [1]],
  [{ ...answer, state: 'PASSED', correct: true },  9,    [1, 2, 3, 9], [3, 9],    { 2: 60 },           [1, 2]],
  [{ ...answer, state: 'COOLDOWN', retryInSec: 42 }, 1,  [1, 2, 3],    [3],       { 1: 42, 2: 60 },    [1, 2]],
  [{ ...answer, state: 'COOLDOWN', retryInSec: 42 }, 9,  [1, 2, 3, 9], [3],       { 2: 60, 9: 42 },    [1, 2]],
  [{ ...answer, state: 'COOLDOWN', cooldownSeconds }, 1,    [1, 2, 3],    [3],       { 1: cooldownSeconds, 2: 60 },   [1, 2]],
  [{ ...answer, state: 'COOLDOWN', retryInSec: null, cooldownSeconds }, 1, [1, 2, 3], [3],   { 1: cooldownSeconds, 2: 60 },   [1, 2]],
  [{ ...answer, state: 'COOLDOWN', retryInSec: -5 }, 2,  [1, 2, 3],    [3],       { 2: 0 },            [1, 2]],
  [{ ...answer, state: 'WRONG', attemptsLeft: 1 }, 1,    [1, 2, 3],    [3],       { 2: 60 },           [1, 2]],
  [{ ...answer, state: 'ALREADY_COMPLETED' },      1,    [1, 2, 3],    [3, 1],    { 2: 60 },           [2]],
  [{ state: 'READY', question: '語', attemptsLeft: 2, retryInSec: null }, 2, [1, 2, 3], [3], {},         [1, 2]],
  [{ state: 'COOLDOWN', question: '語', attemptsLeft: 0, retryInSec: 7 }, 1, [1, 2, 3], [3], { 1: 7, 2: 60 }, [1, 2]],
  [{ state: 'ALREADY_COMPLETED', question: '語', attemptsLeft: 2, retryInSec: null }, 2, [1, 2, 3], [3, 2], {}, [1]],
] as const)('%j of word %i', async (result, wordId, ids, completedIds, cooldowns, inProgress) => {
  const client = three();
  cacheTestResult(client, wordId, result);
  await settled();
  expect(kept(client)).toMatchObject({ ids, completedIds, inProgress });
  const ends = Object.entries(cooldowns).map(([id, seconds]) => [id, NOW + seconds * 1000]);
  expect(kept(client).cooldowns).toEqual(Object.fromEntries(ends));
});

test('a pass adds its points to the member, and the completed list is asked for again', async () => {
  const client = three();
  client.setQueryData(queryKeys.me(), member({ totalPoints: 498, wordPoints: 400, sentPoints: 98 }));
  for (const key of [queryKeys.heatmap(2026), queryKeys.today()]) client.setQueryData(key, {});
  cacheTestResult(client, 1, { ...answer, state: 'PASSED', correct: true, points: 5, level: 'N4' });
  await settled();
  expect(client.getQueryData<Member>(queryKeys.me())).toMatchObject({
    level: 'N4',
    totalPoints: 503,
    wordPoints: 405,
    sentPoints: 98,
  });
  for (const key of [queryKeys.heatmap(2026), queryKeys.today(), queryKeys.checkedWords('COMPLETED')]) {
    expect(isStale(client, key), String(key)).toBe(true);
  }
  expect(isStale(client, queryKeys.me())).toBe(false);
});

test.each([
  ['wordPoints', { totalPoints: 503, wordPoints: 405, sentPoints: 98 }],
  ['sentPoints', { totalPoints: 503, wordPoints: 400, sentPoints: 103 }],
] as const)(
  'what is earned as %s adds to these and to all, and the day and the heatmap are asked for again',
  (source, sums) => {
    const client = three();
    client.setQueryData(queryKeys.me(), member({ totalPoints: 498, wordPoints: 400, sentPoints: 98 }));
    for (const key of [queryKeys.heatmap(2026), queryKeys.today()]) client.setQueryData(key, {});
    cacheEarnedPoints(client, source, { points: 0, level: 'N5' });
    expect(isStale(client, queryKeys.today())).toBe(false);
    cacheEarnedPoints(client, source, { points: 5, level: 'N4' });
    expect(client.getQueryData<Member>(queryKeys.me())).toMatchObject({ level: 'N4', ...sums });
    for (const key of [queryKeys.heatmap(2026), queryKeys.today()])
      expect(isStale(client, key), String(key)).toBe(true);
  },
);

test('a cooldown that saved a word asks for the list again; one of a listed word does not', async () => {
  const client = three();
  const list = queryKeys.checkedWords('IN_PROGRESS_OR_COOLDOWN');
  cacheTestResult(client, 1, { ...answer, state: 'COOLDOWN', retryInSec: cooldownSeconds });
  await settled();
  expect(isStale(client, list)).toBe(false);
  cacheTestResult(client, 9, { ...answer, state: 'COOLDOWN', retryInSec: cooldownSeconds });
  await settled();
  expect(isStale(client, list)).toBe(true);
});

test("nothing is kept of a guest's test", async () => {
  const client = cacheWith({ viewer: { role: 'ANONYMOUS' } });
  cacheTestResult(client, 1, { ...answer, state: 'PASSED', correct: true, level: null });
  await settled();
  expect(client.getQueryCache().getAll()).toHaveLength(1);
});

test('an answer that is on its way is given up for what is known since', async () => {
  const client = cacheWith({ ids: { ids: [1] } });
  const asked = vi.fn();
  const fetching = client.fetchQuery({
    queryKey: queryKeys.checkedIds(),
    queryFn: ({ signal }) =>
      new Promise((_, reject) => {
        asked();
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
    staleTime: 0,
  });
  fetching.catch(() => {});
  await settled();
  expect(asked).toHaveBeenCalledTimes(1);
  await cacheMembership(client, 5, true);
  expect(kept(client).ids).toEqual([1, 5]);
  expect(isStale(client, queryKeys.checkedIds())).toBe(true);
});

// biome-ignore format: a table, to be read down
test.each([
  // change                                                 ids           completed  cooldowns
  [{ wordId: 9, became: 'saved' },                          [1, 2, 3, 9], [3],       { 2: NOW + 60_000 }],
  [{ wordId: 3, became: 'unsaved' },                        [1, 2],       [],        { 2: NOW + 60_000 }],
  [{ wordId: 2, became: 'completed' },                      [1, 2, 3],    [3, 2],    {}],
  [{ wordId: 1, became: 'cooling', until: NOW + 90_000 },  [1, 2, 3],    [3],       { 1: NOW + 90_000, 2: NOW + 60_000 }],
] as const)('another tab: %j', async (change, ids, completedIds, cooldowns) => {
  const client = three();
  await applyTabChange(client, change);
  expect(kept(client)).toMatchObject({ ids, completedIds });
  expect(kept(client).cooldowns).toEqual(cooldowns);
});
