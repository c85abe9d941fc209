import { type AdminWord, WORD_FIELD_MAX, type WordChange } from '@utarang/contract';
import { validationMessages } from '@utarang/messages';
import { beforeAll, expect, test } from 'vitest';
import { enter } from '../../../test/accounts.js';
import { enterAdmin } from '../../../test/admin.js';
import { silentLog } from '../../../test/log.js';
import { problemIn } from '../../../test/problem.js';
import { serveStudy, studyWords } from '../../../test/study.js';
import { seedWords } from '../../db/seed.js';

const served = await serveStudy({
  fields: [
    { name: '음식', entries: [{ wordId: 50_112, meaningKo: null, hidesLevel: false }] },
    { name: '동물', entries: [] },
  ],
});
const { browser, start, database, learner, clock } = served;
const [EAT, FOOD, SCHOOL, NOSE] = [50_412, 50_112, 50_201, 40_020];

let admin: Awaited<ReturnType<typeof enterAdmin>>;
beforeAll(async () => {
  admin = await enterAdmin(served);
});

const at = (id: number | string) => `/api/admin/words/${id}`;
const list = async () => (await (await admin.get('/api/admin/words')).json()) as AdminWord[];
const word = async (id: number) => (await list()).find((one) => one.id === id)!;
const four = ({ koreanPronunciation, hiragana, japaneseWord, meaningKo }: AdminWord) => ({
  koreanPronunciation,
  hiragana,
  japaneseWord,
  meaningKo,
});
const edit = async (id: number, over: Record<string, unknown>, version?: number | string, by = admin) =>
  by.send('PUT', at(id), { id, ...four(await word(id)), ...over }, version ? { 'If-Match': `"${version}"` } : {});
const history = async (id: number) => (await (await admin.get(`${at(id)}/history`)).json()) as WordChange[];
const revert = (id: number, change: number) => admin.post(`${at(id)}/history/${change}/revert`);

const added = { koreanPronunciation: '야마', hiragana: 'やま', japaneseWord: '山', meaningKo: '산' };

test('a guest is to log in, a member may not, whatever they send', async () => {
  const [guest, member] = [browser(), browser()];
  await enter(member);
  for (const [method, path] of [
    ['GET', '/api/admin/words'],
    ['POST', '/api/admin/words/add'],
    ['PUT', at(EAT)],
    ['GET', `${at(EAT)}/history`],
    ['POST', `${at(EAT)}/history/1/revert`],
  ] as const) {
    const [no, neither] = [await guest.send(method, path), await member.send(method, path)];
    expect([no.status, neither.status]).toEqual([401, 403]);
    expect(await problemIn(no)).toMatchObject({ code: 'login_required' });
    expect(await problemIn(neither)).toMatchObject({ code: 'forbidden' });
  }
});

test('a word that is added has an id from 100001 on, and is found with the next request', async () => {
  const response = await admin.post('/api/admin/words/add', { ...added, koreanPronunciation: ' 야마 ' });
  expect(response.status).toBe(201);
  const made = (await response.json()) as AdminWord;
  expect(made).toMatchObject({ ...added, level: null, version: 1, accept: [], block: [], fields: [], koLike: null });
  expect(made.id).toBeGreaterThan(100_000);
  expect(response.headers.get('etag')).toBe('"1"');
  expect(await (await browser().get(`/api/words?q=${encodeURIComponent('야마')}`)).json()).toMatchObject({
    content: [{ id: made.id }],
  });
  expect(await history(made.id)).toMatchObject([
    { action: 'added', admin: admin.username, before: null, after: added },
  ]);

  const again = await admin.post('/api/admin/words/add', { ...added, meaningKo: '메' });
  expect(again.status).toBe(409);
  expect(await problemIn(again)).toMatchObject({ code: 'pronunciation_already_registered' });
});

test('the same reading with another writing, and the same writing with another reading, are other words', async () => {
  for (const over of [{ japaneseWord: '耶馬' }, { hiragana: 'さん', koreanPronunciation: '산' }]) {
    expect((await admin.post('/api/admin/words/add', { ...added, ...over })).status).toBe(201);
  }
});

