import { type MemberExport, REVIEW_NOTE_MAX, type Review, type ReviewAhead } from '@utarang/contract';
import { MORE_WORDS, MORE_WORDS_MAX, REST_DAYS } from '@utarang/domain/review';
import { validationMessages } from '@utarang/messages';
import { expect, test } from 'vitest';
import { problemIn } from '../../../test/problem.js';
import { reviewing } from '../../../test/review.js';
import { DAY, type Learner, serveStudy } from '../../../test/study.js';

const [EAT, FOOD, SCHOOL, NOSE, BLOCK] = [50_412, 50_112, 50_201, 40_020, 30_100];
const pair = { wordId: EAT, otherId: NOSE, kind: 'pair', note: '다른 점' } as const;
const { learner, tab, guest, start, wait, database } = await serveStudy({
  facts: { accents: [], bands: [], facts: [], links: [pair, { ...pair, otherId: SCHOOL, kind: 'synonym' }] },
});

/** A member who saved these words, the last one latest. */
async function reviewer(...saved: readonly number[]) {
  const her = await learner();
  for (const id of saved) await her.save(id);
  return { ...her, review: reviewing(her) };
}
const logOf = async (her: Learner) =>
  ((await (await her.get('/api/users/me/export')).json()) as MemberExport).reviews.map(({ wordId, kind, rating }) => [
    wordId,
    kind,
    rating,
  ]);

test('a member without words has a day without words', async () => {
  const { review } = await reviewer();
  expect(await review.state()).toMatchObject({
    doneToday: 0,
    totalToday: 0,
    next: null,
    due: 0,
    learnt: 0,
    met: 0,
    streak: 0,
    canUndo: false,
    settings: { dailyGoal: null, restDay: false },
  });
});

test('a word says in which song or text it was met, where the title does not tell it', async () => {
  const { review, post, get } = await reviewer(EAT, SCHOOL);
  expect((await review.state()).next?.metIn).toBeNull();
  const text = async (title: string) =>
    (await (await post('/api/my-lyrics', { title, text: '学校で食べる' })).json()) as { id: string };
  const { id } = await text('春の歌');
  // Where no analyser reads texts, their words are given.
  const read = () => database.pool.query('update own_lyrics set word_ids = $1, word_count = 2', [[EAT, SCHOOL]]);
  await read();
  expect((await review.state()).next?.metIn).toEqual({ id, title: '春の歌' });
  const { questions } = (await (await get('/api/review/ahead')).json()) as ReviewAhead;
  expect(questions.map(({ metIn }) => metIn?.title)).toEqual(['春の歌', '春の歌']);
  await text('우리 학교');
  await read();
  expect((await review.state()).next?.metIn).toBeNull();
  expect((await (await reviewer(SCHOOL)).review.state()).next?.metIn, 'another’s').toBeNull();
});

test('new words are asked for their meaning, the latest first, and come back on a day in Seoul', async () => {
  const { review } = await reviewer(EAT, SCHOOL);
  const before = await review.state();
  expect(before).toMatchObject({
    totalToday: 2,
    next: { wordId: SCHOOL, kind: 'meaning', question: '学校', isNew: true },
  });
  const result = await review.answer(SCHOOL, '학교', { elapsedMs: 9_000 });
  expect(result).toMatchObject({
    correct: true,
    rating: 3,
    intervalDays: 2,
    reason: { code: 'first', times: 1 },
    answer: { meaningKo: '학교', hiragana: 'がっこう' },
    doneToday: 1,
    totalToday: 2,
    next: { wordId: EAT },
  });
  expect(result.dueAt).toMatch(/T15:00:00[.]000Z$/);
  expect(result.outcomes.map(({ rating, intervalDays }) => [rating, intervalDays])).toEqual([
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 8],
  ]);
  expect(await review.answer(EAT, '먹다', { elapsedMs: 900 })).toMatchObject({ rating: 4, next: null, doneToday: 2 });
  const end = await review.state();
  expect(end).toMatchObject({ doneToday: 2, totalToday: 2, learnt: 2, met: 2, streak: 1, spentTodayMs: 9_900 });
  expect(end.forecast).toHaveLength(30);
  expect(end.forecast.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  expect(end.week.filter(({ learnt }) => learnt)).toHaveLength(1);
});

