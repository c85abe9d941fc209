import {
  LYRIC_LINE_MAX,
  LYRIC_SIZE_MAX,
  LYRIC_TITLE_MAX,
  type MemberExport,
  type OwnLyric,
  PLACED_MAX,
  TEXT_MAX,
} from '@utarang/contract';
import { validationMessages } from '@utarang/messages';
import { expect, onTestFinished, test } from 'vitest';
import { memoryCatalogue } from '../../../test/catalogue.js';
import { silentLog } from '../../../test/log.js';
import { SAMPLE, serveLyrics } from '../../../test/lyrics.js';
import { problemIn } from '../../../test/problem.js';
import { startWorker } from '../../../test/worker.js';
import { createAnalyser } from '../../analyser/analyser.js';
import { LYRICS_MAX, LYRICS_SIZE_MAX } from './lyrics.service.js';

const { writer, tab, guest, start, database, clock } = await serveLyrics();

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const memberIdOf = async (username: string): Promise<number> =>
  (await database.pool.query('select id from members where username = $1', [username])).rows[0].id;

test('a text is kept as it was pasted, with a line of translation for each of its own', async () => {
  const her = await writer();
  const response = await her.add({ title: ' 창가 ', artist: '하늘', translation: ['학교에서 먹어', ' '] });
  expect(response.status).toBe(201);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const lyric = (await response.json()) as OwnLyric;
  expect(lyric).toEqual({
    ...{ id: expect.stringMatching(/^[\w-]{22}$/), title: '창가', artist: '하늘', text: SAMPLE, version: 1 },
    ...{ corrections: [], translation: ['학교에서 먹어', null], times: [null, null], videoUrl: null },
    ...{ createdAt: expect.stringMatching(INSTANT), updatedAt: lyric.createdAt },
  });
  expect(await her.found(lyric.id)).toEqual(lyric);
});

test('a text without a title has its first line for one, and what was not composed is', async () => {
  const her = await writer();
  const { title, text } = await her.added({ text: '\r\n 食べ\r\n花か\u3099咲く ' });
  expect([title, text]).toEqual(['食べ', '食べ\n花が咲く']);
  expect((await her.added({ text: '猫'.repeat(300) })).title).toBe('猫'.repeat(LYRIC_TITLE_MAX));
});

test('the list has the latest first, with how many words each has and how many are known', async () => {
  onTestFinished(() => clock.moveTo(0));
  const her = await writer();
  await her.added({ title: '하나' });
  clock.moveTo(60_000);
  await her.added({ title: '둘', text: '学校' });
  await her.post('/api/my-words/50201/clear/answer', { answerKo: '학교' });
  const counted = async () =>
    (await her.list()).map(({ title, lineCount, wordCount, knownCount }) => [title, lineCount, wordCount, knownCount]);
  await expect.poll(counted).toEqual([
    ['둘', 1, 1, 1],
    // 学校, 食べる, 食べ物, and 窓, which the book of this test does not have.
    ['하나', 2, 4, 1],
  ]);
  await her.post('/api/users/me/known-words', { wordIds: [50_201, 50_412] });
  expect(await counted()).toEqual([
    ['둘', 1, 1, 1],
    ['하나', 2, 4, 2],
  ]);
});

test('a text is kept while the analyser has no time, and its words are counted later', async () => {
  let isAway = true;
  const catalogue = memoryCatalogue();
  const analyser = createAnalyser({
    catalogue,
    log: silentLog,
    start: () => {
      const worker = startWorker();
      if (isAway) setImmediate(() => void worker.terminate());
      return worker;
    },
  });
  onTestFinished(() => analyser.close());
  const { writer: writerHere } = await serveLyrics({ analyser, until: onTestFinished });
  const her = await writerHere();
  expect((await her.add()).status).toBe(201);
  expect((await her.list()).map(({ wordCount, knownCount }) => [wordCount, knownCount])).toEqual([[null, null]]);
  isAway = false;
  await expect.poll(async () => (await her.list()).map(({ wordCount }) => wordCount)).toEqual([expect.any(Number)]);
});

test('neither a save, an edit nor the list waits for the texts of others', async () => {
  const asked: string[] = [];
  // A worker that reads endlessly: what is given to the analyser after its text waits.
  const analyser = createAnalyser({
    catalogue: memoryCatalogue(),
    log: silentLog,
    start: () => Object.assign(startWorker(), { postMessage: ({ kind }: { kind: string }) => void asked.push(kind) }),
    longestMs: 2 ** 31 - 1,
  });
  onTestFinished(() => analyser.close());
  const { writer: writerHere } = await serveLyrics({ analyser, until: onTestFinished });
  const her = await writerHere();
  void analyser.analyse('花', { caller: 'another' }).catch(() => {});
  await expect.poll(() => asked).toContain('analyse');
  const { id, title, artist, version } = await her.added();
  const edit = { title, artist, version, text: '学校', translation: [], corrections: [] };
  expect((await her.edit(id, edit)).status).toBe(200);
  expect((await her.list()).map(({ wordCount }) => wordCount)).toEqual([null]);
  expect(asked.filter((kind) => kind === 'analyse')).toHaveLength(1);
});

