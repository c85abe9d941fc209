import type { AdminSentence, AdminSentences, SentenceHistory, SentencePreview, WordDetail } from '@utarang/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { enter } from '../../../test/accounts.js';
import { enterAdmin } from '../../../test/admin.js';
import { silentLog } from '../../../test/log.js';
import { problemIn } from '../../../test/problem.js';
import { BOOK, CUT, DRINK, LIVE, quizzes, quizzing, READ, sentences, serveQuiz, WATER } from '../../../test/quiz.js';
import { seedQuizzes } from '../../db/seed-quizzes.js';
import { seedSentences } from '../../db/seed-sentences.js';

const served = await serveQuiz();
const { browser, database, learner, guest, start } = served;
const PATH = '/api/admin/sentences';

let admin: Awaited<ReturnType<typeof enterAdmin>>;
beforeAll(async () => {
  admin = await enterAdmin(served);
});
// Each test begins with the bank of the content; ids of what others added stay taken.
beforeEach(async () => {
  await database.pool.query('truncate sentences, quizzes cascade');
  await database.pool.query('delete from seeds where name in ($1, $2)', ['sentences', 'quizzes']);
  await seedSentences(database, sentences, silentLog);
  await seedQuizzes(database, quizzes, silentLog);
});

const list = async (search = '') => (await (await admin.get(`${PATH}${search}`)).json()) as AdminSentences;
const one = async (id: number) => (await (await admin.get(`${PATH}/${id}`)).json()) as AdminSentence;
const content = ({ level, text, meaningKo, wordIds, targetIds, situations, quiz }: AdminSentence) => ({
  level,
  text,
  meaningKo,
  wordIds,
  targetIds,
  situations,
  quiz,
});
const edit = async (id: number, over: object, version?: number | string, by = admin) =>
  by.send(
    'PUT',
    `${PATH}/${id}`,
    { ...content(await one(id)), ...over },
    version ? { 'If-Match': `"${version}"` } : {},
  );
const history = async (id: number) => (await (await admin.get(`${PATH}/${id}/history`)).json()) as SentenceHistory;
const revert = (id: number, change: number) => admin.post(`${PATH}/${id}/history/${change}/revert`);
const examplesOf = async (id: number, at = browser()) =>
  ((await (await at.get(`/api/words/${id}`)).json()) as WordDetail).examples.map(({ korean }) => korean);

const added = {
  level: 'N5',
  text: '水[みず]を 切[き]る。',
  meaningKo: '물기를 뺀다.',
  wordIds: [WATER, CUT],
  targetIds: [CUT],
  situations: ['음식'],
  quiz: { answerId: CUT, wrongIds: [READ, LIVE, DRINK], korean: '뺀다', note: '물기를 빼는 건 切る예요.' },
};

test('a guest is to log in, a member may not', async () => {
  const [nobody, member] = [browser(), browser()];
  await enter(member);
  for (const [method, path] of [
    ['GET', PATH],
    ['GET', `${PATH}/50001`],
    ['POST', PATH],
    ['POST', `${PATH}/preview`],
    ['PUT', `${PATH}/50001`],
    ['POST', `${PATH}/50001/retire`],
    ['POST', `${PATH}/50001/restore`],
    ['GET', `${PATH}/50001/history`],
    ['POST', `${PATH}/50001/history/1/revert`],
  ] as const) {
    expect([method, path, (await nobody.send(method, path)).status]).toEqual([method, path, 401]);
    expect([method, path, (await member.send(method, path)).status]).toEqual([method, path, 403]);
  }
});

test.each<[string, number[]]>([
  ['', [50_003, 50_002, 50_001]],
  ['?q=読まない', [50_002]],
  ['?q=책을', [50_001]],
  ['?q=のむ', [50_003]],
  ['?q=水', [50_003]],
  ['?q=50002', [50_002]],
  ['?q=없는말', []],
  ['?q=%25', []],
  ['?level=N4', []],
  ['?situation=음식', [50_003]],
  ['?state=unasked', []],
  ['?state=asked&q=本', [50_002, 50_001]],
  ['?state=retired', []],
  ['?size=2&page=1', [50_001]],
])('the list of %s', async (search, ids) => {
  const { content, totalElements } = await list(encodeURI(search).replace('%2525', '%25'));
  expect(content.map(({ id }) => id)).toEqual(ids);
  if (!search.includes('size')) expect(totalElements).toBe(ids.length);
});

