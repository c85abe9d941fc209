import { KNOWN_AT_ONCE_MAX, type KnownByMember } from '@utarang/contract';
import { returnsAfterMs } from '@utarang/domain/study';
import { expect, test } from 'vitest';
import { problemIn } from '../../../test/problem.js';
import { DAY, type Learner, serveStudy, UNRATED } from '../../../test/study.js';

const { learner, tab, guest, start, wait, database } = await serveStudy();
const [EAT, FOOD, SCHOOL, NOSE] = [50_412, 50_112, 50_201, 40_020];
const PATH = '/api/users/me/known-words';

const mark = (who: Pick<Learner, 'post'>, wordIds: unknown) => who.post(PATH, { wordIds });
const unmark = (who: Pick<Learner, 'post'>, wordIds: unknown) => who.post(`${PATH}/delete`, { wordIds });
const markLevel = (who: Pick<Learner, 'post'>, level: string) => who.post(`${PATH}/levels/${level}`);
const known = async (answer: Response | Promise<Response>) => {
  const response = await answer;
  expect(response.status).toBe(200);
  const { knownIds, levels } = (await response.json()) as KnownByMember;
  return { ids: knownIds.sort(), N5: levels.find(({ level }) => level === 'N5') };
};
const of = (known: number) => ({ level: 'N5', known, total: 3 });

test('words are marked as known, and taken back, as often as one asks', async () => {
  const her = await learner();
  expect(await known(her.get(PATH))).toEqual({ ids: [], N5: of(0) });
  expect(await her.ids()).not.toHaveProperty('knownIds');
  for (const time of ['first', 'again']) {
    expect([time, await known(mark(her, [EAT, NOSE, EAT]))]).toEqual([time, { ids: [NOSE, EAT], N5: of(1) }]);
  }
  expect(await known(her.get(PATH))).toEqual({ ids: [NOSE, EAT], N5: of(1) });
  expect((await her.ids()).knownIds?.sort()).toEqual([NOSE, EAT]);
  for (const time of ['first', 'again']) {
    expect([time, await known(unmark(her, [NOSE, SCHOOL]))]).toEqual([time, { ids: [EAT], N5: of(1) }]);
  }
});

test('a level is marked as a whole, in either case, and taken back', async () => {
  const her = await learner();
  await mark(her, [NOSE]);
  expect(await known(markLevel(her, 'n5'))).toEqual({ ids: [NOSE, FOOD, SCHOOL, EAT], N5: of(3) });
  expect(await known(her.delete(`${PATH}/levels/N5`))).toEqual({ ids: [NOSE], N5: of(0) });
  for (const response of [await markLevel(her, 'N9'), await her.delete(`${PATH}/levels/N9`)]) {
    expect(response.status).toBe(404);
    expect(await problemIn(response)).toMatchObject({ code: 'level_not_found' });
  }
});

test('a completed word counts as known without a mark, until it returns', async () => {
  const her = await learner();
  await her.answer(EAT, '먹다');
  expect(await known(her.get(PATH))).toEqual({ ids: [], N5: of(1) });
  expect(await known(mark(her, [EAT, FOOD]))).toEqual({ ids: [FOOD, EAT], N5: of(2) });
  await unmark(her, [EAT]);
  for (const passes of [returnsAfterMs - DAY, DAY]) {
    wait(passes);
    expect((await her.get(PATH)).status).toBe(200); // the session lives by being used
  }
  expect(await known(her.get(PATH))).toEqual({ ids: [FOOD], N5: of(1) });
});

test('a mark changes no list, status, attempt, cooldown or point, and is changed by none', async () => {
  const her = await learner();
  await her.save(EAT);
  await her.useUp(FOOD);
  const state = async () => {
    const { knownIds, ...ids } = await her.ids();
    return [
      { ...ids, cooldowns: Object.keys(ids.cooldowns) },
      (await her.saved()).map(({ id, status }) => [id, status]),
      await her.me(),
    ];
  };
  const before = await state();
  await mark(her, [EAT, FOOD, SCHOOL]);
  expect(await state()).toEqual(before);
  await unmark(her, [FOOD, SCHOOL]);
  expect(await state()).toEqual(before);
  expect(await her.answer(EAT, '아니')).toMatchObject({ state: 'WRONG', attemptsLeft: 1 });
  expect(await her.answer(EAT, '먹다')).toMatchObject({ state: 'PASSED', points: 1 });
  await her.unsave(EAT);
  expect((await known(her.get(PATH))).ids).toEqual([EAT]);
});

