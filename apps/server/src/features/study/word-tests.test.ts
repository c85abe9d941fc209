import {
  attemptsPerRound,
  CLOCK_SLACK_MS,
  cooldownSeconds,
  levelSteps,
  returnsAfterMs,
  wordPoints,
} from '@utarang/domain/study';
import { expect, test } from 'vitest';
import { problemIn } from '../../../test/problem.js';
import { sentenceEntry } from '../../../test/sentences.js';
import { COOLDOWN, DAY, type Learner, MINUTE, serveStudy, UNRATED } from '../../../test/study.js';

const [EAT, FOOD, SCHOOL, TRADE] = [50_412, 50_112, 50_201, 20_100];
const { learner, guest, wait, database, url } = await serveStudy({
  sentences: [
    sentenceEntry(1, { text: '学校[がっこう]で 寝[ね]ました。', wordIds: [SCHOOL], targetIds: [SCHOOL] }),
    sentenceEntry(2, { text: '学校[がっこう]だ。', wordIds: [SCHOOL], targetIds: [SCHOOL] }),
  ],
});
const eat = { meaningKo: '먹다', hiragana: 'たべる', koreanPronunciation: '타베루' };

test('a word that was never met or saved can be tested', async () => {
  const her = await learner();
  expect(await her.start(EAT)).toEqual({
    state: 'READY',
    question: '食べる',
    attemptsLeft: attemptsPerRound,
    retryInSec: null,
  });
  expect(await her.ids()).toEqual({ ids: [], completedIds: [], cooldowns: {} });
});

test('a right answer passes, needs no start, saves, completes and earns', async () => {
  const her = await learner();
  const response = await her.sendAnswer(EAT, '먹다');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({
    correct: true,
    state: 'PASSED',
    points: 1,
    level: 'N5',
    attemptsLeft: attemptsPerRound,
    retryInSec: null,
    answer: eat,
  });
  expect(await her.ids()).toEqual({ ids: [EAT], completedIds: [EAT], cooldowns: {}, strengths: '2' });
  expect(await her.me()).toMatchObject({ level: 'N5', totalPoints: 1, wordPoints: 1, sentPoints: 0 });

  expect(await her.start(EAT)).toMatchObject({ state: 'ALREADY_COMPLETED', question: '食べる' });
  expect(await her.answer(EAT, '먹다')).toMatchObject({ correct: true, state: 'ALREADY_COMPLETED', points: 0 });
  expect(await her.answer(EAT, '아니')).toMatchObject({ correct: false, state: 'ALREADY_COMPLETED', points: 0 });
  expect(await her.me()).toMatchObject({ totalPoints: 1 });
});

test.each([
  ['N5', EAT, '먹다'],
  ['N4', 40_020, '코'],
  ['N3', 30_100, '막다'],
  ['N2', TRADE, '무역'],
  ['N1', 10_100, '황혼'],
  [null, UNRATED, '인사'],
] as const)('a word of level %s earns its points', async (level, id, answer) => {
  const her = await learner();
  const points = wordPoints(level);
  expect(await her.answer(id, answer)).toMatchObject({ state: 'PASSED', points });
  expect(await her.me()).toMatchObject({ totalPoints: points, wordPoints: points });
});

test('what the book accepts is right, what it blocks is not, for guests as for members', async () => {
  const her = await learner();
  for (const user of [her, guest()]) {
    expect(await user.answer(TRADE, '거래')).toMatchObject({ correct: false, state: 'WRONG' });
    expect(await user.answer(TRADE, '교역')).toMatchObject({ correct: true, state: 'PASSED' });
    expect(await user.answer(30_100, '먹다')).toMatchObject({ correct: false, state: 'WRONG' });
    expect(await user.answer(FOOD, ' 먹을것 ')).toMatchObject({ correct: true, state: 'PASSED' });
  }
});

