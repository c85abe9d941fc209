import { startOfDayIn } from '@utarang/domain/review';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reviewing } from '../../../test/review.js';
import { DAY, MINUTE, serveStudy } from '../../../test/study.js';

const { learner, wait, clock } = await serveStudy();

const WORDS = [
  { id: 50_412, right: '먹다', near: '타베루' },
  { id: 50_112, right: '음식', near: '타베모노' },
  { id: 50_201, right: '학교', near: '갓코우' },
  { id: 40_020, right: '코', near: '하나' },
  { id: 30_100, right: '막다', near: '후사구' },
  { id: 20_100, right: '무역', near: '보우에키' },
  { id: 10_100, right: '황혼', near: '타소가레' },
] as const;

/** An answer to any saved word, not only to the one that is asked: a device may have gone on without a network. */
const step = fc.record({
  word: fc.constantFrom(...WORDS),
  says: fc.constantFrom('right', 'right', 'wrong', 'near', 'undone', 'rated'),
  pause: fc.constantFrom(0, 0, 0, 0, 6 * MINUTE, DAY, 3 * DAY),
});

// An answer reads the words that follow it before it is written, without its own.
test('the day and the next word after an answer are those that the review says then', async () => {
  const her = await learner();
  const review = reviewing(her);
  for (const { id } of WORDS) await her.save(id);
  await review.settings({ dailyGoal: 5 });
  for (const { word, says, pause } of fc.sample(step, { numRuns: 120, seed: 20_261_128 })) {
    if (pause > 0) wait(pause);
    if (pause >= DAY) await her.logIn(her.username, her.password); // a session does not live for all of these days
    const answer = says === 'near' ? word.near : says === 'wrong' ? '아니야' : word.right;
    const { doneToday, totalToday, next } = await review.answer(word.id, answer, { elapsedMs: 9_000 });
    expect(await review.state()).toMatchObject({ doneToday, totalToday, next });
    if (says === 'undone') expect((await review.undo()).status).toBe(200);
    if (says === 'rated') {
      const rated = await review.rate(word.id, 1);
      expect(await review.state()).toMatchObject({
        doneToday: rated.doneToday,
        totalToday: rated.totalToday,
        next: rated.next,
      });
    }
  }
});

test('a word that is forgotten around midnight is asked again on the new day, and counts on it', async () => {
  const her = await learner();
  const review = reviewing(her);
  const [{ id, right }] = WORDS;
  await her.save(id);
  const now = clock.today();
  wait(startOfDayIn(1, now).getTime() - now.getTime() - 2 * MINUTE);
  expect(await review.answer(id, '아니야')).toMatchObject({ doneToday: 1, totalToday: 1, next: null });
  wait(3 * MINUTE);
  expect(await review.state()).toMatchObject({ doneToday: 0, totalToday: 1, next: { wordId: id, isAgain: true } });
  expect(await review.answer(id, '아니야')).toMatchObject({ doneToday: 1, totalToday: 1, next: { wordId: id } });
  expect(await review.answer(id, right)).toMatchObject({ doneToday: 1, totalToday: 1, rating: 2, next: null });
});
