import { cooldownSeconds, returnsAfterMs } from '@utarang/domain/study';
import { validationMessages } from '@utarang/messages';
import { expect, test } from 'vitest';
import { problemIn } from '../../../test/problem.js';
import { COOLDOWN, MINUTE, serveStudy } from '../../../test/study.js';
import { SAVED_MAX } from './saved-words.service.js';

const { learner, guest, wait, database } = await serveStudy();
const [EAT, FOOD, SCHOOL, NOSE] = [50_412, 50_112, 50_201, 40_020];

test('a saved word is answered as it is in the list', async () => {
  const her = await learner();
  const response = await her.save(EAT);
  expect(response.status).toBe(201);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const saved = await response.json();
  expect(saved).toEqual({
    id: EAT,
    japaneseWord: '食べる',
    hiragana: 'たべる',
    koreanPronunciation: '타베루',
    meaningKo: '먹다',
    level: 'N5',
    status: 'IN_PROGRESS',
    checkedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    completedAt: null,
    cooldownStartedAt: null,
    cooldownUntil: null,
    cooldownRemainingSec: 0,
    returnsAt: null,
  });
  expect(await her.saved()).toEqual([saved]);
  expect(await her.ids()).toEqual({ ids: [EAT], completedIds: [], cooldowns: {} });
});

test('the latest saved comes first, and a word saved again, which counts as the latest', async () => {
  const her = await learner();
  for (const id of [EAT, FOOD, SCHOOL]) {
    await her.save(id);
    wait(MINUTE);
  }
  expect((await her.saved()).map(({ id }) => id)).toEqual([SCHOOL, FOOD, EAT]);
  await her.unsave(EAT);
  await her.save(EAT);
  expect((await her.saved()).map(({ id }) => id)).toEqual([EAT, SCHOOL, FOOD]);
});

test('each status has its words, and all have all', async () => {
  const her = await learner();
  for (const id of [EAT, FOOD, SCHOOL]) await her.save(id);
  await her.answer(EAT, '먹다');
  await her.useUp(FOOD);
  const idsOf = async (status?: string) => (await her.saved(status)).map(({ id }) => id).sort();
  expect(await idsOf('IN_PROGRESS_OR_COOLDOWN')).toEqual([FOOD, SCHOOL].sort());
  expect(await idsOf('COMPLETED')).toEqual([EAT]);
  expect(await idsOf()).toEqual([EAT, FOOD, SCHOOL].sort());
  expect(await her.ids()).toMatchObject({
    completedIds: [EAT],
    cooldowns: { [FOOD]: expect.closeTo(cooldownSeconds, -1) },
  });

  const [completed] = await her.saved('COMPLETED');
  const { completedAt, returnsAt } = completed!;
  expect(Date.parse(returnsAt!) - Date.parse(completedAt!)).toBe(returnsAfterMs);
  const cooling = (await her.saved()).find(({ id }) => id === FOOD)!;
  expect(cooling).toMatchObject({ status: 'COOLDOWN', completedAt: null, returnsAt: null });
  expect(cooling.cooldownRemainingSec).toBeGreaterThan(cooldownSeconds - 10);
  expect(Date.parse(cooling.cooldownUntil!)).toBeGreaterThan(Date.now());
});

test('a status that there is not is refused', async () => {
  const her = await learner();
  for (const status of ['COOLDOWN', 'completed', '']) {
    const response = await her.get(`/api/checked-words?status=${status}`);
    expect(response.status).toBe(400);
    expect((await problemIn(response)).errors).toEqual({ status: validationMessages.status_unknown });
  }
});

test('a word is saved once, and a completed one says so', async () => {
  const her = await learner();
  await her.save(EAT);
  const again = await her.save(EAT);
  expect(again.status).toBe(409);
  expect(await problemIn(again)).toMatchObject({ code: 'word_already_saved' });
  await her.answer(EAT, '먹다');
  const completed = await her.save(EAT);
  expect(completed.status).toBe(409);
  expect(await problemIn(completed)).toMatchObject({ code: 'word_already_completed', wordStatus: 'COMPLETED' });
});

