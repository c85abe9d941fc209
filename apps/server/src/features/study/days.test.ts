import type { Heatmap, Today } from '@utarang/contract';
import { levelOf, returnsAfterMs, stageOf } from '@utarang/domain/study';
import { validationMessages } from '@utarang/messages';
import { expect, onTestFinished, test } from 'vitest';
import { problemIn } from '../../../test/problem.js';
import { COOLDOWN, DAY, type Learner, MINUTE, serveStudy } from '../../../test/study.js';
import { wordEntry } from '../../../test/words.js';
import { WORDS_OF_A_TEST } from './days.service.js';

const words = Array.from({ length: 2 * WORDS_OF_A_TEST }, (_, i) => wordEntry(50_001 + i, { meaningKo: `뜻${i}번` }));
const { learner, wait, clock, database } = await serveStudy({ words });
const path = '/api/users/me/progress/heatmap';
const heatmap = async (her: Learner, query = '') => (await (await her.get(path + query)).json()) as Heatmap;
const today = async (her: Learner) => (await (await her.get('/api/users/me/today')).json()) as Today;

/** Sets the clock to a time in Seoul, until the test is over. */
function setClock(local: string) {
  onTestFinished(() => clock.moveTo(0));
  clock.moveTo(Date.parse(`${local}+09:00`) - Date.now());
}
const pass = (her: Learner, ...numbers: number[]) =>
  Promise.all(numbers.map((i) => her.answer(words[i]!.id, words[i]!.meaningKo)));

/** Points at these times in Seoul. */
async function earned(her: { username: string }, ...rows: [kind: string, points: number, local: string][]) {
  for (const [i, [kind, points, local]] of rows.entries()) {
    await database.pool.query(
      'insert into point_awards select id, $2, $3, 0, $4, null, $5 from members where username = $1',
      [her.username, kind, i + 1, points, `${local}+09:00`],
    );
  }
}

test('a member without points has none, no day, no streak, and the lowest stage', async () => {
  setClock('2031-05-05T12:00');
  const her = await learner();
  expect(await heatmap(her)).toEqual({
    year: 2031,
    days: {},
    totalPoints: 0,
    stage: stageOf(0),
    streak: 0,
    longestStreak: 0,
    learntWords: 0,
    metWords: 0,
  });
  expect(await today(her)).toEqual({ waiting: 0, points: 0, streak: 0, words: [], leftOff: null });
});

test('a day begins and ends at midnight in Seoul', async () => {
  setClock('2031-03-01T23:59');
  const her = await learner();
  await pass(her, 0, 1);
  expect(await today(her)).toMatchObject({ points: 2, streak: 1 });
  wait(2 * MINUTE);
  expect(await today(her)).toMatchObject({ points: 0, streak: 1 });
  await pass(her, 2);
  expect(await today(her)).toMatchObject({ points: 1, streak: 2 });
  expect((await heatmap(her)).days).toEqual({
    '2031-03-01': { points: 2, wordPoints: 2, quizPoints: 0 },
    '2031-03-02': { points: 1, wordPoints: 1, quizPoints: 0 },
  });
});

test('a year is that of Seoul; the total, the stage and the streaks are of all years', async () => {
  setClock('2031-01-01T00:30');
  const her = await learner();
  await earned(
    her,
    ['word', 3, '2030-12-31T23:59:59.999'],
    ['sentence', 4, '2031-01-01T00:00:00'],
    ['field', 2, '2031-01-01T00:10'],
    ['word', 1, '2030-06-10T12:00'],
    ['word', 1, '2030-06-11T00:00'],
    ['word', 1, '2030-06-12T23:59'],
    ['sentence', 1000, '2029-01-01T09:00'],
  );
  const all = {
    totalPoints: 1012,
    stage: stageOf(1012),
    streak: 2,
    longestStreak: 3,
    learntWords: 0,
    metWords: 0,
  };
  expect(await heatmap(her)).toEqual({
    year: 2031,
    days: { '2031-01-01': { points: 6, wordPoints: 0, quizPoints: 6 } },
    ...all,
  });
  expect(await heatmap(her, '?year=2030')).toEqual({
    year: 2030,
    days: {
      '2030-06-10': { points: 1, wordPoints: 1, quizPoints: 0 },
      '2030-06-11': { points: 1, wordPoints: 1, quizPoints: 0 },
      '2030-06-12': { points: 1, wordPoints: 1, quizPoints: 0 },
      '2030-12-31': { points: 3, wordPoints: 3, quizPoints: 0 },
    },
    ...all,
  });
  expect(await heatmap(her, '?year=2000')).toMatchObject({ year: 2000, days: {}, ...all });
  expect(await today(her)).toMatchObject({ points: 6, streak: 2 });
  expect(await her.me()).toMatchObject({ level: levelOf(1012), totalPoints: 1012, wordPoints: 6, sentPoints: 1006 });
});

