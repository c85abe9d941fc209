import type { MemberExport, ReviewQuestion, Statistics } from '@utarang/contract';
import { LEECH_LAPSES } from '@utarang/domain/review';
import { seoulDate } from '@utarang/domain/study';
import { expect, test } from 'vitest';
import { reviewing } from '../../../test/review.js';
import { DAY, serveStudy, studyWords } from '../../../test/study.js';

const { learner, wait, clock } = await serveStudy();
const meaningOf = new Map(studyWords.map(({ id, meaningKo }) => [id, meaningKo.split(', ')[0]!]));
const readingOf = new Map(studyWords.map(({ id, reading }) => [id, reading]));
const NEVER_STAYS = 30_100;
const today = () => seoulDate(new Date(Date.now() + clock.shift()));

test('a month: words fall due, are answered and taken back, one never stays, and the sums are those of the log', async () => {
  const her = await learner();
  const review = reviewing(her);
  await review.settings({ dailyGoal: 5 });
  for (const { id } of studyWords) await her.save(id);

  const rightFor = ({ kind, wordId }: ReviewQuestion) => (kind === 'meaning' ? meaningOf : readingOf).get(wordId)!;
  const asked = new Map<number, number>();
  const done: number[] = [];
  let leech = 0;
  for (let day = 0; day < 30; day++) {
    let { next, totalToday, goal } = await review.state();
    expect(totalToday).toBeLessThanOrEqual(goal);
    if (next && day % 3 === 0) {
      // An answer that is taken back leaves the day as it was.
      await review.answer(next.wordId, '아니야', { kind: next.kind, elapsedMs: 2_000 });
      const undone = await (await review.undo()).json();
      expect(undone).toMatchObject({ next, totalToday });
    }
    let answers = 0;
    const missed = new Set<number>();
    while (next) {
      const { wordId, kind } = next;
      const misses = wordId === NEVER_STAYS && !missed.has(wordId);
      if (misses) missed.add(wordId);
      const result = await review.answer(wordId, misses ? '아니야' : rightFor(next), { kind, elapsedMs: 12_000 });
      if (result.leech) leech = result.leech.lapses;
      asked.set(wordId, (asked.get(wordId) ?? 0) + 1);
      answers += 1;
      expect(answers).toBeLessThan(20); // every day ends
      ({ next } = result);
    }
    const end = await review.state();
    expect(end.doneToday).toBe(end.totalToday);
    done.push(end.doneToday);
    if (day < 29) wait(DAY);
    await her.get('/api/users/me'); // the session lives by being used
  }

  expect(leech).toBeGreaterThanOrEqual(LEECH_LAPSES);
  // What is known comes ever more rarely: the second half of the month has less to do.
  const sum = (days: readonly number[]) => days.reduce((all, one) => all + one, 0);
  expect(sum(done.slice(15))).toBeLessThan(sum(done.slice(0, 15)));
  const most = Math.max(...[...asked].filter(([id]) => id !== NEVER_STAYS).map(([, times]) => times));
  expect(most).toBeLessThan(asked.get(NEVER_STAYS)!);

  const log = ((await (await her.get('/api/users/me/export')).json()) as MemberExport).reviews;
  expect(log).toHaveLength(sum([...asked.values()]));
  const stats = await review.statistics();
  const total = (of: readonly { readonly count: number }[]) => of.reduce((all, { count }) => all + count, 0);
  expect(stats).toMatchObject({
    reviews: log.length,
    seconds: log.length * 12,
    met: studyWords.length,
  } satisfies Partial<Statistics>);
  expect(stats.byHour.reduce((all, one) => all + one, 0)).toBe(log.length);
  expect(stats.retention.reduce((all, week) => all + week.reviews, 0)).toBe(
    log.filter(({ days }) => (days ?? 0) > 0).length,
  );
  expect(stats.retention.reduce((all, week) => all + week.recalled, 0)).toBe(
    log.filter(({ days, rating }) => (days ?? 0) > 0 && rating > 1).length,
  );
  expect(stats.memory.reduce((all, one) => all + one, 0)).toBe(studyWords.length);
  expect(stats.memoryByWeek.at(-1)?.counts).toEqual(stats.memory);
  expect(stats.secondsByWeek.reduce((all, week) => all + week.seconds, 0)).toBe(stats.seconds);
  expect(stats.byPartOfSpeech.reduce((all, one) => all + one.met, 0)).toBe(
    studyWords.filter(({ partsOfSpeech }) => partsOfSpeech.length > 0).length,
  );
  expect(stats.byLevel.reduce((all, one) => all + one.learnt, 0)).toBeLessThanOrEqual(stats.learnt);
  expect(stats.hardest[0]).toMatchObject({ id: NEVER_STAYS, reviews: asked.get(NEVER_STAYS)! });
  expect(total((await review.state()).forecast)).toBeLessThanOrEqual(studyWords.length);
  expect((await review.state()).streak).toBeLessThanOrEqual(30);
  expect(today() > seoulDate(new Date())).toBe(true);
});
