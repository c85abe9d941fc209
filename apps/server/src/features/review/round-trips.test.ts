import { expect, test } from 'vitest';
import { recordQueries } from '../../../test/record-queries.js';
import { reviewing } from '../../../test/review.js';
import { serveStudy } from '../../../test/study.js';

const [EAT, SCHOOL] = [50_412, 50_201];
const { learner, database } = await serveStudy();
const recorded = recordQueries(database.pool);

/** Records statements that were not sent before. */
async function newIn(work: () => Promise<unknown>): Promise<string[]> {
  const before = recorded.length;
  await work();
  return recorded.slice(before).map(({ text }) => text);
}

test('an answer reads once and writes once, besides the lock; the next words are read in one statement', async () => {
  const her = await learner();
  const review = reviewing(her);
  for (const id of [EAT, SCHOOL]) await her.save(id);
  expect(await newIn(() => her.get('/api/review/ahead'))).toEqual([expect.stringMatching(/^select .*"review_plans"/s)]);
  expect(await newIn(() => review.answer(SCHOOL, '학교'))).toEqual([
    expect.stringMatching(/^select .*"word_memory"/s),
    expect.stringMatching(/^with .*insert into "reviews"/s),
  ]);
});

test('an answer waits for nobody who holds the word', async () => {
  const her = await learner();
  await her.save(EAT);
  const holder = await database.connect();
  await holder.query('begin');
  await holder.query('select from words where id = $1 for update', [EAT]);
  expect(await reviewing(her).answer(EAT, '먹다')).toMatchObject({ correct: true });
  await holder.query('rollback');
  await holder.end();
});

test('the log takes no answer to a word that there is not', async () => {
  const her = await learner();
  await her.save(EAT);
  const add = (wordId: number) =>
    database.pool.query(
      `insert into reviews (member_id, number, word_id, kind, rating, answered_at, stability)
       select member_id, 1, $1, 'test', 3, now(), 1 from word_memory order by member_id desc limit 1`,
      [wordId],
    );
  await expect(add(777)).rejects.toMatchObject({ code: '23503' });
  await add(EAT);
});
