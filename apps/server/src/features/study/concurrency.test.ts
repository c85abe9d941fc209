import { attemptsPerRound, cooldownSeconds, levelSteps, wordPoints } from '@utarang/domain/study';
import { expect, test } from 'vitest';
import { serveStudy } from '../../../test/study.js';
import { wordEntry } from '../../../test/words.js';

const WORDS = 100;
const AT_ONCE = 8;
const words = Array.from({ length: WORDS }, (_, i) => wordEntry(50_001 + i, { meaningKo: `뜻${i}번` }));
const { learner, tab, start, database } = await serveStudy({ words, env: { REQUEST_TIMEOUT_MS: '120000' } });
const other = await start();

/** A member in both processes. */
async function twoTabs() {
  const her = await learner();
  return [her, tab(her, other.url)] as const;
}
const times = <Result>(count: number, act: (i: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, i) => act(i)));
const tally = (values: readonly unknown[]) => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[String(value)] = (counts[String(value)] ?? 0) + 1;
  return counts;
};

test('100 words, each answered right 8 times at once in two processes: 100 awards', async () => {
  const tabs = await twoTabs();
  const results = await times(WORDS * AT_ONCE, (i) =>
    tabs[Math.floor(i / WORDS) % 2]!.answer(words[i % WORDS]!.id, words[i % WORDS]!.meaningKo),
  );
  expect(tally(results.map(({ state }) => state))).toEqual({ PASSED: WORDS, ALREADY_COMPLETED: WORDS * (AT_ONCE - 1) });
  expect(results.reduce((sum, { points }) => sum + points, 0)).toBe(WORDS);
  const { rows } = await database.pool.query('select source_id from point_awards');
  expect(new Set(rows.map(({ source_id }) => source_id)).size).toBe(WORDS);
  expect(rows).toHaveLength(WORDS);
  expect(await tabs[0].me()).toMatchObject({ totalPoints: WORDS });
  expect((await tabs[1].ids()).completedIds).toHaveLength(WORDS);
});

test('wrong answers at once: a round counts, and the others find the cooldown', async () => {
  const tabs = await twoTabs();
  const results = await times(16, (i) => tabs[i % 2]!.answer(50_001, '아니야'));
  const left = Array.from({ length: attemptsPerRound - 1 }, (_, used) => [`WRONG ${used + 1}`, 1]);
  expect(tally(results.map(({ state, attemptsLeft }) => `${state} ${attemptsLeft}`))).toEqual({
    ...Object.fromEntries(left),
    'COOLDOWN 0': results.length - left.length,
  });
  expect(results.filter(({ retryInSec }) => retryInSec === cooldownSeconds)).not.toHaveLength(0);
  expect(await tabs[0].start(50_001)).toMatchObject({ state: 'COOLDOWN' });
});

test('one wrong answer to each of many words costs each one attempt', async () => {
  const tabs = await twoTabs();
  await times(40, (i) => tabs[i % 2]!.answer(50_001 + i, '아니야'));
  const left = await times(40, async (i) => (await tabs[0].start(50_001 + i)).attemptsLeft);
  expect(tally(left)).toEqual({ [attemptsPerRound - 1]: 40 });
});

test('right and wrong at once: the word is passed or cools down, and never more answers count than a round has', async () => {
  const tabs = await twoTabs();
  for (let round = 0; round < 10; round++) {
    const { id, meaningKo } = words[round]!;
    const results = await times(8, (i) => tabs[i % 2]!.answer(id, i % 4 === 3 ? meaningKo : '아니야'));
    const counts = tally(results.map(({ state }) => state));
    expect(counts['PASSED'] ?? 0).toBeLessThanOrEqual(1);
    expect(counts['WRONG'] ?? 0).toBeLessThan(attemptsPerRound);
    const { state } = await tabs[0].start(id);
    expect(state).toBe(counts['PASSED'] ? 'ALREADY_COMPLETED' : 'COOLDOWN');
  }
  const { completedIds } = await tabs[0].ids();
  expect(await tabs[0].me()).toMatchObject({ totalPoints: completedIds.length });
});

test('the level is raised by one answer', async () => {
  const tabs = await twoTabs();
  const [first, next] = levelSteps;
  const before = 4;
  await database.pool.query(
    `insert into point_awards select id, 'field', 1, 0, $2, null, now() from members where username = $1`,
    [tabs[0].username, next!.from - (before + 1) * wordPoints(first!.level)],
  );
  const results = await times(10, (i) => tabs[i % 2]!.answer(words[i]!.id, words[i]!.meaningKo));
  expect(results.filter(({ totalPoints }) => totalPoints !== undefined)).toMatchObject([
    { level: next!.level, totalPoints: next!.from },
  ]);
  expect(tally(results.map(({ level }) => level))).toEqual({ [first!.level]: before, [next!.level]: 10 - before });
});

test('saves and unsaves at once: each change is made by one call', async () => {
  const tabs = await twoTabs();
  const saves = await times(16, (i) => tabs[i % 2]!.save(50_001));
  expect(tally(saves.map(({ status }) => status))).toEqual({ 201: 1, 409: 15 });
  const unsaves = await times(16, (i) => tabs[i % 2]!.unsave(50_001));
  expect(tally(unsaves.map(({ status }) => status))).toEqual({ 204: 1, 404: 15 });
});

test('an account that is deleted while it answers leaves nothing, and no answer fails', async () => {
  const her = await learner();
  const answers = times(60, (i) => her.sendAnswer(words[i % WORDS]!.id, words[i % WORDS]!.meaningKo));
  const deleted = await her.delete('/api/users/me', { currentPassword: her.password });
  expect(deleted.status).toBe(204);
  const statuses = new Set((await answers).map(({ status }) => status));
  expect([...statuses].every((status) => status === 200 || status === 401)).toBe(true);
  const { rowCount } = await database.pool.query(
    'select 1 from word_progress left join members on members.id = member_id where members.id is null',
  );
  expect(rowCount).toBe(0);
});
