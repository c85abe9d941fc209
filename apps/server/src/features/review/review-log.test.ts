import { expect, test } from 'vitest';
import { reviewing } from '../../../test/review.js';
import { serveStudy } from '../../../test/study.js';
import { REVIEWS_MAX } from '../../learner/memory.js';

const { learner, database } = await serveStudy();
const EAT = 50_412;
const PIECE = 2_000;

test('the log holds the latest answers of a member, and no more', async () => {
  const her = await learner();
  await her.save(EAT);
  // In pieces, since the product's connections allow a statement 5 s, and a partitioned table takes its time.
  for (let first = 1; first < REVIEWS_MAX + 100; first += PIECE) {
    await database.pool.query(
      `insert into reviews (member_id, number, word_id, kind, rating, answered_at, stability)
       select id, n, $2, 'test', 3, now(), 1 from members, generate_series($3::int, $4::int) n where username = $1`,
      [her.username, EAT, first, Math.min(first + PIECE, REVIEWS_MAX + 100) - 1],
    );
  }
  await reviewing(her).answer(EAT, '먹다');
  const { rows } = await database.pool.query('select count(*)::int as count, max(number) as last from reviews');
  expect(rows).toEqual([{ count: REVIEWS_MAX, last: REVIEWS_MAX + 100 }]);
});