test('an edit makes the next version, and one of an older version gets the newer', async () => {
  const her = await writer();
  const { id, ...lyric } = await her.added();
  const edit = { ...lyric, text: '食べ物', title: '하나', translation: ['음식'] };
  const response = await her.edit(id, edit);
  expect(response.status).toBe(200);
  const edited = (await response.json()) as OwnLyric;
  expect(edited).toMatchObject({ id, version: 2, title: '하나', text: '食べ物', translation: ['음식'] });
  const stale = await her.edit(id, { ...lyric, title: '둘' });
  expect(stale.status).toBe(409);
  expect(await problemIn(stale)).toMatchObject({
    code: 'edited_elsewhere',
    detail: '다른 곳에서 먼저 고쳤어요. 두 내용을 비교해 보고 골라 주세요.',
    newer: edited,
  });
  expect(await her.found(id)).toEqual(edited);
});

test('an edit that comes again, since its answer was lost, is no other', async () => {
  const her = await writer();
  const { id, ...lyric } = await her.added();
  const edit = { ...lyric, translation: ['학교에서'] };
  const answers = [await her.edit(id, edit), await her.edit(id, edit)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await her.found(id)).version).toBe(2);
});

test('of edits that come at once, in two processes, one is made and the others see it', async () => {
  const her = await writer();
  const tabs = [tab(her), tab(her, (await start()).url)] as const;
  const { id, ...lyric } = await her.added();
  const responses = await Promise.all(
    Array.from({ length: 8 }, (_, index) => tabs[index % 2]!.edit(id, { ...lyric, title: `제목 ${index}` })),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  const kept = await her.found(id);
  expect(kept.version).toBe(2);
  for (const response of responses.filter(({ status }) => status === 409))
    expect((await problemIn(response)) as object).toMatchObject({ newer: kept });
});

test('a call that comes again under its name keeps one text, also at once', async () => {
  const her = await writer();
  const responses = await Promise.all(Array.from({ length: 6 }, () => her.add({}, 'one')));
  expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(201));
  expect(await her.list()).toHaveLength(1);
  expect((await her.add({ text: '学校' }, 'one')).status).toBe(422);
});

test('what is deleted is not there, and is in no kept answer either', async () => {
  const her = await writer();
  const { id } = (await (await her.add({ title: '비밀 제목' }, 'two')).json()) as OwnLyric;
  expect((await her.remove(id)).status).toBe(204);
  for (const response of [await her.find(id), await her.remove(id), await her.add({ title: '비밀 제목' }, 'two')]) {
    expect(response.status).toBe(404);
    expect(await problemIn(response)).toMatchObject({ code: 'lyric_not_found' });
  }
  const { rows } = await database.pool.query('select answer::text from idempotency_keys');
  expect(JSON.stringify(rows)).not.toContain('비밀');
});

test("another member's text is not there, whatever is asked of it", async () => {
  const [her, him] = [await writer(), await writer()];
  const { id, ...lyric } = await her.added({ title: '비밀 제목' });
  for (const response of [await him.find(id), await him.edit(id, { ...lyric, title: '남' }), await him.remove(id)]) {
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('비밀');
  }
  expect(await him.list()).toEqual([]);
  expect(await her.found(id)).toEqual({ id, ...lyric });
  for (const none of ['1', 'x', `${id}x`, '%00', 'A'.repeat(22)]) expect((await her.find(none)).status).toBe(404);
});

test('who is not logged in keeps nothing', async () => {
  for (const response of [
    await guest().get('/api/my-lyrics'),
    await guest().add(),
    await guest().correct({ written: '窓', dictionary: '窓', meaningKo: '창' }),
  ]) {
    expect(response.status).toBe(401);
    expect(await problemIn(response)).toMatchObject({ code: 'login_required' });
  }
});

