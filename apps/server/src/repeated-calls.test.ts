import { expect, test } from 'vitest';
import { problemIn } from '../test/problem.js';
import { BOOK, READ, serveQuiz, WATER } from '../test/quiz.js';

const { get, learner } = await serveQuiz();

/** Bodies for each call that takes an `Idempotency-Key`; null for one that is tried where it is made. */
const KEYED: Readonly<Record<string, { readonly path: string; readonly body?: object } | null>> = {
  'POST /api/checked-words/{id}': { path: `/api/checked-words/${WATER}` },
  'POST /api/my-words/{id}/clear/answer': { path: `/api/my-words/${BOOK}/clear/answer`, body: { answerKo: '책' } },
  'POST /api/my-words/{id}/practice': { path: `/api/my-words/${BOOK}/practice`, body: { answerKo: '책' } },
  'POST /api/my-words/sent-quiz/submit': {
    path: '/api/my-words/sent-quiz/submit',
    body: { quizId: 50_001, optionId: READ },
  },
  'POST /api/review/{wordId}/answer': null, // features/review/review.test.ts
  'POST /api/review/undo': null, // features/review/review.test.ts
  'POST /api/review/more': null, // features/review/review.test.ts
  'POST /api/review/patterns/{id}/answer': null, // features/patterns/patterns.test.ts
  'POST /api/my-lyrics': { path: '/api/my-lyrics', body: { text: '雨が降る' } },
  'POST /api/admin/words/import': null, // features/admin-words/import.test.ts
};

test('every call that takes a key is tried here', async () => {
  type Call = { parameters?: { name: string; in: string }[] };
  const { paths } = (await (await get('/api/openapi.json')).json()) as { paths: Record<string, Record<string, Call>> };
  const taking = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { parameters = [] }]) => parameters.some(({ name }) => name === 'idempotency-key'))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
  expect(taking.sort()).toEqual(Object.keys(KEYED).sort());
});

const tried = Object.entries(KEYED).flatMap(([name, sent]) => (sent ? [{ name, ...sent }] : []));

test.each(tried)('$name is done once for its key, which no other call may have', async ({ name, path, body }) => {
  const her = await learner();
  const send = (key: string) => her.send(name.split(' ')[0]!, path, body, { 'Idempotency-Key': key });
  const first = await send('of this call');
  expect(first.ok).toBe(true);
  expect(await (await send('of this call')).json()).toEqual(await first.json());
  await her.save(READ, 'of another call');
  expect(await problemIn(await send('of another call'))).toMatchObject({ code: 'idempotency_mismatch' });
});