test('the questions to come are those that are asked one after another, each with its word', async () => {
  const { get, review } = await reviewer(EAT, SCHOOL, NOSE);
  const { questions } = (await (await get('/api/review/ahead?voice=false')).json()) as ReviewAhead;
  expect(questions.map(({ answer }) => answer.japaneseWord)).toEqual(['鼻', '学校', '食べる']);
  for (const { answer, ...question } of questions) {
    const { next } = await review.state();
    expect(next).toEqual(question);
    await review.answer(question.wordId, answer.meaningKo);
  }
  expect(await (await get('/api/review/ahead')).json()).toEqual({ questions: [] });
});

test('a wrong answer tells the word and brings it back the same day; then it is a hard one', async () => {
  const { review } = await reviewer(EAT, SCHOOL);
  const wrong = await review.answer(SCHOOL, '병원');
  expect(wrong).toMatchObject({
    correct: false,
    rating: 1,
    intervalDays: 0,
    reason: { code: 'forgotten' },
    doneToday: 1,
  });
  expect(wrong.answer?.meaningKo).toBe('학교');
  expect(wrong.next?.wordId).toBe(EAT);
  const last = await review.answer(EAT, '먹다');
  expect(last.next).toMatchObject({ wordId: SCHOOL, isAgain: true });
  const again = await review.answer(SCHOOL, '학교', { elapsedMs: 100 });
  expect(again).toMatchObject({ rating: 2, doneToday: 2, next: null });
  const end = await review.state();
  expect(end).toMatchObject({ recalledToday: 1 });
  expect(end.missedToday.map(({ id }) => id)).toEqual([SCHOOL]);
});

test('nothing known is a wrong answer; a blank one is none', async () => {
  const { review } = await reviewer(EAT);
  expect(await problemIn(await review.send(EAT, { kind: 'meaning', answer: ' ' }))).toMatchObject({
    code: 'answer_required',
  });
  expect(await review.answer(EAT, '', { reveal: true })).toMatchObject({
    correct: false,
    rating: 1,
    answer: { meaningKo: '먹다' },
  });
});

test('a near answer is pointed out, costs nothing, and makes the next a hard one', async () => {
  const her = await reviewer(EAT);
  expect(await her.review.answer(EAT, '타베루')).toMatchObject({
    correct: false,
    near: 'pronunciation',
    rating: null,
    answer: null,
    doneToday: 0,
    next: { wordId: EAT },
  });
  expect(await logOf(her)).toEqual([]);
  expect(await her.review.answer(EAT, '먹다', { elapsedMs: 100 })).toMatchObject({ rating: 2 });
});

test.each([
  ['word', '타베루', true],
  ['word', 'たべる', true],
  ['word', '먹다', false],
  ['listening', '먹다', true],
  ['listening', '타베로', false],
  ['sentence', '食べる', true],
] as const)('%s is answered with %s: %o', async (kind, answer, correct) => {
  const { review } = await reviewer(EAT);
  const result = await review.answer(EAT, answer, { kind });
  expect(result.correct).toBe(correct);
  if (kind === 'listening' && !correct)
    expect(result.syllables?.map(({ right }) => right)).toEqual([true, true, false]);
});

test('a rating is corrected, any number of times, and only of the last answer', async () => {
  const her = await reviewer(EAT, SCHOOL);
  const { review } = her;
  await review.answer(SCHOOL, '학교');
  expect(await review.rate(SCHOOL, 4)).toMatchObject({ rating: 4, intervalDays: 8, reason: { code: 'easy' } });
  expect(await review.rate(SCHOOL, 1)).toMatchObject({ rating: 1, intervalDays: 0, doneToday: 1 });
  expect(await review.rate(SCHOOL, 2)).toMatchObject({ rating: 2, intervalDays: 1 });
  expect(await logOf(her)).toEqual([[SCHOOL, 'meaning', 2]]);
  await review.answer(EAT, '먹다');
  expect(await problemIn(await her.send('PUT', `/api/review/${SCHOOL}/rating`, { rating: 3 }))).toMatchObject({
    code: 'nothing_to_undo',
  });
  expect(await problemIn(await her.send('PUT', `/api/review/${EAT}/rating`, { rating: 5 }))).toMatchObject({
    code: 'validation_failed',
  });
});

