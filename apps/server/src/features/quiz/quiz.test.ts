import { quiz, quizConditions, quizResult } from '@utarang/contract';
import { returnsAfterDays } from '@utarang/domain/study';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { problemIn } from '../../../test/problem.js';
import { BOOK, CUT, DRINK, LIVE, quizzing, READ, serveQuiz, WATER } from '../../../test/quiz.js';
import { DAY } from '../../../test/study.js';

const { learner, guest, wait, database, get } = await serveQuiz();
const member = async () => {
  const her = await learner();
  return { ...her, ...quizzing(her) };
};
const passerBy = () => {
  const him = guest();
  return { ...him, ...quizzing(him) };
};

test('a quiz is a sentence with one blank and four options, each with its reading and its meaning', async () => {
  const response = await passerBy().get('/api/my-words/sent-quiz/random-by-field?value=음식');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { options, ...given } = z.parse(quiz, await response.json());
  expect(given).toEqual({
    quizId: 50_003,
    type: 'FIELD',
    ask: 'blank',
    marked: null,
    jlptLevel: 'N5',
    fieldValue: '음식',
    sentenceJp: '水を____ください。',
    sentenceKo: '물을 ____.',
  });
  expect(options.sort((one, other) => one.optionId - other.optionId)).toEqual([
    {
      optionId: READ,
      label: '読んで',
      subLabel: 'よんで',
      meaningKo: '읽다',
      wordId: READ,
      marked: null,
      isSaved: false,
    },
    {
      optionId: DRINK,
      label: '飲んで',
      subLabel: 'のんで',
      meaningKo: '마시다',
      wordId: DRINK,
      marked: null,
      isSaved: false,
    },
    {
      optionId: LIVE,
      label: '住んで',
      subLabel: 'すんで',
      meaningKo: '살다',
      wordId: LIVE,
      marked: null,
      isSaved: false,
    },
    {
      optionId: CUT,
      label: '切って',
      subLabel: 'きって',
      meaningKo: '자르다',
      wordId: CUT,
      marked: null,
      isSaved: false,
    },
  ]);
});

test('an answer is told with the whole sentence, and a guest earns nothing', async () => {
  const him = passerBy();
  const response = await him.sendAnswer(50_001, DRINK);
  expect(response.status).toBe(200);
  const result = z.parse(quizResult, await response.json());
  expect(result).toMatchObject({
    correct: false,
    awardedPoints: 0,
    correctOptionId: READ,
    correctMeaningKo: '읽다',
    explanation: '책은 읽는 거예요.',
    sentence: { japanese: '本を読みます。', korean: '책을 읽어요.' },
    blank: [2, 6],
    koreanBlank: [3, 6],
    level: null,
  });
  expect(result.words.map(({ id }) => id)).toEqual([READ, BOOK]);
  expect(await him.submit(50_001, READ)).toMatchObject({ correct: true, awardedPoints: 0 });
  const { rowCount } = await database.pool.query('select 1 from given_quizzes');
  expect(rowCount).toBe(0);
});

test('what can be asked for is counted, and situations without a quiz are left out', async () => {
  const response = await get('/api/my-words/sent-quiz/conditions');
  expect(z.parse(quizConditions, await response.json())).toEqual({
    levels: [{ level: 'N5', count: 3 }, ...['N4', 'N3', 'N2', 'N1'].map((level) => ({ level, count: 0 }))],
    fields: [{ value: '음식', count: 1 }],
  });
});

test('none comes twice in a sitting before all have come, nor twice in a row; another sitting has its own order', async () => {
  const him = passerBy();
  const ids: number[] = [];
  for (let time = 0; time < 12; time++) ids.push((await him.byLevel()).quizId);
  for (let round = 0; round < 12; round += 3) expect(new Set(ids.slice(round, round + 3)).size).toBe(3);
  expect(ids.every((id, index) => id !== ids[index - 1])).toBe(true);
  const firsts = new Set<number>();
  for (let time = 0; time < 60 && firsts.size < 3; time++) firsts.add((await passerBy().byLevel()).quizId);
  expect(firsts.size).toBe(3);
});

test('the places of the options change from time to time', async () => {
  const him = passerBy();
  const firsts = new Set<number>();
  for (let time = 0; time < 60 && firsts.size < 4; time++) firsts.add((await him.byField('음식')).options[0]!.optionId);
  expect(firsts.size).toBe(4);
});