test('a sentence comes with its quiz, its words, and as it is shown', async () => {
  const response = await admin.get(`${PATH}/50001`);
  expect(response.headers.get('etag')).toBe('"2"');
  expect(await response.json()).toMatchObject({
    text: '本[ほん]を 読[よ]みます。',
    version: 2,
    retired: false,
    quiz: { answerId: READ, wrongIds: [DRINK, LIVE, CUT], korean: '읽어요' },
    shown: {
      japanese: '本を読みます。',
      furigana: [
        ['本', 'ほん'],
        ['を', null],
        ['読', 'よ'],
        ['みます。', null],
      ],
    },
    words: [READ, BOOK, DRINK, LIVE, CUT].map((id) => ({ id })),
  });
  expect(await problemIn(await admin.get(`${PATH}/77`))).toMatchObject({ code: 'sentence_not_found' });
});

test('a sentence that is added has an id from 100001 on, is on the page of its words and in the quiz with the next request', async () => {
  const response = await admin.post(PATH, added);
  expect(response.status).toBe(201);
  const made = (await response.json()) as AdminSentence;
  expect(made).toMatchObject({ ...added, version: 2, retired: false });
  expect(made.id).toBeGreaterThan(100_000);
  expect(await examplesOf(CUT)).toEqual(['물기를 뺀다.']);
  const given = await quizzing(guest()).until(made.id);
  expect(given).toMatchObject({ sentenceJp: '水を____。', sentenceKo: '물기를 ____.' });
  expect((await history(made.id)).changes).toMatchObject([{ action: 'added', admin: admin.username, before: null }]);
});

test.each<[string, object, string[]]>([
  ['nothing', { text: '', meaningKo: '', wordIds: [], targetIds: [], quiz: null }, ['text', 'meaningKo', 'targets']],
  ['an open bracket', { text: '水[みずを 切[き]る。' }, ['text']],
  ['a kanji without a reading', { text: '水を 切[き]る。' }, ['text']],
  ['too long for the column', { text: '水'.repeat(401) }, ['text']],
  ['Japanese in the Korean', { meaningKo: '水를 뺀다.' }, ['meaningKo']],
  ['a word that is not in it', { wordIds: [WATER, CUT, BOOK] }, ['words']],
  ['a word that there is not', { wordIds: [WATER, CUT, 999] }, ['words']],
  ['an id that is none', { wordIds: ['x', 2 ** 40] }, ['wordIds.0', 'wordIds.1']],
  ['a word twice', { wordIds: [CUT, CUT, WATER] }, ['words']],
  ['no word it is for', { targetIds: [] }, ['targets']],
  ['a situation that there is not', { situations: ['우주'] }, ['situations']],
  ['a situation twice', { situations: ['음식', '음식'] }, ['situations']],
  ['a level that there is not', { level: 'N6' }, ['level']],
  [
    'a sentence that is there',
    {
      text: '本[ほん]を 読[よ]みます！',
      wordIds: [READ, BOOK],
      targetIds: [READ],
      meaningKo: '책을 읽어요!',
      quiz: null,
    },
    ['text'],
  ],
  ['a meaning that is there', { meaningKo: '물을 마시세요.' }, ['meaningKo', 'quiz.korean']],
  [
    'an answer from elsewhere',
    { quiz: { ...added.quiz, answerId: READ, wrongIds: [CUT, LIVE, DRINK] } },
    ['quiz.answer'],
  ],
  ['two wrong options', { quiz: { ...added.quiz, wrongIds: [READ, LIVE] } }, ['quiz.wrong']],
  ['another part of speech', { quiz: { ...added.quiz, wrongIds: [READ, LIVE, BOOK] } }, ['quiz.wrong']],
  ['an option that there is not', { quiz: { ...added.quiz, wrongIds: [READ, LIVE, 999] } }, ['quiz.wrong']],
  ['a note that is none', { quiz: { ...added.quiz, note: 'because' } }, ['quiz.note']],
])('%s is refused under its fields, and nothing is written', async (_, over, fields) => {
  const response = await admin.post(PATH, { ...added, ...over });
  expect(response.status).toBe(400);
  expect(Object.keys((await problemIn(response)).errors ?? {}).sort()).toEqual(fields.sort());
  expect((await list()).totalElements).toBe(sentences.length);
});