test('the streak counts from yesterday while today has nothing, and is over the day after', async () => {
  setClock('2031-07-10T12:00');
  const her = await learner();
  await earned(her, ['word', 1, '2031-07-08T10:00'], ['word', 1, '2031-07-09T10:00']);
  expect(await today(her)).toMatchObject({ streak: 2 });
  setClock('2031-07-10T23:59');
  expect(await today(her)).toMatchObject({ streak: 2 });
  setClock('2031-07-11T00:00:30');
  expect(await today(her)).toMatchObject({ streak: 0 });
  expect(await heatmap(her)).toMatchObject({ streak: 0, longestStreak: 2 });
});

test.each(['', 'abc', '20', '02031', '2031.0', '-2031', '1e3', '1999', '2101', '２０３１', '%00'])(
  'the year %j is none',
  async (year) => {
    const her = await learner();
    const response = await her.get(`${path}?year=${year}`);
    expect(response.status).toBe(400);
    expect((await problemIn(response)).errors).toEqual({ year: validationMessages.year_invalid });
  },
);

test('words wait from when they were saved, returned or cooled down; the longest first', async () => {
  const her = await learner();
  const waiting = async () => (await today(her)).words.map(({ id }) => id - 50_001);
  await pass(her, 0);
  await her.unsave(50_001);
  await her.save(50_001); // waits again at once
  await pass(her, 1);
  wait(MINUTE);
  await her.logIn(her.username, her.password);
  await her.save(50_003);
  wait(MINUTE);
  await her.useUp(50_004);
  wait(MINUTE);
  await her.save(50_005);
  expect(await waiting()).toEqual([0, 2, 4]);
  expect(await today(her)).toMatchObject({ waiting: 3 });
  wait(COOLDOWN);
  expect(await waiting()).toEqual([0, 2, 4, 3]);
  wait(returnsAfterMs - DAY);
  await her.logIn(her.username, her.password);
  await her.save(50_010);
  wait(DAY);
  expect(await waiting()).toEqual([0, 2, 4, 3, 9, 1]); // 1 is the last to come back
});

test('of many that wait the first are shown, and all are counted', async () => {
  const her = await learner();
  for (const { id } of words) await her.save(id);
  const { waiting, words: shown } = await today(her);
  expect(waiting).toBe(words.length);
  expect(shown).toHaveLength(WORDS_OF_A_TEST);
  expect(shown.map(({ id }) => id)).toEqual(
    (await her.saved())
      .reverse()
      .slice(0, WORDS_OF_A_TEST)
      .map(({ id }) => id),
  );
});

test('where a member left off: the word of a level that was saved, passed or failed last, with its place', async () => {
  setClock('2031-06-01T12:00');
  const her = await learner();
  // The list of a level has the higher id first.
  const place = (i: number) => ({ level: words[i]!.level, place: words.length - i, total: words.length });
  const leftOff = async () => (await today(her)).leftOff;
  expect(await leftOff()).toBeNull();
  await her.save(words[3]!.id);
  expect(await leftOff()).toEqual(place(3));
  wait(MINUTE);
  await pass(her, 30);
  expect(await leftOff()).toEqual(place(30));
  wait(MINUTE);
  await her.useUp(words[9]!.id);
  expect(await leftOff()).toEqual(place(9));
  wait(COOLDOWN + MINUTE);
  await her.save(words[39]!.id);
  expect(await leftOff()).toEqual(place(39));
});