test('the attempts: one fewer with each, then a cooldown in which no answer counts', async () => {
  const her = await learner();
  for (let attemptsLeft = attemptsPerRound - 1; attemptsLeft > 0; attemptsLeft--) {
    expect(await her.answer(EAT, '아니')).toEqual({
      correct: false,
      state: 'WRONG',
      points: 0,
      level: 'N5',
      attemptsLeft,
      retryInSec: null,
    });
    expect(await her.ids()).toMatchObject({ ids: [] });
    expect(await her.start(EAT)).toMatchObject({ state: 'READY', attemptsLeft });
  }
  expect(await her.answer(EAT, '아니')).toMatchObject({
    correct: false,
    state: 'COOLDOWN',
    attemptsLeft: 0,
    retryInSec: cooldownSeconds,
    cooldownSeconds,
    answer: eat,
  });
  expect(await her.ids()).toMatchObject({ ids: [EAT], completedIds: [] });

  wait(COOLDOWN - MINUTE);
  for (const answer of ['먹다', '아니', '타베루']) {
    const result = await her.answer(EAT, answer);
    expect(result).toMatchObject({ correct: false, state: 'COOLDOWN', points: 0, attemptsLeft: 0 });
    expect(result.retryInSec).toBeGreaterThan(50);
    expect(result.retryInSec).toBeLessThanOrEqual(60);
    expect(result).not.toHaveProperty('near');
  }
  expect(await her.start(EAT)).toMatchObject({ state: 'COOLDOWN', question: '食べる', attemptsLeft: 0 });

  wait(MINUTE);
  expect(await her.start(EAT)).toMatchObject({ state: 'READY', attemptsLeft: attemptsPerRound, retryInSec: null });
  expect(await her.answer(EAT, '아니')).toMatchObject({ state: 'WRONG', attemptsLeft: attemptsPerRound - 1 });
  expect(await her.answer(EAT, '먹다')).toMatchObject({ state: 'PASSED', points: 1 });
});

test('the pronunciation is pointed out, and costs nothing', async () => {
  const her = await learner();
  for (const answer of ['타베루', 'たべる']) {
    for (let i = 0; i <= attemptsPerRound; i++) {
      expect(await her.answer(EAT, answer)).toMatchObject({
        state: 'WRONG',
        near: 'pronunciation',
        attemptsLeft: attemptsPerRound,
      });
    }
  }
  expect(await her.answer(EAT, '먹다')).toMatchObject({ state: 'PASSED' });
  expect(await guest().answer(EAT, '타베루')).toMatchObject({ correct: false, state: 'WRONG', near: 'pronunciation' });
});

test('a slip in a short answer is pointed out with what was meant, and costs nothing', async () => {
  const her = await learner();
  for (const answer of ['머다', '먹더']) {
    for (let i = 0; i <= attemptsPerRound; i++) {
      expect(await her.answer(EAT, answer)).toMatchObject({
        correct: false,
        state: 'WRONG',
        near: 'slip',
        meant: '먹다',
        attemptsLeft: attemptsPerRound,
      });
    }
  }
  expect(await guest().answer(EAT, '머다')).toMatchObject({ state: 'WRONG', near: 'slip', meant: '먹다' });
  const practice = await her.post(`/api/my-words/${EAT}/practice`, { answerKo: '머다' });
  expect(await practice.json()).toEqual({ correct: false, near: 'slip', meant: '먹다' });
  expect(await her.answer(EAT, '아니')).not.toHaveProperty('meant');
  await her.miss(EAT);
  expect(await her.answer(EAT, '머다')).not.toHaveProperty('meant');
});

test('unsaving and saving, another session and logging out give no attempt back', async () => {
  const her = await learner();
  await her.save(EAT);
  await her.miss(EAT);
  await her.unsave(EAT);
  await her.save(EAT);
  expect(await her.start(EAT)).toMatchObject({ attemptsLeft: attemptsPerRound - 1 });
  await her.post('/api/logout');
  await her.logIn(her.username, her.password);
  expect(await her.start(EAT)).toMatchObject({ attemptsLeft: attemptsPerRound - 1 });
  await her.miss(EAT, attemptsPerRound - 1);

  const phone = guest();
  await phone.logIn(her.username, her.password);
  expect(await phone.start(EAT)).toMatchObject({ state: 'COOLDOWN' });
  expect(await problemIn(await phone.unsave(EAT))).toMatchObject({ code: 'word_in_cooldown' });
  expect(await problemIn(await phone.save(EAT))).toMatchObject({ code: 'word_already_saved' });
  expect(await phone.answer(EAT, '먹다')).toMatchObject({ state: 'COOLDOWN', correct: false });
});

