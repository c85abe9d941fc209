import { expect, test } from 'vitest';
import { quizzing, READ, serveQuiz } from '../../../test/quiz.js';

const { learner, tab, start, database } = await serveQuiz({ env: { REQUEST_TIMEOUT_MS: '120000' } });
const other = await start();

const times = <Result>(count: number, act: (i: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, i) => act(i)));

test('a right answer sent 40 times at once in two processes earns once', async () => {
  const her = await learner();
  const tabs = [quizzing(her), quizzing(tab(her, other.url))] as const;
  await tabs[0].until(50_001);
  const results = await times(40, (i) => tabs[i % 2]!.submit(50_001, READ));
  expect(results.every(({ correct }) => correct)).toBe(true);
  expect(results.filter(({ awardedPoints }) => awardedPoints > 0)).toHaveLength(1);
  const { rows } = await database.pool.query('select source_id, points from point_awards');
  expect(rows).toEqual([{ source_id: 50_001, points: 1 }]);
  expect(await her.me()).toMatchObject({ totalPoints: 1, sentPoints: 1 });
});

test('given and answered at once, over and over, a quiz earns once', async () => {
  const her = await learner();
  const tabs = [quizzing(her), quizzing(tab(her, other.url))] as const;
  await tabs[0].until(50_001);
  const results = await times(60, async (i) => {
    const quiz = tabs[i % 2]!;
    if (i % 3 === 0) await quiz.byLevel();
    return quiz.submit(50_001, READ);
  });
  expect(results.reduce((sum, { awardedPoints }) => sum + awardedPoints, 0)).toBe(1);
});