test('words that the book does not have are passed over, unless it has none of them', async () => {
  const her = await learner();
  expect((await known(mark(her, [999_999, UNRATED, 2_147_483_648]))).ids).toEqual([UNRATED]);
  for (const response of [await mark(her, [999_999]), await unmark(her, [2_147_483_648])]) {
    expect(response.status).toBe(404);
    expect(await problemIn(response)).toMatchObject({ code: 'word_not_found' });
  }
});

// biome-ignore format: a table, to be read down
test.each([
  ['nothing',        undefined],
  ['null',           null],
  ['no list',        EAT],
  ['an empty list',  []],
  ['texts',          [String(EAT)]],
  ['a fraction',     [EAT, 1.5]],
  ['zero',           [0]],
  ['a list in one',  [[EAT]]],
  ['too many',       Array.from({ length: KNOWN_AT_ONCE_MAX + 1 }, (_, i) => i + 1)],
])('ids that are %s are refused', async (_, wordIds) => {
  const her = await learner();
  for (const response of [await mark(her, wordIds), await unmark(her, wordIds)]) {
    expect(response.status).toBe(400);
    const { code, errors } = await problemIn(response);
    expect([code, Object.keys(errors ?? {})]).toEqual(['validation_failed', [expect.stringMatching(/^wordIds/)]]);
  }
  expect((await known(her.get(PATH))).ids).toEqual([]);
});

test('a guest has none, and a member has what is theirs alone', async () => {
  const [her, him] = [await learner(), await learner()];
  await mark(her, [EAT]);
  expect((await known(him.get(PATH))).ids).toEqual([]);
  for (const { status } of [await guest().get(PATH), await mark(guest(), [EAT]), await markLevel(guest(), 'N5')]) {
    expect(status).toBe(401);
  }
});

test('presses in two tabs of two processes at once end with each word marked once, with its first date', async () => {
  const her = await learner();
  await mark(her, [EAT]);
  const dates = async () =>
    (
      await database.pool.query(
        'select word_id, known_at from known_words join members on id = member_id where username = $1 order by word_id',
        [her.username],
      )
    ).rows;
  const [first] = await dates();
  const tabs = [tab(her), tab(her, (await start()).url)] as const;
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, i) => (i % 2 ? markLevel(tabs[0], 'N5') : mark(tabs[1], [EAT, FOOD, SCHOOL, NOSE]))),
  );
  for (const { status } of answers) expect(status).toBe(200);
  const rows = await dates();
  expect(rows.map(({ word_id }) => word_id)).toEqual([NOSE, FOOD, SCHOOL, EAT]);
  expect(rows.at(-1)).toEqual(first);
});

test('marking and taking back at once ends as one or the other, and no call fails', async () => {
  const her = await learner();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => (i % 2 ? mark(her, [EAT, FOOD]) : unmark(her, [FOOD, EAT]))),
  );
  for (const { status } of answers) expect(status).toBe(200);
  expect([[], [FOOD, EAT]]).toContainEqual((await known(her.get(PATH))).ids);
});

test('an account that is deleted while words are marked leaves nothing', async () => {
  const her = await learner();
  const marking = Array.from({ length: 20 }, () => markLevel(her, 'N5'));
  expect((await her.delete('/api/users/me', { currentPassword: her.password })).status).toBe(204);
  for (const { status } of await Promise.all(marking)) expect([200, 401]).toContain(status);
  const { rowCount } = await database.pool.query(
    'select 1 from known_words left join members on members.id = member_id where members.id is null',
  );
  expect(rowCount).toBe(0);
});