test('once the word has returned it can be earned again, with full attempts', async () => {
  const her = await learner();
  await her.miss(EAT);
  await her.answer(EAT, '먹다');
  wait(returnsAfterMs - MINUTE);
  await her.logIn(her.username, her.password);
  expect(await her.start(EAT)).toMatchObject({ state: 'ALREADY_COMPLETED' });
  wait(MINUTE);
  expect(await her.start(EAT)).toMatchObject({ state: 'READY', attemptsLeft: attemptsPerRound });
  expect(await her.answer(EAT, '먹다')).toMatchObject({ state: 'PASSED', points: 1 });
  expect(await her.me()).toMatchObject({ totalPoints: 2 });
});

test('deleting and saving a completed word again earns nothing before it would have returned', async () => {
  const her = await learner();
  await her.answer(EAT, '먹다');
  wait(DAY);
  for (let i = 0; i < 3; i++) {
    expect((await her.unsave(EAT)).status).toBe(204);
    expect((await her.save(EAT)).status).toBe(201);
    expect(await her.start(EAT)).toMatchObject({ state: 'READY' });
    expect(await her.answer(EAT, '먹다')).toMatchObject({ correct: true, state: 'PASSED', points: 0 });
  }
  expect(await her.me()).toMatchObject({ totalPoints: 1 });

  // The last pass was a day after the one that earned: once that one's word would return it earns, when it is unsaved again.
  wait(returnsAfterMs - DAY);
  await her.logIn(her.username, her.password);
  expect(await her.start(EAT)).toMatchObject({ state: 'ALREADY_COMPLETED' });
  await her.unsave(EAT);
  expect(await her.answer(EAT, '먹다')).toMatchObject({ state: 'PASSED', points: 1 });
});

const earns = wordPoints('N2');
const rises = levelSteps
  .slice(1)
  .map(({ level, from }, i) => ({ points: from - earns, before: levelSteps[i]!.level, level }));

test.each([...rises, { ...rises[0]!, points: rises[0]!.points + 1 }])(
  'from $points points ($before) the pass that raises the level says so',
  async ({ points, before, level }) => {
    const her = await learner();
    await database.pool.query(
      `insert into point_awards select id, 'sentence', n, 0, least(1000, $2 - 1000 * (n - 1)), 'N5', now() - interval '1 year'
     from members, generate_series(1, ($2 + 999) / 1000) n where username = $1`,
      [her.username, points],
    );
    expect(await her.me()).toMatchObject({ level: before, totalPoints: points, sentPoints: points, wordPoints: 0 });
    expect(await her.answer(SCHOOL, '아니')).not.toHaveProperty('totalPoints');
    expect(await her.answer(TRADE, '무역')).toMatchObject({
      state: 'PASSED',
      username: her.username,
      level,
      totalPoints: points + earns,
    });
    const next = await her.answer(SCHOOL, '학교');
    expect(next).toMatchObject({ state: 'PASSED', level });
    expect(next).not.toHaveProperty('totalPoints');
    expect(next).not.toHaveProperty('username');
  },
);

test('a guest is graded, and nothing of it is kept', async () => {
  const her = guest();
  const ready = { state: 'READY', question: '食べる', attemptsLeft: null, retryInSec: null };
  const nothing = { points: 0, level: null, attemptsLeft: null, retryInSec: null };
  const { rows: before } = await database.pool.query('select count(*) from word_progress');
  expect(await her.start(EAT)).toEqual(ready);
  for (let i = 0; i < 2 * attemptsPerRound; i++) {
    expect(await her.answer(EAT, '아니')).toEqual({ correct: false, state: 'WRONG', ...nothing });
    expect(await her.answer(EAT, '먹다', 'a key')).toEqual({
      correct: true,
      state: 'PASSED',
      answer: eat,
      ...nothing,
    });
  }
  expect(await her.start(EAT)).toEqual(ready);
  expect(her.cookies.size).toBe(0);
  expect((await database.pool.query('select count(*) from word_progress')).rows).toEqual(before);
});