// biome-ignore format: a table, to be read down
test.each([
  ['none',       undefined],
  ['no text',    ''],
  ['no proof',   'W10'],
  ['forged',     'W10.W10'],
  ['overlong',   'x'.repeat(4000)],
])('a cookie that this server did not write (%s) begins a new sitting', async (_, cookie) => {
  const response = await get('/api/my-words/sent-quiz/random?level=N5', cookie === undefined ? {} : { headers: { Cookie: `quiz=${cookie}` } });
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie().join()).toMatch(/^quiz=[\w-]+\.[\w-]+; Path=\/api\/my-words\/sent-quiz; HttpOnly; SameSite=Lax$/);
});

test('a member earns once for a quiz that was given, on the first answer', async () => {
  const her = await member();
  expect(await her.submit(50_001, READ)).toMatchObject({ correct: true, awardedPoints: 0, level: 'N5' }); // not given
  await her.until(50_001);
  expect(await her.submit(50_001, READ)).toMatchObject({ correct: true, awardedPoints: 1, level: 'N5' });
  expect(await her.submit(50_001, READ)).toMatchObject({ correct: true, awardedPoints: 0 });
  expect(await her.me()).toMatchObject({ totalPoints: 1, wordPoints: 0, sentPoints: 1 });
  await her.until(50_001);
  expect(await her.submit(50_001, READ)).toMatchObject({ correct: true, awardedPoints: 0 });
});

test('a wrong first answer earns nothing, nor does a right one after it', async () => {
  const her = await member();
  await her.until(50_002);
  expect(await her.submit(50_002, DRINK)).toMatchObject({ correct: false, awardedPoints: 0 });
  expect(await her.submit(50_002, READ)).toMatchObject({ correct: true, awardedPoints: 0 });
  expect(await her.me()).toMatchObject({ totalPoints: 0 });
});

test('by situation it earns two, and the same quiz by level none beside it', async () => {
  const her = await member();
  await her.byField('음식');
  expect(await her.submit(50_003, DRINK)).toMatchObject({ awardedPoints: 2 });
  await her.until(50_003);
  expect(await her.submit(50_003, DRINK)).toMatchObject({ awardedPoints: 0 });
  const { rows } = await database.pool.query('select kind, points, level from point_awards where source_id = 50003');
  expect(rows).toEqual([{ kind: 'field', points: 2, level: 'N5' }]);
});

test('after the days of completion it earns again, when it is given again', async () => {
  const her = await member();
  await her.byField('음식');
  expect(await her.submit(50_003, DRINK)).toMatchObject({ awardedPoints: 2 });
  wait(returnsAfterDays * DAY - 60_000);
  await her.logIn(her.username, her.password);
  await her.byField('음식');
  expect(await her.submit(50_003, DRINK)).toMatchObject({ awardedPoints: 0 });
  wait(60_000);
  expect(await her.submit(50_003, DRINK)).toMatchObject({ awardedPoints: 0 });
  await her.byField('음식');
  expect(await her.submit(50_003, DRINK)).toMatchObject({ awardedPoints: 2 });
});

test('an answer that comes late earns all the same', async () => {
  const her = await member();
  await her.byField('음식');
  wait(20 * DAY);
  await her.logIn(her.username, her.password);
  expect(await her.submit(50_003, DRINK)).toMatchObject({ correct: true, awardedPoints: 2 });
});

test('an answer whose answer was lost comes again with its key, and is told the same', async () => {
  const her = await member();
  await her.byField('음식');
  const first = await her.submit(50_003, DRINK, 'a key');
  expect(first).toMatchObject({ awardedPoints: 2 });
  expect(await her.submit(50_003, DRINK, 'a key')).toEqual(first);
  expect(await problemIn(await her.sendAnswer(50_003, READ, 'a key'))).toMatchObject({ code: 'idempotency_mismatch' });
  expect(await her.me()).toMatchObject({ totalPoints: 2 });
});

test('what a member saved is marked', async () => {
  const her = await member();
  await her.save(CUT);
  const { options } = await her.byField('음식');
  expect(options.filter(({ isSaved }) => isSaved).map(({ wordId }) => wordId)).toEqual([CUT]);
});

// biome-ignore format: a table, to be read down
test.each([
  ['an unknown quiz',            50_999,  READ,    404, 'quiz_not_found'],
  ['an option of another quiz',  50_001,  WATER,   400, 'option_invalid'],
  ['no option of any',           50_001,  1,       400, 'option_invalid'],
  ['no number',                  '50001', READ,    400, 'validation_failed'],
  ['no option',                  50_001,  null,    400, 'validation_failed'],
  ['a number too large',         2 ** 53, READ,    400, 'validation_failed'],
  ['beyond the database',        2 ** 40, READ,    404, 'quiz_not_found'],
  ['less than nothing',          -1,      READ,    400, 'validation_failed'],
])('%s is refused', async (_, quizId, optionId, status, code) => {
  for (const who of [passerBy(), await member()]) {
    const response = await who.sendAnswer(quizId, optionId);
    expect(response.status).toBe(status);
    expect(await problemIn(response)).toMatchObject({ code });
  }
});

