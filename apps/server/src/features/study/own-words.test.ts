import type { MemberExport, OwnWord, Review, ReviewAhead, ReviewResult, StudyExport, Synonym } from '@utarang/contract';
import { validationMessages } from '@utarang/messages';
import { expect, test } from 'vitest';
import { problemIn } from '../../../test/problem.js';
import { type Learner, serveStudy } from '../../../test/study.js';
import { replaceOwnWords } from '../../learner/replace-own-words.js';
import { createTurn } from '../../learner/turn.js';

const { learner, guest, database, clock } = await serveStudy();
const PATH = '/api/users/me/own-words';
const EAT = 50_412;
const noLog = { warn: () => {} };
const OSHI = { japaneseWord: '推し活', hiragana: 'おしかつ', meaningKo: '덕질' };

async function add(her: Learner, body: object = OSHI): Promise<OwnWord> {
  const response = await her.post(PATH, body);
  expect(response.status).toBe(201);
  return (await response.json()) as OwnWord;
}
const listed = async (her: Learner) => (await (await her.get(PATH)).json()) as OwnWord[];

test('an own word is saved, tested and reviewed as others are, and earns no points', async () => {
  const her = await learner();
  const { id } = await add(her);
  expect(await her.saved()).toMatchObject([
    { id, ...OSHI, koreanPronunciation: '오시카츠', level: null, status: 'IN_PROGRESS' },
  ]);
  expect(await her.start(id)).toMatchObject({ state: 'READY', question: '推し活' });
  expect(await her.answer(id, '아니야')).toMatchObject({ state: 'WRONG', attemptsLeft: 1 });
  const review = (await (await her.get('/api/review')).json()) as Review;
  expect(review.next).toMatchObject({ wordId: id });
  const ahead = (await (await her.get('/api/review/ahead')).json()) as ReviewAhead;
  expect(ahead.questions).toMatchObject([{ wordId: id, answer: { id } }]);
  const answered = await her.post(`/api/review/${id}/answer`, { kind: 'meaning', answer: '덕질' });
  expect((await answered.json()) as ReviewResult).toMatchObject({ correct: true, answer: { id } });
  expect(await her.answer(id, '덕질')).toMatchObject({ state: 'PASSED', points: 0, answer: { meaningKo: '덕질' } });
  expect(await her.me()).toMatchObject({ totalPoints: 0 });
  expect(await her.ids()).toMatchObject({ ids: [id], completedIds: [id] });
  expect((await her.unsave(id)).status).toBe(204);
  expect(await listed(her)).toMatchObject([{ id, saved: false }]);
  expect((await her.save(id)).status).toBe(201);
});

test('it is taken along with the others', async () => {
  const her = await learner();
  await add(her);
  expect(await (await her.get('/api/users/me/words.csv')).text()).toContain('推し活,おしかつ,오시카츠,덕질');
});

test('nobody else sees or tests it', async () => {
  const [her, him] = [await learner(), await learner()];
  const { id } = await add(her);
  expect(await listed(him)).toEqual([]);
  for (const response of [
    await him.save(id),
    await him.sendAnswer(id, '덕질'),
    await guest().sendAnswer(id, '덕질'),
    await him.send('PUT', `${PATH}/${id}`, OSHI),
    await him.send('DELETE', `${PATH}/${id}`),
    await him.post(`/api/my-words/${id}/synonyms`, { answerKo: '덕질' }),
    await him.get(`/api/words/${id}`),
  ]) {
    expect(response.status).toBe(404);
    expect(await problemIn(response)).toMatchObject({ code: 'word_not_found' });
  }
});

test.each(['1', '50412', '900999999', '2147483648', '99999999999999999999'])(
  '%s is the id of no own word',
  async (id) => {
    const her = await learner();
    for (const [method, body] of [
      ['PUT', OSHI],
      ['DELETE', undefined],
    ] as const) {
      expect(await problemIn(await her.send(method, `${PATH}/${id}`, body))).toMatchObject({ code: 'word_not_found' });
    }
  },
);