const place = { line: 0, start: 0, end: 2 };
// biome-ignore format: a table, to be read down
test.each<[string, Record<string, unknown>, string, string]>([
  ['an empty text',           { text: ' \n ' },                      'text',        '일본어 글을 넣어 주세요'],
  ['a text too long',         { text: 'あ'.repeat(TEXT_MAX + 1) },   'text',        validationMessages.text_too_long],
  ['only Korean',             { text: '사랑해요' },                   'text',        '일본어가 없어요. 가나나 한자가 있는 글을 넣어 주세요.'],
  ['a control character',     { text: '花\u0000' },                  'text',        '읽을 수 없는 글자가 들어 있어요. 지우고 다시 입력해 주세요.'],
  ['a title too long',        { title: '가'.repeat(LYRIC_TITLE_MAX + 1) },           'title',       validationMessages.lyric_title_too_long],
  ['a title of two lines',    { title: '가\n나' },                   'title',       '읽을 수 없는 글자가 들어 있어요. 지우고 다시 입력해 주세요.'],
  ['an artist too long',      { artist: '가'.repeat(LYRIC_TITLE_MAX + 1) },          'artist',      validationMessages.lyric_artist_too_long],
  ['more lines than the text', { translation: ['', '', ''] },        'translation', '해석이 글의 줄보다 많아요. 페이지를 새로 고친 뒤 다시 시도해 주세요.'],
  ['a line too long',         { translation: ['가'.repeat(LYRIC_LINE_MAX + 1)] }, 'translation.0', validationMessages.lyric_line_too_long],
  ['more times than lines',   { times: [null, null, { startMs: 0 }] }, 'times',       '시간이 글의 줄보다 많아요. 페이지를 새로 고친 뒤 다시 시도해 주세요.'],
  ['an end before its start', { times: [{ startMs: 9, endMs: 8 }] },  'times.0',     validationMessages.line_time_invalid],
  ['a time before the start', { times: [{ startMs: -1, endMs: 8 }] }, 'times.0',     validationMessages.line_time_invalid],
  ['a time that is none',     { times: [{ startMs: '1', endMs: 8 }] }, 'times.0.startMs', validationMessages.line_time_invalid],
  ['a video of another host', { videoUrl: 'https://example.com/watch?v=ABCDEFGHIJK' }, 'videoUrl', '유튜브 영상 주소를 넣어 주세요'],
  ['no address of a video',   { videoUrl: 'https://www.youtube.com/@hanako' }, 'videoUrl', '유튜브 영상 주소를 넣어 주세요'],
  ['a reading of kanji',      { corrections: [{ ...place, reading: '窓' }] }, 'corrections.0.reading', '읽는 법은 히라가나나 가타카나로만 써 주세요'],
  ['a place that is none',    { corrections: [{ line: -1, start: 0, end: 2, meaningKo: '창' }] }, 'corrections.0.line', '값을 확인해 주세요'],
])('%s is refused with a sentence, and nothing is kept', async (_, over, field, sentence) => {
  const her = await writer();
  const response = await her.add(over);
  expect(response.status).toBe(400);
  expect(await problemIn(response)).toMatchObject({ code: 'validation_failed', errors: { [field]: sentence } });
  expect(await her.list()).toEqual([]);
});

test.each([
  ['a long line', 'あ'.repeat(TEXT_MAX - 1000)],
  ['lines of three languages', '사랑해요\nlove 花\n<b>花</b>\n😀'],
  ['10,000 lines', '花\n'.repeat(TEXT_MAX / 2 - 1).trim()],
])('%s is kept as it is', async (_, text) => {
  const her = await writer();
  const lyric = await her.added({ text });
  expect([lyric.text, lyric.translation.length]).toEqual([text, text.split('\n').length]);
});

test('corrections of a place are kept where there is such a place, and of words that the book has', async () => {
  const her = await writer();
  const correction = { ...place, reading: 'がっこう', meaningKo: null, wordId: 50_201 };
  const { corrections } = await her.added({
    corrections: [
      { ...place, reading: 'まえ' },
      { ...correction },
      { line: 1, start: 0, end: 3, meaningKo: '먹을 것', wordId: 999 },
      { line: 1, start: 0, end: 99, meaningKo: '없는 자리' },
      { line: 7, start: 0, end: 1, meaningKo: '없는 줄' },
      { line: 1, start: 3, end: 4, meaningKo: ' ', reading: '' },
    ],
  });
  expect(corrections).toEqual([
    correction,
    { line: 1, start: 0, end: 3, reading: null, meaningKo: '먹을 것', wordId: null },
  ]);
});

test('at the most there are no more, at once and in two processes', async () => {
  const her = await writer();
  const memberId = await memberIdOf(her.username);
  await database.pool.query(
    `insert into own_lyrics (id, member_id, title, artist, text, translation, corrections, version, created_at, updated_at)
     select 'AAAAAAAAAAAAAAAAAAA' || to_char(n, 'FM000'), $1, '', '', '花', '[null]', '[]', 1, now(), now()
     from generate_series(1, $2) as n`,
    [memberId, LYRICS_MAX - 2],
  );
  const tabs = [tab(her), tab(her, (await start()).url)] as const;
  const added = await Promise.all(Array.from({ length: 8 }, (_, index) => tabs[index % 2]!.add()));
  expect(added.map(({ status }) => status).sort()).toEqual([201, 201, ...Array(6).fill(409)]);
  const refused = added.find(({ status }) => status === 409)!;
  expect(await problemIn(refused)).toMatchObject({ code: 'lyric_limit', detail: expect.stringContaining('200개') });
});

