import { ANSWER_MAX } from '@utarang/contract';
import { expect, test } from 'vitest';
import { problemIn } from '../../../test/problem.js';
import { type Learner, serveStudy } from '../../../test/study.js';
import { ALL_SYNONYMS_MAX, SYNONYMS_MAX } from './synonyms.service.js';

const { learner, guest, database } = await serveStudy();
const [EAT, FOOD, TRADE] = [50_412, 50_112, 20_100];
const at = (id: number | string) => `/api/my-words/${id}/synonyms`;
const listed = async (her: Learner, id: number) => (await her.get(at(id))).json();

test('an answer of her own is right from then on, for her alone, and earns nothing', async () => {
  const [her, him] = [await learner(), await learner()];
  expect(await her.answer(EAT, '식사하다')).toMatchObject({ state: 'WRONG' });
  const response = await her.post(at(EAT), { answerKo: ' 식사하다 ' });
  expect(response.status).toBe(201);
  const added = await response.json();
  expect(added).toEqual({ id: expect.any(Number), answerKo: '식사하다' });
  expect(await listed(her, EAT)).toEqual([added]);
  expect(await listed(her, FOOD)).toEqual([]);

  expect(await her.answer(EAT, '식사 하다')).toMatchObject({ correct: true, state: 'PASSED', points: 0 });
  expect(await her.ids()).toMatchObject({ completedIds: [EAT] });
  expect(await her.me()).toMatchObject({ totalPoints: 0 });
  expect(await him.answer(EAT, '식사하다')).toMatchObject({ correct: false, state: 'WRONG' });
  expect(await listed(him, EAT)).toEqual([]);
});

test('after a pass by her own answer the listed one still earns', async () => {
  const her = await learner();
  await her.post(at(EAT), { answerKo: '식사하다' });
  await her.answer(EAT, '식사하다');
  await her.unsave(EAT);
  expect(await her.answer(EAT, '먹다')).toMatchObject({ state: 'PASSED', points: 1 });
});

test('it counts in a practice, too', async () => {
  const her = await learner();
  await her.post(at(EAT), { answerKo: '식사하다' });
  const practice = await her.post(`/api/my-words/${EAT}/practice`, { answerKo: '식사하다' });
  expect(await practice.json()).toMatchObject({ correct: true });
});

test('what everyone is graded right by earns, also where she had counted it as her own', async () => {
  const her = await learner();
  await her.post(at(FOOD), { answerKo: '먹거리' });
  await database.pool.query(`update words set accepted = '{먹거리}' where id = $1`, [FOOD]);
  await expect
    .poll(async () => await (await guest().post(`/api/my-words/${FOOD}/practice`, { answerKo: '먹거리' })).json())
    .toMatchObject({ correct: true });
  expect(await her.answer(FOOD, '먹거리')).toMatchObject({ state: 'PASSED', points: 1 });
  await database.pool.query(`update words set accepted = '{}' where id = $1`, [FOOD]);
});

test('the meaning of another word is refused, and says of which', async () => {
  const her = await learner();
  for (const answerKo of ['학교', '학 교!', '학교 (건물)', '식사하다, 학교']) {
    const response = await her.post(at(EAT), { answerKo });
    expect(response.status).toBe(400);
    expect(await problemIn(response)).toMatchObject({
      code: 'synonym_of_another',
      word: { id: 50_201, japaneseWord: '学校', hiragana: 'がっこう' },
    });
  }
  expect(await listed(her, EAT)).toEqual([]);
});

test.each([
  ['no Hangul', EAT, 'taberu'],
  ['what is blocked', TRADE, '거래'],
  ['what is right already', TRADE, '교역'],
])('%s is refused', async (_, id, answerKo) => {
  const her = await learner();
  const response = await her.post(at(id), { answerKo });
  expect(response.status).toBe(400);
  expect(await problemIn(response)).toMatchObject({ code: 'synonym_unfit' });
  expect(await listed(her, id)).toEqual([]);
});

test('the same answer is kept once, however it is written and however often it comes at once', async () => {
  const her = await learner();
  const responses = await Promise.all(
    ['식사하다', '식사 하다', '식사하다!'.normalize('NFD'), ' ~식사하다'].map((answerKo) =>
      her.post(at(EAT), { answerKo }),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const ids = await Promise.all(responses.map(async (response) => ((await response.json()) as { id: number }).id));
  expect(new Set(ids).size).toBe(1);
  expect(await listed(her, EAT)).toHaveLength(1);
});

test('a word has so many at most, also when they come at once', async () => {
  const her = await learner();
  const statuses = await Promise.all(
    Array.from(
      { length: SYNONYMS_MAX + 4 },
      async (_, i) => (await her.post(at(EAT), { answerKo: `식사${i}번하기` })).status,
    ),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(SYNONYMS_MAX);
  const response = await her.post(at(EAT), { answerKo: '끼니를 때우다' });
  expect(response.status).toBe(409);
  expect(await problemIn(response)).toMatchObject({ code: 'synonym_limit' });
  expect((await her.post(at(FOOD), { answerKo: '끼니' })).status).toBe(201);
});

test('one is taken back by its owner alone', async () => {
  const [her, him] = [await learner(), await learner()];
  const { id } = (await (await her.post(at(EAT), { answerKo: '식사하다' })).json()) as { id: number };
  for (const response of [
    await him.delete(`${at(EAT)}/${id}`),
    await her.delete(`${at(FOOD)}/${id}`),
    ...(await Promise.all(
      ['0', '-1', 'abc', '1e3', '99999999999999999999'].map((no) => her.delete(`${at(EAT)}/${no}`)),
    )),
  ]) {
    expect(response.status).toBe(404);
    expect(await problemIn(response)).toMatchObject({ code: 'synonym_not_found' });
  }
  expect((await her.delete(`${at(EAT)}/${id}`)).status).toBe(204);
  expect((await her.delete(`${at(EAT)}/${id}`)).status).toBe(404);
  expect(await her.answer(EAT, '식사하다')).toMatchObject({ state: 'WRONG' });
});

test('blank, long and unknown are refused', async () => {
  const her = await learner();
  for (const answerKo of ['', ' ', '가'.repeat(ANSWER_MAX + 1), 'a\u0000b', 5, null]) {
    const response = await her.post(at(EAT), { answerKo });
    expect(response.status).toBe(400);
    expect((await problemIn(response)).errors).toHaveProperty('answerKo');
  }
  expect(await problemIn(await her.post(at(999_999), { answerKo: '가' }))).toMatchObject({ code: 'word_not_found' });
  expect(await problemIn(await her.get(at(999_999)))).toMatchObject({ code: 'word_not_found' });
  expect(await problemIn(await her.get(at('x')))).toMatchObject({ code: 'word_id_invalid' });
});

test('all words together have so many at most', async () => {
  const her = await learner();
  await database.pool.query(
    `insert into own_synonyms (member_id, word_id, answer_ko, answer_key, created_at)
     select (select id from members where username = $1), $2, 'n' || n, 'n' || n, now() from generate_series(1, $3) as n`,
    [her.username, TRADE, ALL_SYNONYMS_MAX - 1],
  );
  const answers = await Promise.all(
    ['식사하다', '끼니를 때우다', '밥을 들다'].map((answerKo) => her.post(at(EAT), { answerKo })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const refused = answers.find(({ status }) => status === 409)!;
  expect(await problemIn(refused)).toMatchObject({ code: 'synonyms_limit' });
});