test('an edit is on the page of the word and in the quiz with the next request, and soon in another process', async () => {
  const other = await start();
  const over = {
    text: '本[ほん]を 飲[の]みます。',
    meaningKo: '책을 마셔요.',
    wordIds: [DRINK, BOOK],
    targetIds: [DRINK],
    quiz: { answerId: DRINK, wrongIds: [READ, LIVE, CUT], korean: '마셔요', note: '마시는 건 飲む예요.' },
  };
  expect((await edit(50_001, over, 2)).status).toBe(200);
  expect(await examplesOf(DRINK)).toContain('책을 마셔요.');
  expect(await examplesOf(READ)).not.toContain('책을 읽어요.');
  expect(await quizzing(guest()).submit(50_001, DRINK)).toMatchObject({
    correct: true,
    explanation: '마시는 건 飲む예요.',
  });
  await expect
    .poll(async () =>
      ((await (await other.get(`/api/words/${DRINK}`)).json()) as WordDetail).examples.map((each) => each.korean),
    )
    .toContain('책을 마셔요.');
  await expect.poll(async () => quizzing(other.browser()).submit(50_001, DRINK)).toMatchObject({ correct: true });
});

test('a stale edit is refused with the newer sentence, whichever of the two was changed since, and nothing is lost', async () => {
  expect(await (await edit(50_001, { meaningKo: '책을 읽어요!', quiz: null }, 2)).json()).toMatchObject({
    version: 4,
    quiz: null,
  });
  const stale = await edit(50_001, { meaningKo: '나는 책을 읽어요.' }, 2);
  expect(stale.status).toBe(409);
  expect(await problemIn(stale)).toMatchObject({
    code: 'edited_elsewhere',
    newer: { meaningKo: '책을 읽어요!', version: 4 },
  });
  expect((await edit(50_001, { meaningKo: '나는 책을 읽어요.' }, 'x')).status).toBe(409);
  expect((await one(50_001)).meaningKo).toBe('책을 읽어요!');
  // A seed counts, too.
  const before = await one(50_002);
  await seedQuizzes(
    database,
    quizzes.map((quiz) => (quiz.id === 50_002 ? { ...quiz, note: '새 까닭이에요.' } : quiz)),
    silentLog,
  );
  expect((await edit(50_002, { situations: ['동물'] }, before.version)).status).toBe(409);
});

test('of twenty admins who change one sentence at once, one does; each of the others is shown what is there', async () => {
  const at = await one(50_001);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      admin.send(
        'PUT',
        `${PATH}/50001`,
        { ...content(at), meaningKo: `책을 ${n}번 읽어요.` },
        { 'If-Match': `"${at.version}"` },
      ),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  expect((await history(50_001)).changes.filter(({ after }) => after?.version === at.version + 1)).toHaveLength(1);
});

test('the same sentence added ten times at once is there once', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => admin.post(PATH, added)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 400)]);
  expect((await list('?q=50001')).totalElements).toBe(1);
  expect((await list()).totalElements).toBe(sentences.length + 1);
});

test('an edit that changes nothing is none, also in another order', async () => {
  const answer = await edit(50_001, { wordIds: [BOOK, READ] }, 2);
  expect(await answer.json()).toMatchObject({ version: 2 });
});

test('a retired sentence is on no page and in no quiz; what a member earned by it stays, and it comes back', async () => {
  const her = await learner();
  const quiz = quizzing(her);
  await quiz.until(50_001);
  expect(await quiz.submit(50_001, READ)).toMatchObject({ correct: true, awardedPoints: 1 });
  expect((await admin.send('POST', `${PATH}/50001/retire`, undefined, { 'If-Match': '"1"' })).status).toBe(409);
  expect(await (await admin.post(`${PATH}/50001/retire`)).json()).toMatchObject({ retired: true, version: 3 });
  expect(await examplesOf(READ)).not.toContain('책을 읽어요.');
  expect((await quiz.sendAnswer(50_001, READ)).status).toBe(404);
  expect(await her.me()).toMatchObject({ totalPoints: 1, sentPoints: 1 });
  expect((await list()).content.map(({ id }) => id)).not.toContain(50_001);
  expect((await list('?state=retired')).content.map(({ id }) => id)).toEqual([50_001]);
  expect((await admin.post(`${PATH}/50001/restore`)).status).toBe(200);
  expect(await examplesOf(READ)).toContain('책을 읽어요.');
  expect((await quiz.sendAnswer(50_001, READ)).status).toBe(200);
});