test('with a temporary password a member counts as a guest', async () => {
  const her = await learner();
  await database.pool.query(
    `update sessions set temporary_hash = 'x' where member_id = (select id from members where username = $1)`,
    [her.username],
  );
  expect(await her.start(EAT)).toMatchObject({ state: 'READY', attemptsLeft: null });
  expect(await her.answer(EAT, '먹다')).toMatchObject({ state: 'PASSED', points: 0, level: null });
  expect(await problemIn(await her.save(EAT))).toMatchObject({ code: 'must_change_password' });
});

test('a practice is graded like a test, and nothing is kept', async () => {
  const her = await learner();
  const practise = async (user: Pick<Learner, 'post'>, answerKo: string) =>
    (await user.post(`/api/my-words/${EAT}/practice`, { answerKo })).json();
  for (const user of [her, guest()]) {
    for (let i = 0; i <= attemptsPerRound; i++) expect(await practise(user, '아니')).toEqual({ correct: false });
    expect(await practise(user, '먹는다')).toEqual({ correct: true, answer: eat });
    expect(await practise(user, '타베루')).toEqual({ correct: false, near: 'pronunciation' });
  }
  expect(await her.start(EAT)).toMatchObject({ state: 'READY', attemptsLeft: attemptsPerRound });
  await her.useUp(EAT);
  expect(await practise(her, '먹다')).toMatchObject({ correct: true });
  expect(await her.start(EAT)).toMatchObject({ state: 'COOLDOWN' });
  expect(await her.me()).toMatchObject({ totalPoints: 0 });
});

test('a guest and a member who practises can ask for the answer; to a member it is told after the round', async () => {
  const her = await learner();
  const reveal = async (user: Pick<Learner, 'post'>, call: string) =>
    user.post(`/api/my-words/${EAT}/${call}`, { reveal: true });
  const shown = await reveal(guest(), 'clear/answer');
  expect(await shown.json()).toMatchObject({ correct: false, state: 'WRONG', points: 0, answer: eat });
  for (const user of [her, guest()])
    expect(await (await reveal(user, 'practice')).json()).toEqual({ correct: false, answer: eat });
  expect(await problemIn(await reveal(her, 'clear/answer'))).toMatchObject({ status: 400, code: 'answer_required' });
  expect(await her.start(EAT)).toMatchObject({ attemptsLeft: attemptsPerRound });
  for (let left = attemptsPerRound - 1; left > 0; left--)
    expect(await her.answer(EAT, '아니')).not.toHaveProperty('answer');
  expect(await her.answer(EAT, '아니')).toMatchObject({ state: 'COOLDOWN', answer: eat });
  const unknown = await guest().post('/api/my-words/999/clear/answer', { reveal: true });
  expect(await problemIn(unknown)).toMatchObject({ code: 'word_not_found' });
});

test('the simplest example of the word comes with its answer, and with no answer before', async () => {
  const example = expect.objectContaining({ id: 2, japanese: '学校だ。', target: [0, 2] });
  const answer = { meaningKo: '학교', hiragana: 'がっこう', koreanPronunciation: '갓코우', example };
  expect(await (await learner()).answer(SCHOOL, '학교')).toMatchObject({ state: 'PASSED', answer });
  const her = await learner();
  for (let left = attemptsPerRound - 1; left > 0; left--)
    expect(await her.answer(SCHOOL, '아니')).not.toHaveProperty('answer');
  expect(await her.answer(SCHOOL, '아니')).toMatchObject({ state: 'COOLDOWN', answer });
  expect(await her.start(SCHOOL)).not.toHaveProperty('answer');
  const practised = await guest().post(`/api/my-words/${SCHOOL}/practice`, { answerKo: '학교' });
  expect(await practised.json()).toEqual({ correct: true, answer });
});