test('it is changed, and deleted with all that was learnt of it', async () => {
  const her = await learner();
  const { id } = await add(her);
  const other = await add(her, { ...OSHI, japaneseWord: '推し' });
  await her.answer(id, '덕질');
  expect((await her.send('PUT', `${PATH}/${id}`, { ...OSHI, meaningKo: '덕질;응원' })).status).toBe(204);
  expect((await listed(her)).find((word) => word.id === id)).toMatchObject({ meaningKo: '덕질, 응원' });
  const taken = await her.send('PUT', `${PATH}/${other.id}`, OSHI);
  expect(await problemIn(taken)).toMatchObject({ code: 'own_word_exists' });
  expect((await her.send('DELETE', `${PATH}/${id}`)).status).toBe(204);
  expect((await her.ids()).ids).toEqual([other.id]);
  expect((await her.send('DELETE', `${PATH}/${id}`)).status).toBe(404);
});

test('a further right answer of it is one of its meanings', async () => {
  const her = await learner();
  const { id } = await add(her);
  expect((await her.post(`/api/my-words/${id}/synonyms`, { answerKo: '팬 활동' })).status).toBe(201);
  expect(await her.answer(id, '팬 활동')).toMatchObject({ state: 'PASSED', points: 0 });
});

test('a further right answer of it can be taken back, the last meaning not', async () => {
  const her = await learner();
  const { id } = await add(her);
  const senseOf = async (answerKo: string) =>
    ((await (await her.post(`/api/my-words/${id}/synonyms`, { answerKo })).json()) as Synonym).id;
  const remove = (sense: number) => her.send('DELETE', `/api/my-words/${id}/synonyms/${sense}`);
  expect((await remove(await senseOf('팬 활동'))).status).toBe(204);
  expect(await listed(her)).toMatchObject([{ meaningKo: '덕질' }]);
  expect(await problemIn(await remove(await senseOf('덕질')))).toMatchObject({ code: 'synonym_not_found' });
});

test.each([
  ['a reading that is no kana', { hiragana: 'oshi' }, { hiragana: validationMessages.reading_not_kana }],
  ['no reading of kanji', { hiragana: '' }, { hiragana: validationMessages.reading_not_kana }],
  ['no word', { japaneseWord: ' ' }, { japaneseWord: validationMessages.word_written_required }],
  ['no meaning', { meaningKo: '' }, { meaningKo: validationMessages.word_meaning_required }],
  ['a meaning of commas', { meaningKo: ', ;' }, { meaningKo: validationMessages.word_meaning_required }],
  ['too long a meaning', { meaningKo: '가'.repeat(201) }, { meaningKo: validationMessages.word_field_too_long }],
  ['too many senses', { meaningKo: '가,'.repeat(100) }, { meaningKo: validationMessages.word_field_too_long }],
])('%s is refused', async (_, over, errors) => {
  const her = await learner();
  const refused = await her.post(PATH, { ...OSHI, ...over });
  expect(refused.status).toBe(400);
  expect((await problemIn(refused)).errors).toEqual(errors);
  expect(await listed(her)).toEqual([]);
});

test('the same word twice is refused, also of two at once', async () => {
  const her = await learner();
  const statuses = await Promise.all(
    [her.post(PATH, OSHI), her.post(PATH, OSHI)].map(async (one) => (await one).status),
  );
  expect(statuses.sort()).toEqual([201, 409]);
});

test('the export has it, and the account takes it along when it goes', async () => {
  const her = await learner();
  const { id } = await add(her);
  const data = (await (await her.get('/api/users/me/export')).json()) as StudyExport;
  expect(data.ownWords).toMatchObject([{ id, ...OSHI }]);
  expect(data.words).toMatchObject([{ wordId: id, japaneseWord: '推し活' }]);
  expect((await her.send('DELETE', '/api/users/me', { currentPassword: her.password })).status).toBe(204);
  const { rows } = await database.pool.query(
    'select 1 from own_words where id = $1 union select 1 from word_progress where word_id = $1',
    [id],
  );
  expect(rows).toEqual([]);
});