test('the last answer is taken back with all that it did, once', async () => {
  const her = await reviewer(EAT, SCHOOL);
  const { review } = her;
  const before = await review.state();
  await review.answer(SCHOOL, '병원', { elapsedMs: 3_000 });
  const response = await review.undo();
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(before);
  expect(await logOf(her)).toEqual([]);
  expect(await problemIn(await review.undo())).toMatchObject({ code: 'nothing_to_undo' });
});

test('an answer to the word elsewhere cannot be taken back over', async () => {
  const { review, ...her } = await reviewer(EAT, SCHOOL);
  await review.answer(EAT, '먹다');
  await review.practise(EAT, '마시다');
  expect((await review.undo()).status).toBe(409);
  await review.answer(SCHOOL, '학교');
  await her.answer(FOOD, '음식');
  expect((await review.undo()).status).toBe(200);
  expect(await logOf(her)).toEqual([
    [EAT, 'meaning', 3],
    [EAT, 'practice', 1],
    [FOOD, 'test', 3],
  ]);
});

test('a review earns nothing and changes no status, also while the word cools down or is completed', async () => {
  const { review, ...her } = await reviewer(EAT, NOSE);
  await her.useUp(NOSE);
  await her.answer(EAT, '먹다');
  const before = [await her.me(), await her.saved(), await her.ids()];
  expect(await review.answer(NOSE, '코')).toMatchObject({ correct: true, rating: 2 });
  expect(await review.answer(EAT, '먹다')).toMatchObject({ correct: true, reason: { code: 'same_day' } });
  const after = [await her.me(), await her.saved(), await her.ids()];
  const withoutSeconds = (value: unknown) =>
    JSON.stringify(value)
      .replace(/"(\d+|cooldownRemainingSec)":\d+/g, '')
      .replace(/"strengths":"\d*"/, '');
  expect(withoutSeconds(after)).toBe(withoutSeconds(before));
});

test('every judged answer feeds the memory, and those that are not judged do not', async () => {
  const { review, ...her } = await reviewer(EAT);
  await her.answer(EAT, '타베루'); // near
  await her.useUp(EAT);
  await her.answer(EAT, '먹다'); // cools down: not judged
  await review.practise(EAT, '먹다');
  await her.answer(SCHOOL, '학교');
  await her.answer(SCHOOL, '학교'); // completed: not judged
  await her.post(`/api/my-words/${SCHOOL}/practice`, { reveal: true });
  expect(await logOf(her)).toEqual([
    [EAT, 'test', 1],
    [EAT, 'test', 1],
    [EAT, 'practice', 2],
    [SCHOOL, 'test', 3],
  ]);
  // Passed today: nothing of it is left for the review.
  expect(await review.state()).toMatchObject({ doneToday: 0, totalToday: 0, next: null, learnt: 2 });
});

test('a word that is not saved is not reviewed, and what is no answer is refused', async () => {
  const { review, ...her } = await reviewer(EAT);
  expect(await problemIn(await review.send(SCHOOL, { kind: 'meaning', answer: '학교' }))).toMatchObject({
    status: 404,
    code: 'word_not_saved',
  });
  expect(await problemIn(await review.send(999_999, { kind: 'meaning', answer: '학교' }))).toMatchObject({
    code: 'word_not_found',
  });
  const bad: readonly object[] = [
    {},
    { kind: 'smell', answer: '학교' },
    { kind: 'meaning', answer: 'ㄱ'.repeat(101) },
    { kind: 'meaning', answer: 5 },
    { kind: 'meaning', answer: '먹다', elapsedMs: 'soon' },
  ];
  for (const body of bad) expect((await review.send(EAT, body)).status).toBe(400);
  for (const body of [{ dailyGoal: 7 }, { desiredRetention: 0.5 }, { reviewKinds: ['smell'] }, { restDay: 'yes' }]) {
    expect((await review.settings(body)).status).toBe(400);
  }
  expect((await her.get('/api/review?voice=maybe')).status).toBe(400);
  expect((await her.get('/api/users/me/statistics?weeks=7')).status).toBe(400);
  for (const elapsedMs of [-5, 1e300, 0.3, null])
    expect((await review.send(EAT, { kind: 'meaning', answer: '먹다', elapsedMs })).status).toBe(200);
  expect((await guest().get('/api/review')).status).toBe(401);
});