test('a retired sentence that is edited stays retired since then', async () => {
  const since = async () =>
    (await database.pool.query<{ at: Date }>('select retired_at as at from sentences where id = 50001')).rows[0]!.at;
  await admin.post(`${PATH}/50001/retire`);
  const before = await since();
  expect((await edit(50_001, { meaningKo: '물을 조금 마신다.' })).status).toBe(200);
  expect(await since()).toEqual(before);
});

test('a later seed overwrites neither an edited sentence nor an edited quiz, and still mends the other of the two', async () => {
  expect((await edit(50_001, { meaningKo: '책을 읽어요!' })).status).toBe(200);
  expect((await edit(50_002, { quiz: { ...(await one(50_002)).quiz, note: '관리자가 썼어요.' } })).status).toBe(200);
  expect((await edit(50_003, { quiz: null })).status).toBe(200);
  const made = (await (await admin.post(PATH, added)).json()) as AdminSentence;
  await seedSentences(
    database,
    sentences.map((each) => ({ ...each, meaningKo: `${each.meaningKo.slice(0, -1)}?` })),
    silentLog,
  );
  await seedQuizzes(
    database,
    quizzes.map((quiz) => ({ ...quiz, note: '새 까닭이에요.' })),
    silentLog,
  );
  expect(await one(50_001)).toMatchObject({ meaningKo: '책을 읽어요!', quiz: { note: '새 까닭이에요.' } });
  expect(await one(50_002)).toMatchObject({ meaningKo: '책은 읽지 않아?', quiz: { note: '관리자가 썼어요.' } });
  expect(await one(50_003)).toMatchObject({ meaningKo: '물을 마시세요?', quiz: null });
  expect(await one(made.id)).toMatchObject({ ...added });
});

test('a change is taken back with one call, and what others did since stays; an addition by retirement', async () => {
  await edit(50_001, { situations: ['동물'] });
  await edit(50_001, { quiz: null });
  const [, first] = (await history(50_001)).changes;
  expect(await (await revert(50_001, first!.id)).json()).toMatchObject({ situations: [], quiz: null });
  expect(await problemIn(await revert(50_001, first!.id))).toMatchObject({ code: 'already_reverted' });
  const [taken, second] = (await history(50_001)).changes;
  expect(taken).toMatchObject({ action: 'reverted' });
  expect(await (await revert(50_001, second!.id)).json()).toMatchObject({ quiz: { answerId: READ } });
  expect(await (await revert(50_001, taken!.id)).json()).toMatchObject({ situations: ['동물'] });

  await edit(50_002, { meaningKo: '책은 읽지 않아!' });
  await edit(50_002, { meaningKo: '책은 읽지 않아요.' });
  const [, older] = (await history(50_002)).changes;
  expect(await problemIn(await revert(50_002, older!.id))).toMatchObject({ code: 'changed_since' });

  const made = (await (await admin.post(PATH, added)).json()) as AdminSentence;
  const { changes, words } = await history(made.id);
  expect(words.map(({ id }) => id)).toEqual([WATER, CUT, READ, LIVE, DRINK]);
  expect(await (await revert(made.id, changes[0]!.id)).json()).toMatchObject({ retired: true });
  const [back] = (await history(made.id)).changes;
  expect(await (await revert(made.id, back!.id)).json()).toMatchObject({ retired: false });
  expect((await revert(50_003, changes[0]!.id)).status).toBe(404);
});

test('a preview says how it would be shown and asked, and what is wrong; nothing is written', async () => {
  const preview = async (over: object) =>
    (await (await admin.post(`${PATH}/preview`, { ...added, ...over })).json()) as SentencePreview;
  const good = await preview({});
  expect(good).toMatchObject({
    shown: { japanese: '水を切る。', pronunciation: '미즈오 키루.', words: [{ id: WATER }, { id: CUT }] },
    question: {
      blank: [2, 4],
      options: [{ written: '切る' }, { written: '読む' }, { written: '住む' }, { written: '飲む' }],
    },
    found: [],
    errors: {},
  });
  expect(await preview({ wordIds: [CUT], quiz: null })).toMatchObject({ found: [{ id: WATER }], question: null });
  expect(await preview({ text: '水[みず', quiz: null })).toMatchObject({
    found: [],
    errors: { text: expect.any(String) },
  });
  const unchanged = { ...content(await one(50_001)), id: 50_001 };
  expect((await preview(unchanged)).errors).toEqual({});
  expect(Object.keys((await preview({ ...unchanged, id: undefined })).errors)).toContain('text');
  expect((await list()).totalElements).toBe(sentences.length);
});