test('an answer to it is not taken back once it is deleted, nor is the one that has its number in the log then', async () => {
  const her = await learner();
  const { id } = await add(her);
  expect((await her.post(`/api/review/${id}/answer`, { kind: 'meaning', answer: '덕질' })).status).toBe(200);
  expect((await her.send('DELETE', `${PATH}/${id}`)).status).toBe(204);
  await her.answer(EAT, '먹다');
  expect((await (await her.get('/api/review')).json()) as Review).toMatchObject({ canUndo: false });
  expect(await problemIn(await her.post('/api/review/undo'))).toMatchObject({ code: 'nothing_to_undo' });
  const { reviews } = (await (await her.get('/api/users/me/export')).json()) as MemberExport;
  expect(reviews).toMatchObject([{ wordId: EAT, kind: 'test' }]);
});

test("the book's word takes its place when it comes, with all that was learnt", async () => {
  const [her, him] = [await learner(), await learner()];
  const { id } = await add(her);
  await her.answer(id, '덕질');
  const same = await add(him);
  await him.answer(same.id, '아니야');
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into words (id, japanese_word, hiragana, korean_pronunciation, meaning_ko)
     values (60001, '推し活', 'おしかつ', '오시카츠', '덕질, 팬 활동') returning id`,
  );
  const wordId = rows[0]!.id;
  // The member saved the book's word, too, before the server saw to it.
  await database.pool.query(
    `insert into word_progress (member_id, word_id, saved_at) select id, $2, now() from members where username = $1`,
    [him.username, wordId],
  );
  const turn = createTurn({ orm: database.orm, clock });
  expect(await replaceOwnWords({ orm: database.orm, turn, log: noLog })).toBeGreaterThanOrEqual(2);
  expect(await listed(her)).toEqual([]);
  expect(await her.ids()).toMatchObject({ ids: [wordId], completedIds: [wordId] });
  expect((await him.ids()).ids).toEqual([wordId]);
  const memory = await database.pool.query(
    'select reps from word_memory join members on members.id = member_id where word_id = $1 and username = any($2)',
    [wordId, [her.username, him.username]],
  );
  expect(memory.rows).toEqual([{ reps: 1 }, { reps: 1 }]);
  expect(await replaceOwnWords({ orm: database.orm, turn, log: noLog })).toBe(0);
});

test("of words that the book has, one that fails stops no other, and one that was not saved goes on as the book's", async () => {
  const [her, him] = [await learner(), await learner()];
  const failing = await add(her, { ...OSHI, japaneseWord: '推し事' });
  const { id } = await add(him, { ...OSHI, japaneseWord: '推し事' });
  await him.answer(id, '덕질');
  await him.unsave(id);
  await database.pool.query(
    `insert into words (id, japanese_word, hiragana, korean_pronunciation, meaning_ko)
     values (60002, '推し事', 'おしかつ', '오시카츠', '덕질')`,
  );
  await database.pool.query(
    `insert into word_progress (member_id, word_id, saved_at) select id, 60002, now() from members where username = $1`,
    [him.username],
  );
  const turn = createTurn({ orm: database.orm, clock });
  const memberOf = `select id from members where username = $1`;
  const { rows } = await database.pool.query<{ id: number }>(memberOf, [her.username]);
  const failsOnce: typeof turn = (memberId, work) =>
    memberId === rows[0]!.id ? Promise.reject(new Error('the account is gone')) : turn(memberId, work);
  expect(await replaceOwnWords({ orm: database.orm, turn: failsOnce, log: noLog })).toBe(1);
  expect(await listed(her)).toMatchObject([{ id: failing.id }]);
  expect(await listed(him)).toEqual([]);
  const memory = await database.pool.query(
    `select word_memory.saved_at is not null as saved from word_memory join members on members.id = member_id
     where word_id = 60002 and username = $1`,
    [him.username],
  );
  expect(memory.rows).toEqual([{ saved: true }]);
});

test('no table takes a word that there is not', async () => {
  const her = await learner();
  const insert = (id: number) =>
    database.pool.query(
      `insert into word_progress (member_id, word_id, saved_at) select id, $2, now() from members where username = $1`,
      [her.username, id],
    );
  for (const id of [77_777, 900_777_777]) await expect(insert(id)).rejects.toThrow('foreign key');
});
