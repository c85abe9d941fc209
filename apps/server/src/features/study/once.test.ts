import { IDEMPOTENCY_KEY_MAX } from '@utarang/contract';
import { attemptsPerRound } from '@utarang/domain/study';
import { expect, test } from 'vitest';
import { problemIn } from '../../../test/problem.js';
import { DAY, MINUTE, serveStudy } from '../../../test/study.js';
import { deleteExpired } from '../../housekeeping.repo.js';

const { learner, tab, wait, start, database, clock } = await serveStudy();
const other = await start();
const [EAT, SCHOOL] = [50_412, 50_201];

test('a save that comes again gets the first answer', async () => {
  const her = await learner();
  const first = await (await her.save(EAT, 'key')).json();
  wait(MINUTE);
  const again = await her.save(EAT, 'key');
  expect(again.status).toBe(201);
  expect(await again.json()).toEqual(first);
  expect(await problemIn(await her.save(EAT))).toMatchObject({ code: 'word_already_saved' });
});

test('an answer that comes again costs no attempt, and earns nothing more', async () => {
  const her = await learner();
  const first = await her.answer(EAT, '아니', 'one');
  expect(first).toMatchObject({ state: 'WRONG', attemptsLeft: attemptsPerRound - 1 });
  for (let i = 0; i < 3; i++) expect(await her.answer(EAT, '아니', 'one')).toEqual(first);
  expect(await her.start(EAT)).toMatchObject({ attemptsLeft: attemptsPerRound - 1 });

  const passed = await her.answer(EAT, '먹다', 'two');
  expect(passed).toMatchObject({ state: 'PASSED', points: 1 });
  expect(await her.answer(EAT, '먹다', 'two')).toEqual(passed);
  expect(await her.answer(EAT, '아니', 'one')).toEqual(first);
  expect(await her.me()).toMatchObject({ totalPoints: 1 });
});

test('a refusal is given again, too', async () => {
  const her = await learner();
  await her.answer(EAT, '먹다');
  const refused = await problemIn(await her.save(EAT, 'key'));
  expect(refused).toMatchObject({ code: 'word_already_completed', wordStatus: 'COMPLETED' });
  await her.unsave(EAT);
  const again = await her.save(EAT, 'key');
  expect(again.status).toBe(409);
  expect(await problemIn(again)).toEqual(refused);
  expect((await her.save(EAT, 'another key')).status).toBe(201);
});

test('the same key with another word, another answer or another call is refused', async () => {
  const her = await learner();
  await her.answer(EAT, '아니', 'key');
  for (const response of [
    await her.sendAnswer(SCHOOL, '아니', 'key'),
    await her.sendAnswer(EAT, '먹다', 'key'),
    await her.save(EAT, 'key'),
  ]) {
    expect(response.status).toBe(422);
    expect(await problemIn(response)).toMatchObject({ code: 'idempotency_mismatch' });
  }
  expect(await her.answer(EAT, ' 아니 '.normalize('NFD'), 'key')).toMatchObject({
    state: 'WRONG',
    attemptsLeft: attemptsPerRound - 1,
  });
  expect(await her.start(EAT)).toMatchObject({ attemptsLeft: attemptsPerRound - 1 });
});

test('a key is of one member', async () => {
  const [her, him] = [await learner(), await learner()];
  await her.answer(EAT, '먹다', 'key');
  expect(await him.answer(SCHOOL, '학교', 'key')).toMatchObject({ state: 'PASSED' });
});

test('retries at once, in two processes, all get the answer of one', async () => {
  const her = await learner();
  const there = tab(her, other.url);
  for (const [round, answer] of ['아니', '먹다'].entries()) {
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, i) => (i % 2 ? her : there).answer(EAT, answer, `key ${round}`)),
    );
    for (const one of answers) expect(one).toEqual(answers[0]);
    expect(answers[0]).toMatchObject(
      round === 0 ? { state: 'WRONG', attemptsLeft: attemptsPerRound - 1 } : { state: 'PASSED', points: 1 },
    );
  }
  const saves = await Promise.all(Array.from({ length: 16 }, (_, i) => (i % 2 ? her : there).save(SCHOOL, 'save')));
  expect(new Set(saves.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await her.me()).toMatchObject({ totalPoints: 1 });
});

test('an answer is known for 24 hours, that a call was done for 30 days', async () => {
  const her = await learner();
  await her.save(EAT, 'key');
  const count = async () =>
    (
      await database.pool.query(
        'select 1 from idempotency_keys join members on members.id = member_id where username = $1',
        [her.username],
      )
    ).rowCount;
  wait(DAY - MINUTE);
  expect((await her.save(EAT, 'key')).status).toBe(201);
  await deleteExpired(database.orm, clock);
  expect(await count()).toBe(1);
  wait(2 * MINUTE);
  for (let times = 0; times < 2; times++) {
    expect(await problemIn(await her.save(EAT, 'key'))).toMatchObject({ code: 'already_done' });
    expect(await problemIn(await her.save(SCHOOL, 'key'))).toMatchObject({ code: 'idempotency_mismatch' });
    await deleteExpired(database.orm, clock);
  }
  for (let weeks = 0; weeks < 4; weeks++) {
    wait(7 * DAY);
    await her.me();
  }
  expect(await problemIn(await her.save(EAT, 'key'))).toMatchObject({ code: 'already_done' });
  wait(2 * DAY);
  await deleteExpired(database.orm, clock);
  expect(await count()).toBe(0);
});

test('what a device sends days later, as its answer was lost, is done once; what was refused is tried again', async () => {
  const her = await learner();
  const add = (text: string, key: string) => her.send('POST', '/api/my-lyrics', { text }, { 'Idempotency-Key': key });
  expect((await add('雨が降る', 'text')).status).toBe(201);
  await her.answer(EAT, '아니', 'answer');
  await her.answer(SCHOOL, '학교');
  expect(await problemIn(await her.save(SCHOOL, 'refused'))).toMatchObject({ code: 'word_already_completed' });
  await her.unsave(SCHOOL);
  for (let days = 0; days < 3; days++) {
    wait(DAY + MINUTE);
    await deleteExpired(database.orm, clock);
  }
  expect(await problemIn(await add('雨が降る', 'text'))).toMatchObject({ code: 'already_done' });
  expect(await problemIn(await her.sendAnswer(EAT, '아니', 'answer'))).toMatchObject({ code: 'already_done' });
  expect((await her.save(SCHOOL, 'refused')).status).toBe(201);
  const { rows } = await database.pool.query(
    'select 1 from own_lyrics join members on members.id = member_id where username = $1',
    [her.username],
  );
  expect(rows).toHaveLength(1);
  expect(await her.start(EAT)).toMatchObject({ attemptsLeft: attemptsPerRound - 1 });
});

test.each([['a'.repeat(IDEMPOTENCY_KEY_MAX + 1)], [''], ['한'], ['a\tb']])('the key %j is none', async (key) => {
  const her = await learner();
  const headers = { 'Idempotency-Key': Buffer.from(key).toString('latin1') };
  for (const response of [
    await her.send('POST', `/api/checked-words/${EAT}`, undefined, headers),
    await her.send('POST', `/api/my-words/${EAT}/clear/answer`, { answerKo: '먹다' }, headers),
  ]) {
    expect(response.status).toBe(400);
    expect(await problemIn(response)).toMatchObject({ code: 'validation_failed' });
  }
  expect(await her.saved()).toEqual([]);
});

test('a key may be as long as the limit', async () => {
  expect((await (await learner()).save(EAT, '~'.repeat(IDEMPOTENCY_KEY_MAX))).status).toBe(201);
});
