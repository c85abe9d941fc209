import type { AdminQueue, WordChange } from '@utarang/contract';
import { beforeAll, expect, test } from 'vitest';
import { enter } from '../../../test/accounts.js';
import { enterAdmin } from '../../../test/admin.js';
import { problemIn } from '../../../test/problem.js';
import { serveStudy } from '../../../test/study.js';

const served = await serveStudy();
const { browser, learner } = served;
const [EAT, FOOD, TRADE] = [50_412, 50_112, 20_100];

let admin: Awaited<ReturnType<typeof enterAdmin>>;
beforeAll(async () => {
  admin = await enterAdmin(served);
});

const queue = async () => (await (await admin.get('/api/admin/queue')).json()) as AdminQueue;
const decide = (kind: 'reports' | 'synonyms' | 'wishes', id: number | string, verdict: string) =>
  admin.post(`/api/admin/${kind}/${id}/${verdict}`);
const own = async (id: number, answerKo: string) => {
  const her = await learner();
  expect((await her.post(`/api/my-words/${id}/synonyms`, { answerKo })).status).toBe(201);
  return her;
};

test('a guest is to log in, a member may not', async () => {
  const member = browser();
  await enter(member);
  for (const [method, path] of [
    ['GET', '/api/admin/queue'],
    ['POST', '/api/admin/reports/1/accept'],
    ['POST', '/api/admin/synonyms/1/refuse'],
  ] as const) {
    expect((await browser().send(method, path)).status).toBe(401);
    expect((await member.send(method, path)).status).toBe(403);
  }
});

test('an accepted synonym passes and earns for everybody from then on, its members included', async () => {
  const her = await own(EAT, '식사하다');
  await own(EAT, '식사 하다!');
  const [waiting] = (await queue()).synonyms;
  expect(waiting).toMatchObject({ word: { id: EAT }, members: 2 });
  const stranger = await learner();
  expect(await stranger.answer(EAT, '식사하다')).toMatchObject({ correct: false });
  expect((await decide('synonyms', waiting!.id, 'accept')).status).toBe(204);
  expect(await stranger.answer(EAT, '식사하다')).toMatchObject({ state: 'PASSED', points: 1 });
  expect(await her.answer(EAT, '식사하다')).toMatchObject({ state: 'PASSED', points: 1 });
  expect((await queue()).synonyms).toEqual([]);

  const history = (await (await admin.get(`/api/admin/words/${EAT}/history`)).json()) as WordChange[];
  expect(history[0]).toMatchObject({ action: 'synonym_accepted', before: { accept: [] } });
  const reverted = await admin.post(`/api/admin/words/${EAT}/history/${history[0]!.id}/revert`);
  expect(await reverted.json()).toMatchObject({ accept: [] });
});

test('a refused one stays what it was: its member passes by it and earns nothing', async () => {
  const her = await own(FOOD, '끼니');
  const [waiting] = (await queue()).synonyms;
  expect((await decide('synonyms', waiting!.id, 'refuse')).status).toBe(204);
  expect((await queue()).synonyms).toEqual([]);
  expect(await her.answer(FOOD, '끼니')).toMatchObject({ state: 'PASSED', points: 0 });
  const again = await decide('synonyms', waiting!.id, 'accept');
  expect(again.status).toBe(409);
  expect(await problemIn(again)).toMatchObject({ code: 'already_decided' });
});

test('a synonym that says one answer twice gives the word one', async () => {
  await own(FOOD, '식량거리,식량 거리');
  const [waiting] = (await queue()).synonyms;
  expect((await decide('synonyms', waiting!.id, 'accept')).status).toBe(204);
  const history = (await (await admin.get(`/api/admin/words/${FOOD}/history`)).json()) as WordChange[];
  expect(history[0]).toMatchObject({ action: 'synonym_accepted', after: { accept: ['식량거리'] } });
});

test('of admins who decide at once one does', async () => {
  await own(TRADE, '국제 거래');
  const [waiting] = (await queue()).synonyms;
  const responses = await Promise.all([1, 2, 3, 4].map(() => decide('synonyms', waiting!.id, 'accept')));
  expect(responses.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409]);
});

test('a report is counted at its word until it is closed, accepted or refused', async () => {
  const her = await learner();
  const body = { field: 'meaningKo', note: '뜻이 달라요' };
  for (let index = 0; index < 2; index++) await her.post(`/api/words/${FOOD}/reports`, body);
  const { reports } = await queue();
  expect(reports).toMatchObject([{ word: { id: FOOD }, ...body }, { word: { id: FOOD } }]);
  const counted = async () =>
    ((await (await admin.get('/api/admin/words')).json()) as { id: number; reports: number }[]).find(
      ({ id }) => id === FOOD,
    )!.reports;
  expect(await counted()).toBe(2);
  expect((await decide('reports', reports[0]!.id, 'accept')).status).toBe(204);
  expect((await decide('reports', reports[1]!.id, 'refuse')).status).toBe(204);
  expect(await counted()).toBe(0);
  expect(await problemIn(await decide('reports', reports[0]!.id, 'refuse'))).toMatchObject({ code: 'already_decided' });
});

test('what does not wait, and no verdict at all', async () => {
  expect(await problemIn(await decide('reports', 999_999, 'accept'))).toMatchObject({ code: 'report_not_found' });
  expect(await problemIn(await decide('synonyms', 999_999, 'accept'))).toMatchObject({ code: 'synonym_not_found' });
  expect(await problemIn(await decide('synonyms', 'x', 'accept'))).toMatchObject({ code: 'synonym_not_found' });
  expect((await decide('reports', 1, 'maybe')).status).toBe(404);
});

test('a wish of several members is one entry, and is closed for all of them', async () => {
  const wish = async (list: string) => {
    const her = await learner();
    const send = (path: string, body: unknown) => her.send('POST', path, body, { 'Content-Type': 'text/plain' });
    const preview = await send('/api/users/me/words/import', Uint8Array.from(Buffer.from(list)));
    const { token } = (await preview.json()) as { token: string };
    expect(await (await her.post(`/api/users/me/words/import/${token}`, { wishes: [0] })).json()).toMatchObject({
      wishes: 1,
    });
  };
  await wish('推し活');
  await wish('推し活,おしかつ,덕질');
  const [waiting] = (await queue()).wishes;
  expect(waiting).toMatchObject({ japaneseWord: '推し活', hiragana: 'おしかつ', meaningKo: '덕질', members: 2 });
  expect((await decide('wishes', waiting!.id, 'accept')).status).toBe(204);
  expect((await queue()).wishes).toEqual([]);
  expect(await problemIn(await decide('wishes', waiting!.id, 'refuse'))).toMatchObject({ code: 'already_decided' });
  for (const id of [987_654_321, 'x']) {
    expect(await problemIn(await decide('wishes', id, 'accept'))).toMatchObject({ code: 'wish_not_found' });
  }
});
