import { fork } from 'node:child_process';
import { devNull } from 'node:os';
import type { MemberExport } from '@utarang/contract';
import { FIT_FROM, historiesOf, logLoss, traceAfter } from '@utarang/domain/review';
import { expect, test } from 'vitest';
import { silentLog } from '../../test/log.js';
import { reviewing } from '../../test/review.js';
import { DAY, serveStudy, studyWords } from '../../test/study.js';
import { wordEntry } from '../../test/words.js';
import { fitInWorker } from './fit-in-worker.js';
import { createMemoryFit } from './memory-fit.js';

const many = Array.from({ length: 40 }, (_, index) => wordEntry(1_000 + index, { reading: 'よむ' }));
const { learner, wait, clock, database } = await serveStudy({ words: [...studyWords, ...many] });
const { orm, pool } = database;
const EAT = 50_412;
type Named = { readonly username: string };

/** A log of a member who forgets within a day or two what others keep for weeks: every other answer is wrong. */
async function answered(her: Named, count: number) {
  const rows = Array.from({ length: count }, (_, index) => {
    const [word, turn] = [index % 40, Math.floor(index / 40)];
    return { wordId: 1_000 + word, rating: turn > 0 && (word + turn) % 2 ? 1 : 3, days: turn > 0 ? 4 : null };
  });
  await pool.query(
    `insert into reviews (member_id, number, word_id, kind, rating, answered_at, days, stability)
     select id, n, r.word_id, 'test', r.rating, now(), r.days, 1
     from members, unnest($2::int[], $3::int[], $4::int[]) with ordinality r (word_id, rating, days, n) where username = $1`,
    [her.username, rows.map((row) => row.wordId), rows.map((row) => row.rating), rows.map((row) => row.days)],
  );
  return rows;
}
const planOf = async ({ username }: Named) => {
  const { rows } = await pool.query(
    `select parameters, fit_due as due, fitted_on::text as on from review_plans join members on id = member_id where username = $1`,
    [username],
  );
  return rows[0];
};
const fitting = (fit?: typeof fitInWorker) => createMemoryFit({ orm, clock, log: silentLog, ...(fit && { fit }) });

test('enough answers fit the dates to a member: by a process, at most once a day, and never for the worse', async () => {
  const her = await learner();
  await her.save(EAT);
  const log = await answered(her, FIT_FROM - 1);
  const review = reviewing(her);
  expect((await review.state()).settings.isFitted).toBe(false);
  const before = await review.answer(EAT, '먹다', { elapsedMs: 9_000 });
  expect(await planOf(her)).toMatchObject({ parameters: null, due: true });

  await fitting().run();
  const { parameters, due, on } = await planOf(her);
  expect([parameters.length, due, on]).toEqual([21, false, expect.any(String)]);
  const histories = historiesOf(log);
  expect(logLoss(histories, parameters)!).toBeLessThan(logLoss(histories, null)!);
  expect(traceAfter(null, 0, 3, parameters).stability).toBeLessThan(traceAfter(null, 0, 3).stability);

  // From the next answer on dates follow from it, and the member can see and take it along.
  const after = await review.rate(EAT, 4);
  expect(after.intervalDays!).toBeLessThan(before.outcomes[3]!.intervalDays);
  expect((await review.state()).settings.isFitted).toBe(true);
  const { reviewPlan } = (await (await her.get('/api/users/me/export')).json()) as MemberExport;
  expect(reviewPlan).toMatchObject({ parameters, fittedOn: on });

  // Not again on this day; on the next one, by one of two processes.
  await pool.query('update review_plans set fit_due = true, parameters = null');
  await fitting().run();
  expect(await planOf(her)).toMatchObject({ due: true, parameters: null });
  wait(DAY);
  let fits = 0;
  const counted: typeof fitInWorker = (...given) => {
    fits += 1;
    return fitInWorker(...given);
  };
  await Promise.all([fitting(counted).run(), fitting(counted).run()]);
  expect(fits).toBe(1);
  expect(await planOf(her)).toMatchObject({ due: false, parameters });
});

test('a fit that fails leaves the dates as they are and is due the next day, and the next member is fitted', async () => {
  const [her, him] = [await learner(), await learner()];
  for (const one of [her, him]) {
    await reviewing(one).settings({ dailyGoal: 10 });
    await answered(one, FIT_FROM);
  }
  await pool.query('update review_plans set fit_due = parameters is null');
  let fits = 0;
  const failing: typeof fitInWorker = (histories) => {
    fits += 1;
    return fits > 1 ? fitInWorker(histories) : { parameters: Promise.reject(new Error('fell over')), stop() {} };
  };
  await fitting(failing).run();
  expect([await planOf(her), await planOf(him)]).toMatchObject([
    { due: true, parameters: null },
    { due: false, parameters: expect.any(Array) },
  ]);
  // Not again on this day, and on the next one even where no process can be started.
  const refusing: typeof fitInWorker = () => {
    fits += 1;
    throw new Error('EAGAIN');
  };
  await fitting(refusing).run();
  expect(fits).toBe(2);
  wait(DAY);
  await fitting(refusing).run();
  expect(fits).toBe(3);
  expect(await planOf(her)).toMatchObject({ due: true, parameters: null });
});

test('a process that does not end is ended, and one that falls over says why', async () => {
  const running = (code: string) => () =>
    fork(devNull, { execArgv: ['-e', code], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  const forever = fitInWorker([], { start: running('setInterval(() => {}, 1e6)'), longestMs: 50 });
  await expect(forever.parameters).rejects.toThrow('SIGKILL');
  const falls = fitInWorker([], { start: running('throw new Error("no optimiser here")') });
  await expect(falls.parameters).rejects.toThrow('no optimiser here');
  const stopped = fitInWorker([], { start: running('setInterval(() => {}, 1e6)') });
  stopped.stop();
  await expect(stopped.parameters).rejects.toThrow('SIGKILL');
});
