import { BLANK, type MemberExport } from '@utarang/contract';
import { expect, test } from 'vitest';
import { quizzing, READ, serveQuiz } from '../../../test/quiz.js';
import { reviewing } from '../../../test/review.js';
import { DAY } from '../../../test/study.js';

const { learner, wait, database } = await serveQuiz();
const QUIZ = 50_001;

test('a sentence quiz feeds the memory of its word by the first answer since it was given', async () => {
  const her = await learner();
  const quiz = quizzing(her);
  await quiz.submit(QUIZ, READ); // not given: it does not count
  await quiz.until(QUIZ);
  await Promise.all(Array.from({ length: 4 }, () => quiz.submit(QUIZ, READ)));
  const { reviews } = (await (await her.get('/api/users/me/export')).json()) as MemberExport;
  expect(reviews.map(({ wordId, kind, rating }) => [wordId, kind, rating])).toEqual([[READ, 'quiz', 3]]);
});

test('a firm word is asked in its simplest sentence, as a gap that its form fills', async () => {
  const her = await learner();
  const review = reviewing(her);
  await her.save(READ);
  await review.answer(READ, '읽다');
  await database.pool.query(
    `update word_memory set stability = 90, reps = 3, due_at = reviewed_at + interval '1 day'
     where word_id = $1 and member_id = (select id from members where username = $2)`,
    [READ, her.username],
  );
  wait(2 * DAY);
  await her.get('/api/users/me'); // the session lives by being used
  const { next } = await review.state('?voice=false');
  expect(next).toMatchObject({ wordId: READ, kind: 'sentence', strength: 5 });
  expect(next?.question).toContain(BLANK);
  expect(next?.question).not.toContain('読');
  expect(next?.meaningKo).not.toBeNull();
  const result = await review.answer(READ, '요미마스', { kind: 'sentence' });
  expect(result.answer?.example?.japanese).toContain('読');
});