test('a clock that jumps back breaks nothing, keeps nobody waiting and awards nothing twice', async () => {
  const her = await learner();
  wait(2 * DAY);
  await her.answer(EAT, '먹다');
  await her.useUp(SCHOOL);
  await her.miss(FOOD);
  wait(-CLOCK_SLACK_MS / 2);
  expect(await her.answer(SCHOOL, '학교')).toMatchObject({ state: 'COOLDOWN', retryInSec: cooldownSeconds });
  wait(-DAY);
  expect(await her.start(EAT)).toMatchObject({ state: 'ALREADY_COMPLETED' });
  expect(await her.start(SCHOOL)).toMatchObject({ state: 'READY', attemptsLeft: attemptsPerRound, retryInSec: null });
  expect(await her.start(FOOD)).toMatchObject({ state: 'READY', attemptsLeft: attemptsPerRound - 1 });
  expect((await her.unsave(EAT)).status).toBe(204);
  expect((await her.save(EAT)).status).toBe(201);
  expect(await her.answer(EAT, '먹다')).toMatchObject({ state: 'PASSED', points: 0 });
  expect(await her.saved()).toHaveLength(2);
  for (const path of ['/api/users/me/today', '/api/users/me/progress/heatmap', '/api/users/me/export', '/mywords'])
    expect([path, (await her.get(path)).status]).toEqual([path, 200]);
});

test('a word whose meaning changes is graded by the new one with the next answer', async () => {
  const her = await learner();
  await database.pool.query(`update words set meaning_ko = '하교' where id = $1`, [SCHOOL]);
  await expect.poll(async () => (await fetch(`${url}/api/words/${SCHOOL}`)).text()).toContain('하교');
  expect(await her.answer(SCHOOL, '하교')).toMatchObject({ state: 'PASSED' });
  await database.pool.query(`update words set meaning_ko = '학교' where id = $1`, [SCHOOL]);
  await expect.poll(async () => (await fetch(`${url}/api/words/${SCHOOL}`)).text()).toContain('학교');
});

test('neither the accepted nor the blocked answers of a word are told', async () => {
  for (const path of ['/api/words', '/api/words/all', '/api/words/20100', '/', '/words/20100'])
    expect(await (await guest().get(path)).text()).not.toMatch(/교역|거래|"accept"|"block"/);
});

test('a clock of the database that was a day ahead for a moment leaves no wait of a day', async () => {
  const her = await learner();
  wait(DAY);
  for (let index = 0; index < attemptsPerRound; index += 1) await her.answer(EAT, '아니');
  expect(await her.start(EAT)).toMatchObject({ state: 'COOLDOWN', retryInSec: cooldownSeconds });
  wait(-DAY);
  expect(await her.start(EAT)).toMatchObject({ state: 'READY', attemptsLeft: attemptsPerRound, retryInSec: null });
  expect((await her.ids()).cooldowns).toEqual({});
});

test('a cooldown lasts as long as it began with, whatever the usual length is', async () => {
  const her = await learner();
  for (let index = 0; index < attemptsPerRound; index += 1) await her.answer(EAT, '아니');
  const before = (await her.saved()).find(({ id }) => id === EAT)!;
  expect(Date.parse(before.cooldownUntil!) - Date.parse(before.cooldownStartedAt!)).toBe(COOLDOWN);
  const longer = `update word_progress set cooldown_until = cooldown_until + interval '300 s', cooldown_seconds = $1
    where cooldown_until is not null returning 1`;
  await database.pool.query(longer, [cooldownSeconds + 300]);
  const whole = { retryInSec: cooldownSeconds + 300, cooldownSeconds: cooldownSeconds + 300 };
  expect(await her.start(EAT)).toMatchObject({ state: 'COOLDOWN', ...whole });
  const after = (await her.saved()).find(({ id }) => id === EAT)!;
  expect(after.cooldownStartedAt).toBe(before.cooldownStartedAt);
});