test('a word that is not there is not saved, and an id that is none is told', async () => {
  const her = await learner();
  for (const id of ['999999', '2147483648', '99999999999999999999']) {
    expect(await problemIn(await her.save(id))).toMatchObject({ status: 404, code: 'word_not_found' });
    expect(await problemIn(await her.unsave(id))).toMatchObject({ status: 404, code: 'word_not_saved' });
  }
  for (const id of ['0', '-1', 'abc', '1e3', '1.5', '%20', '%00', '０', '50412%0a']) {
    for (const send of [her.save, her.unsave])
      expect(await problemIn(await send(id))).toMatchObject({ status: 400, code: 'word_id_invalid' });
  }
});

test('unsaving: once, not in a cooldown, and completed ones too', async () => {
  const her = await learner();
  await her.save(EAT);
  expect((await her.unsave(EAT)).status).toBe(204);
  expect(await problemIn(await her.unsave(EAT))).toMatchObject({ status: 404, code: 'word_not_saved' });
  expect(await her.ids()).toEqual({ ids: [], completedIds: [], cooldowns: {} });

  await her.useUp(SCHOOL);
  expect(await problemIn(await her.unsave(SCHOOL))).toMatchObject({ status: 409, code: 'word_in_cooldown' });
  wait(COOLDOWN);
  expect((await her.unsave(SCHOOL)).status).toBe(204);

  await her.answer(NOSE, '코');
  expect((await her.unsave(NOSE)).status).toBe(204);
  expect(await her.saved()).toEqual([]);
  expect(await her.me()).toMatchObject({ totalPoints: 2 });
});

test('a guest has no saved words, and neither have others', async () => {
  const her = await learner();
  await her.save(EAT);
  expect(await (await learner()).saved()).toEqual([]);
  for (const response of [
    await guest().get('/api/checked-words'),
    await guest().get('/api/users/checked-words/ids'),
    await guest().save(EAT),
    await guest().unsave(EAT),
  ]) {
    expect(response.status).toBe(401);
    expect(await problemIn(response)).toMatchObject({ code: 'login_required' });
  }
});

test('once it has returned a completed word is in progress again', async () => {
  const her = await learner();
  await her.answer(EAT, '먹다');
  wait(returnsAfterMs - MINUTE);
  expect(await her.saved('COMPLETED')).toHaveLength(1);
  wait(MINUTE);
  expect(await her.saved('COMPLETED')).toEqual([]);
  expect(await her.saved('IN_PROGRESS_OR_COOLDOWN')).toMatchObject([
    { id: EAT, status: 'IN_PROGRESS', completedAt: null, returnsAt: null },
  ]);
  expect(await her.ids()).toEqual({ ids: [EAT], completedIds: [], cooldowns: {}, strengths: '2' });
  expect(await problemIn(await her.save(EAT))).toMatchObject({ code: 'word_already_saved' });
});

test('so many words can be saved, and then no more until one is taken out', async () => {
  const her = await learner();
  const [first, last] = [200_001, 200_000 + SAVED_MAX - 1];
  await database.pool.query(
    `insert into words (id, japanese_word, hiragana, korean_pronunciation, meaning_ko)
     select id, '語' || id, 'ご', '고', '말' from generate_series($1::int, $2::int) id`,
    [first, last],
  );
  const client = await database.connect();
  await client.query('set statement_timeout = 0'); // in partitions (`npm run test:partitioned`) so many take seconds
  await client.query(
    `insert into word_progress (member_id, word_id, saved_at)
     select members.id, words.id, now() from members, words where username = $1 and words.id between $2 and $3`,
    [her.username, first, last],
  );
  await client.end();
  expect((await her.save(EAT)).status).toBe(201);
  const refused = await her.save(FOOD);
  expect(refused.status).toBe(409);
  expect(await problemIn(refused)).toMatchObject({ code: 'saved_limit' });
  await her.unsave(EAT);
  expect((await her.save(FOOD)).status).toBe(201);
});