test('settings hold, one by one', async () => {
  const { review } = await reviewer(EAT, FOOD, SCHOOL, NOSE, BLOCK);
  expect(await (await review.settings({ dailyGoal: 5 })).json()).toMatchObject({
    dailyGoal: 5,
    desiredRetention: 0.9,
    restDay: false,
  });
  expect(await review.state()).toMatchObject({ goal: 5, totalToday: 3 });
  expect(
    await (await review.settings({ restDay: true, desiredRetention: 0.95, reviewKinds: ['word'] })).json(),
  ).toEqual({
    dailyGoal: 5,
    desiredRetention: 0.95,
    reviewKinds: ['meaning', 'word'],
    restDay: true,
    isFitted: false,
  });
  await review.answer(BLOCK, '막다');
  expect((await review.answer(NOSE, '코')).outcomes[2]?.intervalDays).toBe(1);
});

test('a finished day is gone on with, a bounded number of times', async () => {
  const { review } = await reviewer(EAT, FOOD, SCHOOL, NOSE, BLOCK);
  await review.settings({ dailyGoal: 5 });
  for (const [id, meaning] of [
    [BLOCK, '막다'],
    [NOSE, '코'],
    [SCHOOL, '학교'],
  ] as const)
    await review.answer(id, meaning);
  expect((await review.state()).next).toBeNull();
  const more = (await (await review.more('once')).json()) as Review;
  expect(more).toMatchObject({ goal: 5 + MORE_WORDS, totalToday: 5, next: { wordId: FOOD } });
  expect(await (await review.more('once')).json()).toEqual(more);
  for (let time = 0; time < MORE_WORDS_MAX / MORE_WORDS + 3; time++) await review.more();
  expect((await review.state()).goal).toBe(5 + MORE_WORDS_MAX);
});

/** The pair of the word, which a release would name, and its kanji. */
const HELP = {
  partners: [{ id: NOSE, japaneseWord: '鼻', meaningKo: '코' }],
  kanji: [{ kanji: '食', hunEum: '밥 식' }],
};

test('a word that does not stay has help: its pair, its kanji, a note, and a rest', async () => {
  const { review, ...her } = await reviewer(EAT);
  await review.answer(EAT, '먹다');
  for (let lapse = 1; lapse <= 6; lapse++) {
    wait(DAY);
    await her.get('/api/users/me'); // the session lives by being used
    const { leech } = await review.answer(EAT, '마시다');
    expect(leech).toEqual(lapse < 6 ? null : { ...HELP, lapses: 6, note: '' });
  }
  const kept = await her.send('PUT', `/api/review/${EAT}/note`, { note: '밥을 타서 베어 먹다' });
  expect([kept.status, await kept.json()]).toEqual([200, { note: '밥을 타서 베어 먹다' }]);
  wait(DAY);
  expect((await review.answer(EAT, '마시다')).leech).toEqual({ ...HELP, lapses: 7, note: '밥을 타서 베어 먹다' });
  const rested = (await (await her.post(`/api/review/${EAT}/rest`)).json()) as Review;
  expect(rested.forecast.findIndex(({ count }) => count > 0)).toBe(REST_DAYS);
  expect(
    await problemIn(await her.send('PUT', `/api/review/${EAT}/note`, { note: 'ㄱ'.repeat(REVIEW_NOTE_MAX + 1) })),
  ).toMatchObject({
    errors: { note: validationMessages.note_too_long },
  });
});

test('without a voice nothing is to be listened to, and the day is the same on another device', async () => {
  const { review, ...her } = await reviewer(EAT);
  await review.answer(EAT, '먹다');
  wait(3 * DAY);
  await her.get('/api/users/me');
  await review.answer(EAT, '먹다');
  for (let days = 0; days < 30; days++) {
    wait(DAY);
    await her.get('/api/users/me');
  }
  const other = reviewing(tab(her, (await start()).url));
  const [here, there] = [await review.state('?voice=false'), await other.state('?voice=false')];
  expect(here).toEqual(there);
  expect(here.next?.kind).not.toBe('listening');
});