test.each<[string, Record<string, unknown>, string[]]>([
  [
    'blank',
    { koreanPronunciation: ' ', hiragana: '', japaneseWord: '\t', meaningKo: '' },
    ['koreanPronunciation', 'hiragana', 'japaneseWord', 'meaningKo'],
  ],
  ['missing', { koreanPronunciation: undefined, hiragana: undefined }, ['koreanPronunciation', 'hiragana']],
  ['of another kind', { meaningKo: 5, level: 'N6', accept: 'x' }, ['meaningKo', 'level', 'accept']],
  ['too long', { meaningKo: '가'.repeat(WORD_FIELD_MAX + 1) }, ['meaningKo']],
  ['longer than a card', { meaningKo: '가'.repeat(41) }, ['meaningKo']],
  ['a reading in rōmaji', { hiragana: 'yama' }, ['hiragana']],
  ['a reading of another word', { japaneseWord: '山る', hiragana: 'やま' }, ['hiragana']],
  ['a word in Hangul', { japaneseWord: '산' }, ['japaneseWord']],
  ['a pronunciation in kana', { koreanPronunciation: 'やま' }, ['koreanPronunciation']],
  ['an answer twice', { accept: ['산'] }, ['accept']],
  ['a situation that there is not', { fields: ['우주'] }, ['fields']],
  ['a situation twice', { fields: ['음식', '음식'] }, ['fields']],
  ['a Korean reading in kanji', { koLike: { hanja: '山', caution: null } }, ['koLike.hanja']],
])('%s is refused under its fields', async (_, over, fields) => {
  for (const response of [
    await admin.post('/api/admin/words/add', { ...added, japaneseWord: '岳', hiragana: 'たけ', ...over }),
    await edit(EAT, { ...added, japaneseWord: '岳', hiragana: 'たけ', ...over }),
  ]) {
    expect(response.status).toBe(400);
    expect(Object.keys((await problemIn(response)).errors ?? {})).toEqual(expect.arrayContaining(fields));
  }
});

test('a word in kana is its own reading, whichever kana it was typed in', async () => {
  const response = await admin.post('/api/admin/words/add', {
    koreanPronunciation: '테스토',
    hiragana: 'てすと',
    japaneseWord: 'テスト',
    meaningKo: '시험',
  });
  expect(await response.json()).toMatchObject({ hiragana: 'テスト' });
});

test('an edit is in the search, on its page and in the grading with the next request, and soon in another process', async () => {
  const other = await start();
  const her = await learner();
  expect((await edit(SCHOOL, { meaningKo: '배움터', accept: ['학당'], block: ['학원'] })).status).toBe(200);
  const there = await (await browser().get(`/api/words/${SCHOOL}`)).json();
  expect(there).toMatchObject({ meaningKo: '배움터' });
  expect(await (await browser().get(`/api/words?mode=meaning&q=${encodeURIComponent('배움터')}`)).json()).toMatchObject(
    {
      content: [{ id: SCHOOL }],
    },
  );
  expect(await her.answer(SCHOOL, '학교')).toMatchObject({ correct: false });
  expect(await her.answer(SCHOOL, '학당')).toMatchObject({ correct: true, state: 'PASSED' });
  await expect
    .poll(async () => await (await other.get(`/api/words/${SCHOOL}`)).json())
    .toMatchObject({ meaningKo: '배움터' });
});

test('level, situations and the likeness to Korean', async () => {
  const koLike = { hanja: '비', caution: '코만 뜻해요' };
  const response = await edit(NOSE, { level: 'N1', fields: ['동물', '음식'], koLike });
  expect(await response.json()).toMatchObject({ level: 'N1', fields: ['음식', '동물'], koLike });
  const page = await (await browser().get(`/api/words/${NOSE}`)).json();
  expect(page).toMatchObject({ level: 'N1', fields: ['음식', '동물'], koLike });
  const ids = async (path: string) =>
    ((await (await browser().get(path)).json()) as { id: number }[]).map(({ id }) => id);
  expect(await ids(`/api/fields/${encodeURIComponent('음식')}/words`)).toEqual([FOOD, NOSE]);
  expect(await ids('/api/ko-like/all')).toEqual([NOSE]);
  // What is left out stays as it is.
  expect(await (await edit(NOSE, { meaningKo: '콧날' })).json()).toMatchObject({ fields: ['음식', '동물'], koLike });
  expect(await (await edit(NOSE, { fields: [], koLike: null, level: null })).json()).toMatchObject({
    level: null,
    fields: [],
    koLike: null,
  });
  expect(await ids(`/api/fields/${encodeURIComponent('음식')}/words`)).toEqual([FOOD]);
});

test('an edit on an earlier version changes nothing and shows the newer one', async () => {
  const { version } = await word(EAT);
  const first = await edit(EAT, { meaningKo: '먹다, 들다' }, version);
  expect(first.headers.get('etag')).toBe(`"${version + 1}"`);
  const second = await edit(EAT, { meaningKo: '먹다, 식사하다' }, version);
  expect(second.status).toBe(409);
  expect(await problemIn(second)).toMatchObject({
    code: 'edited_elsewhere',
    newer: { id: EAT, meaningKo: '먹다, 들다', version: version + 1 },
  });
  expect(await word(EAT)).toMatchObject({ meaningKo: '먹다, 들다' });
  for (const tag of ['0', 'abc', String(version + 5), '9'.repeat(30)]) {
    expect((await edit(EAT, { meaningKo: '먹다' }, tag)).status).toBe(409);
  }
});