// biome-ignore format: a table, to be read down
test.each([
  ['random?level=N6',                   400, 'validation_failed'],
  ['random',                            400, 'validation_failed'],
  ['random-by-field',                   400, 'validation_failed'],
  ['random-by-field?value=%20',         400, 'validation_failed'],
  ['random-by-field?value=없는 상황',   404, 'field_not_found'],
])('%s is refused', async (path, status, code) => {
  const response = await get(`/api/my-words/sent-quiz/${path}`);
  expect(response.status).toBe(status);
  expect(await problemIn(response)).toMatchObject({ code });
});

test.each(['random?level=N1', 'random?level=n1', 'random-by-field?value=동물'])('%s has none', async (path) => {
  const response = await get(`/api/my-words/sent-quiz/${path}`);
  expect([response.status, await response.text()]).toEqual([204, '']);
});

test('the export holds the quizzes, and the end of the account takes them along', async () => {
  const her = await member();
  await her.byField('음식');
  await her.submit(50_003, DRINK);
  const { quizzes, awards } = (await (await her.get('/api/users/me/export')).json()) as Record<string, unknown[]>;
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(quizzes).toEqual([{ quizId: 50_003, kind: 'field', ask: 'blank', givenAt: at, answeredAt: at, earnedAt: at }]);
  expect(awards).toEqual([{ kind: 'field', sourceId: 50_003, level: 'N5', points: 2, earnedAt: at }]);
  const members = 'select 1 from given_quizzes g join members m on m.id = g.member_id where m.username = $1';
  expect((await database.pool.query(members, [her.username])).rowCount).toBe(1);
  const before = (await database.pool.query('select 1 from given_quizzes')).rowCount!;
  expect((await her.delete('/api/users/me', { currentPassword: her.password })).status).toBe(204);
  expect((await database.pool.query('select 1 from given_quizzes')).rowCount).toBe(before - 1);
});

test('a session that ended answers nothing', async () => {
  const her = await member();
  await her.byField('음식');
  await database.pool.query('delete from sessions');
  const response = await her.sendAnswer(50_003, DRINK);
  expect(await problemIn(response)).toMatchObject({ code: 'session_ended' });
});

test('a kind of question is asked for, answered and earned for its sentence, whichever it is given as last', async () => {
  const her = await member();
  const none = await her.get('/api/my-words/sent-quiz/random?level=N5&ask=usage');
  expect(none.status).toBe(204);
  const given = z.parse(quiz, await (await her.get('/api/my-words/sent-quiz/random?level=N5&ask=reading')).json());
  expect(given).toMatchObject({ ask: 'reading', marked: [2, given.quizId === 50_003 ? 5 : 6] });
  expect(given.options.every(({ wordId, subLabel, meaningKo }) => wordId === null && subLabel + meaningKo === '')).toBe(
    true,
  );
  const right = given.options.find(
    ({ label }) => ['よみます', 'のんで'].includes(label) && label.startsWith(given.quizId === 50_003 ? 'の' : 'よ'),
  )!;
  const answer = { quizId: given.quizId, optionId: right.optionId };
  const submit = async (body: object) =>
    z.parse(quizResult, await (await her.send('POST', '/api/my-words/sent-quiz/submit', body)).json());
  // Given as a reading, it earns as nothing else.
  expect(await submit({ ...answer, optionId: given.quizId === 50_003 ? DRINK : READ })).toMatchObject({
    correct: true,
    awardedPoints: 0,
  });
  expect(await submit({ ...answer, ask: 'reading' })).toMatchObject({ correct: true, awardedPoints: 1, notes: [] });
  expect(await submit({ ...answer, ask: 'reading' })).toMatchObject({ correct: true, awardedPoints: 0 });
  await her.until(given.quizId);
  expect(await submit({ ...answer, optionId: given.quizId === 50_003 ? DRINK : READ })).toMatchObject({
    correct: true,
    awardedPoints: 0,
  });
});

test('an unknown kind of question is refused', async () => {
  const response = await get('/api/my-words/sent-quiz/random?level=N5&ask=essay');
  expect(await problemIn(response)).toMatchObject({ code: 'validation_failed' });
});