test('each answer counts once: with a key that comes again, in two tabs and two processes', async () => {
  const { review, ...her } = await reviewer(EAT, SCHOOL, NOSE);
  const other = reviewing(tab(her, (await start()).url));
  const results = await Promise.all(
    Array.from({ length: 12 }, (_, i) => (i % 2 ? other : review).answer(EAT, '먹다', {}, 'one key')),
  );
  expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
  expect(await logOf(her)).toEqual([[EAT, 'meaning', 3]]);

  await Promise.all(Array.from({ length: 8 }, (_, i) => (i % 2 ? other : review).answer(SCHOOL, '병원')));
  const state = await review.state();
  expect(state).toMatchObject({ doneToday: 2 });
  const { rows } = await database.pool.query(
    'select lapses, reps from word_memory join members on id = member_id where word_id = $1 and username = $2',
    [SCHOOL, her.username],
  );
  expect(rows).toEqual([{ lapses: 0, reps: 1 }]);

  await review.answer(NOSE, '코');
  const undone = await Promise.all(Array.from({ length: 6 }, (_, i) => (i % 2 ? other : review).undo()));
  expect(undone.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  expect((await review.state()).doneToday).toBe(2);
});

test('tests, practice and reviews at once are all in the log, in order', async () => {
  const { review, ...her } = await reviewer(EAT, SCHOOL, NOSE, FOOD);
  const other = reviewing(tab(her, (await start()).url));
  await Promise.all([
    ...[EAT, SCHOOL, NOSE, FOOD].map((id) => her.miss(id)),
    ...[EAT, SCHOOL, NOSE, FOOD].map((id) => review.answer(id, '아니야')),
    ...[EAT, SCHOOL, NOSE, FOOD].map((id) => other.practise(id, '아니야')),
  ]);
  const { rows } = await database.pool.query(
    'select number from reviews join members on id = member_id where username = $1 order by number',
    [her.username],
  );
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  expect(await review.state()).toMatchObject({ doneToday: 4 });
});

test('unsaving takes a word out of the review and keeps what is remembered', async () => {
  const { review, ...her } = await reviewer(EAT, SCHOOL);
  await review.answer(EAT, '먹다');
  await her.unsave(EAT);
  wait(3 * DAY);
  await her.get('/api/users/me');
  expect(await review.state()).toMatchObject({ due: 0, met: 2, next: { wordId: SCHOOL } });
  await her.save(EAT);
  expect(await review.state()).toMatchObject({ due: 1, next: { wordId: EAT, isNew: false } });
});

test('a retired word is not asked', async () => {
  const { review } = await reviewer(EAT, FOOD);
  await review.answer(FOOD, '음식');
  await database.pool.query('update words set retired_at = now() where id = $1', [EAT]);
  expect(await review.state()).toMatchObject({ totalToday: 1, next: null });
  await database.pool.query('update words set retired_at = null where id = $1', [EAT]);
});

test('ten learnt words are a milestone, once', async () => {
  const her = await learner();
  const review = reviewing(her);
  for (const id of [EAT, FOOD, SCHOOL, NOSE]) await her.save(id);
  await database.pool.query(
    `insert into word_memory (member_id, word_id, stability, difficulty, due_at, reviewed_at, reps, streak)
     select m.id, w.id, 90, 5, now() + interval '90 days', now(), 3, 3
     from members m, (select id from words where id not in (50412, 50112, 50201, 40020) limit 7) w where m.username = $1`,
    [her.username],
  );
  const { rows } = await database.pool.query('select count(*)::int as count from words');
  const others = Math.min(7, rows[0].count - 4);
  for (const [id, meaning] of [
    [EAT, '먹다'],
    [FOOD, '음식'],
    [SCHOOL, '학교'],
    [NOSE, '코'],
  ] as const) {
    const before = await review.state();
    const { milestone, learnt } = await review.answer(id, meaning);
    expect([milestone, learnt]).toEqual(before.learnt === 9 ? [10, 10] : [null, null]);
  }
  expect((await review.state()).learnt).toBe(others + 4);
});
