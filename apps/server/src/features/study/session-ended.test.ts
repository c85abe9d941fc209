import { PAGE_OF } from '@utarang/contract';
import { attemptsPerRound } from '@utarang/domain/study';
import { expect, test } from 'vitest';
import { problemIn } from '../../../test/problem.js';
import { DAY, serveStudy } from '../../../test/study.js';

const { learner, guest, wait, database } = await serveStudy();
const [EAT, SCHOOL] = [50_412, 50_201];
const kept = async () => {
  const { rows } = await database.pool.query('select count(*)::int as progress from word_progress');
  return rows[0].progress as number;
};
type Visitor = Pick<ReturnType<typeof guest>, 'send'>;

/** All that a member's page may write: each is refused at once, and graded by nobody. */
const writes: [method: string, path: string, body?: unknown][] = [
  ['POST', `/api/my-words/${EAT}/clear/start`],
  ['POST', `/api/my-words/${EAT}/clear/answer`, { answerKo: '먹다' }],
  ['POST', `/api/my-words/${EAT}/practice`, { answerKo: '먹다' }],
  ['POST', `/api/my-words/${EAT}/synonyms`, { answerKo: '먹어요' }],
  ['POST', `/api/words/${EAT}/reports`, { field: 'meaningKo' }],
  ['POST', `/api/checked-words/${EAT}`],
  ['POST', `/api/checked-words/delete/${EAT}`],
  ['PUT', '/api/users/me', { name: '하늘', birthDate: '2000-01-31', email: 'sky@example.com' }],
  ['PUT', '/api/users/me/password', { currentPassword: 'blue river 9', newPassword: 'red river 10' }],
  ['DELETE', '/api/users/me', { currentPassword: 'blue river 9' }],
  ['DELETE', '/api/users/me/sessions'],
];
async function refusesAll(who: Visitor, headers: Record<string, string> = {}) {
  const before = await kept();
  for (const [method, path, body] of writes) {
    const response = await who.send(method, path, body, headers);
    expect([method, path, response.status]).toEqual([method, path, 401]);
    expect(await problemIn(response)).toMatchObject({ code: 'session_ended' });
  }
  expect(await kept()).toBe(before);
}

test('once a session has ended elsewhere no write of it counts, as a member or as a guest', async () => {
  const her = await learner();
  await her.answer(EAT, '아니');
  const phone = guest();
  await phone.logIn(her.username, her.password);
  expect((await phone.delete('/api/users/me/sessions')).status).toBe(204);
  await refusesAll(her);
  await refusesAll(her); // and again
  await her.logIn(her.username, her.password);
  expect(await her.start(EAT)).toMatchObject({ state: 'READY', attemptsLeft: attemptsPerRound - 1 });
  expect(await her.answer(EAT, '먹다')).toMatchObject({ state: 'PASSED', points: 1 });
});

test('a session that grew old is told likewise', async () => {
  const her = await learner();
  wait(31 * DAY);
  await refusesAll(her);
});

test('a page of a member is one, whatever cookie is left: without one, and with that of another member', async () => {
  const [her, him] = [await learner(), await learner()];
  const headers = { [PAGE_OF]: encodeURIComponent(her.username) };
  await refusesAll(guest(), headers);
  await refusesAll(him, headers);
  const response = await her.send('POST', `/api/my-words/${EAT}/clear/answer`, { answerKo: '먹다' }, headers);
  expect(await response.json()).toMatchObject({ state: 'PASSED', points: 1 });
});

test('answers that arrive while the session ends count for the member or not at all', async () => {
  const her = await learner();
  const phone = guest();
  await phone.logIn(her.username, her.password);
  const [, ...answers] = await Promise.all([
    phone.delete('/api/users/me/sessions'),
    ...Array.from({ length: 8 }, () => her.sendAnswer(SCHOOL, '학교')),
  ]);
  for (const answer of answers) {
    const body = (await answer.json()) as { code?: string; level?: string };
    expect(answer.status === 200 ? body.level : body.code).toBe(answer.status === 200 ? 'N5' : 'session_ended');
  }
});

test.each(['/', '/api/users/me'])('a member who is called a guest by %s is one from then on', async (path) => {
  const her = await learner();
  await database.pool.query('delete from sessions');
  expect((await her.get(path)).status).toBe(200);
  expect(her.cookies.has('session')).toBe(false);
  expect(await her.answer(EAT, '먹다')).toMatchObject({ state: 'PASSED', points: 0, level: null });
});

test('the ways to a new session are open after the old one', async () => {
  const her = await learner();
  await database.pool.query('delete from sessions');
  const headers = { [PAGE_OF]: encodeURIComponent(her.username) };
  const id = await her.send('POST', '/api/users/find-id', { name: '누구', birthDate: '1990-01-01' }, headers);
  expect(await problemIn(id)).toMatchObject({ code: 'no_matching_user' });
  expect(
    (await her.send('POST', '/api/users/reset-password', { username: 'x', email: 'a@b.kr' }, headers)).status,
  ).toBe(202);
  const login = { username: her.username, password: her.password };
  expect((await her.send('POST', '/api/login', login, headers)).status).toBe(200);
  expect(await her.answer(EAT, '먹다')).toMatchObject({ points: 1 });
  await database.pool.query('delete from sessions');
  expect((await her.post('/api/logout')).status).toBe(204);
  expect(await her.answer(EAT, '먹다')).toMatchObject({ state: 'PASSED', points: 0 });
});