test('of admins who edit one version at once, one does, and the others see what it wrote', async () => {
  const other = await start();
  const second = await enterAdmin(served, other.browser());
  const { version } = await word(FOOD);
  const before = (await history(FOOD)).length;
  const meanings = Array.from({ length: 10 }, (_, n) => `음식, 먹을 것 ${n}`);
  const responses = await Promise.all(
    meanings.map((meaningKo, n) => edit(FOOD, { meaningKo }, version, n % 2 ? second : admin)),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  const winner = meanings[responses.findIndex(({ status }) => status === 200)];
  expect(await word(FOOD)).toMatchObject({ meaningKo: winner, version: version + 1 });
  for (const response of responses.filter(({ status }) => status === 409)) {
    expect(await problemIn(response)).toMatchObject({ newer: { meaningKo: winner } });
  }
  expect((await history(FOOD)).length).toBe(before + 1);
});

test('without a version all edits count, each on top of the last, and each is in the audit trail', async () => {
  const before = (await history(FOOD)).length;
  const meanings = Array.from({ length: 6 }, (_, n) => `먹거리 ${n}`);
  const body = four(await word(FOOD));
  const responses = await Promise.all(meanings.map((meaningKo) => admin.put(at(FOOD), { ...body, meaningKo })));
  expect(responses.map(({ status }) => status)).toEqual(meanings.map(() => 200));
  const entries = await history(FOOD);
  expect(entries.length).toBe(before + 6);
  const chain = entries.slice(0, 6).reverse();
  for (const [n, entry] of chain.slice(1).entries()) expect(entry.before).toEqual(chain[n]!.after);
});

test('words that are added at once to one situation all are in it', async () => {
  const words = ['一', '二', '三', '四', '五', '六'];
  const responses = await Promise.all(
    words.map((kanji) => admin.post('/api/admin/words/add', { ...added, japaneseWord: kanji, fields: ['동물'] })),
  );
  expect(responses.map(({ status }) => status)).toEqual(words.map(() => 201));
  const listed = (await (await browser().get(`/api/fields/${encodeURIComponent('동물')}/words`)).json()) as unknown[];
  expect(listed).toHaveLength(words.length);
});

test('of two who add the same word at once one does', async () => {
  const twin = { ...added, japaneseWord: '双子', hiragana: 'ふたご', koreanPronunciation: '후타고' };
  const responses = await Promise.all([1, 2, 3].map(() => admin.post('/api/admin/words/add', twin)));
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});

test('an edit to what another word is, is refused', async () => {
  const response = await edit(EAT, { japaneseWord: '食べ物', hiragana: 'たべもの' });
  expect(response.status).toBe(409);
  expect(await problemIn(response)).toMatchObject({ code: 'pronunciation_already_registered' });
});

test('unknown words, and addresses that name another word than the body', async () => {
  for (const id of ['999999', '99999999999']) {
    const response = await admin.put(at(id), added);
    expect(response.status).toBe(404);
    expect(await problemIn(response)).toMatchObject({ code: 'word_not_found' });
    expect((await admin.get(`${at(id)}/history`)).status).toBe(404);
    expect((await revert(Number(id), 1)).status).toBe(404);
  }
  expect((await admin.put(at('x'), added)).status).toBe(400);
  const differing = await admin.put(at(EAT), { ...added, id: FOOD });
  expect(differing.status).toBe(400);
  expect((await problemIn(differing)).errors).toEqual({ id: validationMessages.word_id_differs });
});

test('a situation twice says so', async () => {
  const response = await edit(EAT, { ...added, fields: ['음식', '음식'] });
  expect((await problemIn(response)).errors).toMatchObject({ fields: validationMessages.word_field_repeated });
});

test('an edit that changes nothing is none', async () => {
  const { version } = await word(EAT);
  const before = await history(EAT);
  expect((await edit(EAT, {}, version)).status).toBe(200);
  expect((await word(EAT)).version).toBe(version);
  expect(await history(EAT)).toEqual(before);
});

test('a change is taken back with one call, once, and what came after it stays', async () => {
  await edit(SCHOOL, { meaningKo: '학교, 배움터' });
  await edit(SCHOOL, { level: 'N2' });
  const [, meaning] = await history(SCHOOL);
  const reverted = await revert(SCHOOL, meaning!.id);
  expect(await reverted.json()).toMatchObject({ meaningKo: '배움터', level: 'N2' });
  const [latest, , undone] = await history(SCHOOL);
  expect(latest).toMatchObject({ action: 'reverted', after: { meaningKo: '배움터' } });
  expect(undone).toMatchObject({ id: meaning!.id, revertedBy: latest!.id });
  expect(await problemIn(await revert(SCHOOL, meaning!.id))).toMatchObject({ code: 'already_reverted' });
  // The revert itself can be taken back.
  expect(await (await revert(SCHOOL, latest!.id)).json()).toMatchObject({ meaningKo: '학교, 배움터' });
});

test('what was changed again since is not overwritten', async () => {
  await edit(SCHOOL, { meaningKo: '하나' });
  const [first] = await history(SCHOOL);
  await edit(SCHOOL, { meaningKo: '둘' });
  const response = await revert(SCHOOL, first!.id);
  expect(response.status).toBe(409);
  expect(await problemIn(response)).toMatchObject({ code: 'changed_since' });
  expect(await word(SCHOOL)).toMatchObject({ meaningKo: '둘' });
  for (const id of ['999999', '0', 'x']) {
    expect(await problemIn(await admin.post(`${at(SCHOOL)}/history/${id}/revert`))).toMatchObject({
      code: 'change_not_found',
    });
  }
  expect(await problemIn(await revert(EAT, first!.id))).toMatchObject({ code: 'change_not_found' });
});

test('of those who take one change back at once, one does', async () => {
  await edit(SCHOOL, { meaningKo: '셋' });
  const [change] = await history(SCHOOL);
  const responses = await Promise.all(Array.from({ length: 5 }, () => revert(SCHOOL, change!.id)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  expect(await word(SCHOOL)).toMatchObject({ meaningKo: '둘' });
});

test('the addition of a word is taken back by its retirement, and that as well', async () => {
  const made = (await (
    await admin.post('/api/admin/words/add', {
      ...added,
      japaneseWord: '岳',
      hiragana: 'たけ',
      koreanPronunciation: '타케',
    })
  ).json()) as AdminWord;
  const [addition] = await history(made.id);
  expect(await (await revert(made.id, addition!.id)).json()).toBeNull();
  expect(await word(made.id)).toBeUndefined();
  expect((await edit(EAT, {})).status).toBe(200);
  expect(await (await browser().get(`/api/words/${made.id}`)).json()).toMatchObject({ retired: true });
  expect((await admin.put(at(made.id), four(made))).status).toBe(404);
  const [retirement] = await history(made.id);
  expect(await (await revert(made.id, retirement!.id)).json()).toMatchObject({ japaneseWord: '岳' });
  expect(await word(made.id)).toMatchObject({ japaneseWord: '岳' });
});

test('of those who take one retirement back at once, one does', async () => {
  const body = { ...added, japaneseWord: '滝', hiragana: 'たき', koreanPronunciation: '타키', meaningKo: '폭포' };
  const made = (await (await admin.post('/api/admin/words/add', body)).json()) as AdminWord;
  const [addition] = await history(made.id);
  await revert(made.id, addition!.id);
  const [retirement] = await history(made.id);
  const responses = await Promise.all(Array.from({ length: 5 }, () => revert(made.id, retirement!.id)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  expect(await history(made.id)).toHaveLength(3);
});

test('a later seed leaves what admins edited and added', async () => {
  await edit(EAT, { meaningKo: '먹다, 관리자' });
  const before = await list();
  await seedWords(database, [...studyWords.map((one) => ({ ...one, meaningKo: '씨앗' }))], silentLog);
  const after = new Map((await list()).map((one) => [one.id, one]));
  expect(after.get(EAT)).toMatchObject({ meaningKo: '먹다, 관리자' });
  for (const { id, japaneseWord } of before.filter((one) => one.id > 100_000)) {
    expect(after.get(id)).toMatchObject({ japaneseWord });
  }
});

test('the history of an admin whose account is gone stays, without a name', async () => {
  const gone = await enterAdmin(served);
  await edit(EAT, { meaningKo: '먹다, 떠난 이' }, undefined, gone);
  await database.pool.query('delete from members where username = $1', [gone.username]);
  expect((await history(EAT))[0]).toMatchObject({ admin: null, after: { meaningKo: '먹다, 떠난 이' } });
  expect(clock.shift()).toBe(0);
});

test('a word that is another one in one of its spellings is there already; a word stays what it is called', async () => {
  const forms = [{ kind: 'also', note: null, written: '喰べる' }];
  await database.pool.query('update words set forms = $1 where id = $2', [JSON.stringify(forms), EAT]);
  const [eat] = [{ ...four(await word(EAT)), japaneseWord: '喰べる' }];
  const taken = { code: 'pronunciation_already_registered' };
  expect(await problemIn(await admin.post('/api/admin/words/add', eat))).toMatchObject(taken);
  expect(await problemIn(await edit(SCHOOL, eat))).toMatchObject(taken);
  expect((await edit(EAT, { japaneseWord: '喰べる' })).status).toBe(200);
  expect((await edit(EAT, { meaningKo: '먹다, 들다' })).status).toBe(200);
});