const LINES = LYRIC_SIZE_MAX / LYRIC_LINE_MAX;
const placed = { line: 0, start: 0, end: 1, wordId: null };

test.each([
  ['a translation', { text: '花\n'.repeat(LINES), translation: Array(LINES).fill('꽃'.repeat(LYRIC_LINE_MAX)) }],
  [
    'corrections',
    {
      text: '花'.repeat(PLACED_MAX),
      corrections: Array.from({ length: PLACED_MAX }, (_, start) => ({
        ...{ ...placed, start, end: start + 1 },
        ...{ reading: 'はな'.repeat(10), meaningKo: '꽃'.repeat(20) },
      })),
    },
  ],
])('a text is bounded with all that belongs to it: too much of %s is refused', async (_, body) => {
  const her = await writer();
  const refused = await her.add(body);
  expect(refused.status).toBe(400);
  expect(await problemIn(refused)).toMatchObject({ errors: { translation: validationMessages.lyric_too_large } });
  const { id } = await her.added();
  expect((await her.edit(id, { version: 1, ...body })).status).toBe(400);
});

test('all texts together are bounded, at once too; what is there can be made shorter', async () => {
  const her = await writer();
  const big = { text: '花'.repeat(TEXT_MAX) };
  await database.pool.query(
    `insert into own_lyrics (id, member_id, title, artist, text, translation, corrections, word_ids, word_count, version, created_at, updated_at)
     select 'BBBBBBBBBBBBBBBBBBB' || to_char(n, 'FM000'), $1, '', '', repeat('花', $2), '[null]', '[]', '{}', 0, 1, now(), now()
     from generate_series(1, 10) as n`,
    [await memberIdOf(her.username), LYRICS_SIZE_MAX / 10 - 2000],
  );
  const answers = await Promise.all([her.add(big), her.add(big), her.add()]);
  expect(answers.map(({ status }) => status)).toEqual([409, 409, 201]);
  expect(await problemIn(answers[0]!)).toMatchObject({ code: 'lyrics_too_large' });
  const { id } = (await answers[2]!.json()) as OwnLyric;
  expect(await problemIn(await her.edit(id, { version: 1, ...big }))).toMatchObject({ code: 'lyrics_too_large' });
  expect((await her.edit(id, { version: 1, text: '花' })).status).toBe(200);
});

test('a list counts the lines of texts and reads none of them', async () => {
  const her = await writer();
  await her.added({ text: '花\n\n 窓\n\u3000\n食べる' });
  await database.pool.query('alter table own_lyrics rename column translation to hidden');
  onTestFinished(async () => {
    await database.pool.query('alter table own_lyrics rename column hidden to translation');
  });
  expect((await her.list()).map(({ lineCount }) => lineCount)).toEqual([3]);
});

test('the export holds all of it, and the end of the account takes it along', async () => {
  const [her, him] = [await writer(), await writer()];
  const { id } = await her.added({ title: '하나', translation: ['학교에서'] });
  await her.correct({ written: '窓', dictionary: '窓', meaningKo: '창' });
  const his = await him.added();
  const all = (await (await her.get('/api/users/me/export')).json()) as MemberExport;
  expect(all.lyrics).toEqual([await her.found(id)]);
  expect(all.wordCorrections).toEqual([
    {
      ...{ written: '窓', dictionary: '窓', reading: null, meaningKo: '창', wordId: null },
      updatedAt: expect.stringMatching(INSTANT),
    },
  ]);
  const memberId = await memberIdOf(her.username);
  expect((await her.delete('/api/users/me', { currentPassword: her.password })).status).toBe(204);
  for (const table of ['own_lyrics', 'word_corrections'])
    expect((await database.pool.query(`select 1 from ${table} where member_id = $1`, [memberId])).rowCount).toBe(0);
  expect((await him.find(his.id)).status).toBe(200);
});

test('an account that is deleted while it writes leaves nothing, and no call fails', async () => {
  const her = await writer();
  const adding = Array.from({ length: 12 }, () => her.add());
  expect((await her.delete('/api/users/me', { currentPassword: her.password })).status).toBe(204);
  for (const { status } of await Promise.all(adding)) expect([201, 401, 404]).toContain(status);
  const { rowCount } = await database.pool.query(
    'select 1 from own_lyrics left join members on members.id = member_id where members.id is null',
  );
  expect(rowCount).toBe(0);
});
