import type { AdminSong, AdminSongRow, Artist, Song, SongChange, SongDetail } from '@utarang/contract';
import { validationMessages } from '@utarang/messages';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { enter, serveAccounts } from '../../../test/accounts.js';
import { enterAdmin } from '../../../test/admin.js';
import { listening } from '../../../test/favorites.js';
import { silentLog } from '../../../test/log.js';
import { problemIn } from '../../../test/problem.js';
import { sampleBook } from '../../../test/songs.js';
import { imported, newSong } from '../../../test/songs-import.js';
import { studyWords } from '../../../test/study.js';
import { wordEntry } from '../../../test/words.js';
import { createCatalogue } from '../../catalogue/catalogue.js';
import { seedWords } from '../../db/seed.js';
import { seedSongs } from '../../db/seed-songs.js';

const [FLOWER, STAR, ROAD] = [7, 1001, 1002];
const [HANAKO, SORA] = [101, 102];
const [EAT, SCHOOL, BLOSSOM] = [50_412, 50_201, 50_377];

const served = await serveAccounts({
  async catalogueOf(database) {
    const flower = wordEntry(BLOSSOM, { japaneseWord: '花', reading: 'はな', partsOfSpeech: ['noun'] });
    await seedWords(database, [...studyWords, flower], silentLog);
    await seedSongs(database, sampleBook, silentLog);
    return createCatalogue(database, silentLog);
  },
});
const { browser, start, database, databaseUrl } = served;

let admin: Awaited<ReturnType<typeof enterAdmin>>;
beforeAll(async () => {
  admin = await enterAdmin(served);
});

const at = (id: number | string) => `/api/admin/songs/${id}`;
const one = async (id: number) => (await (await admin.get(at(id))).json()) as AdminSong;
const list = async () => (await (await admin.get('/api/admin/songs')).json()) as AdminSongRow[];
const page = async (id: number, by: Pick<typeof admin, 'get'> = browser()) =>
  (await (await by.get(`/api/songs/${id}`)).json()) as SongDetail;
const history = async (id: number) => (await (await admin.get(`${at(id)}/history`)).json()) as SongChange[];
const revert = (id: number, change: number) => admin.post(`${at(id)}/history/${change}/revert`);

const bodyOf = ({ title, titleKo, reading, artists, year, album, video, level, lines }: AdminSong) => ({
  ...{ title, titleKo, reading, year, album, video, level, lines },
  artistIds: artists.map(({ id }) => id),
});
const edit = async (id: number, over: Record<string, unknown>, version?: number | string, by = admin) =>
  by.send('PUT', at(id), { ...bodyOf(await one(id)), ...over }, version ? { 'If-Match': `"${version}"` } : {});

/** Written for the tests. */
const added = {
  title: '朝の学校',
  titleKo: '아침의 학교',
  reading: 'あさのがっこう',
  artistIds: [HANAKO, SORA],
  year: 2025,
  album: null,
  video: 'https://youtu.be/ABCDEFGHIJK?t=3',
  lines: [
    { stanza: 1, text: '朝[あさ]の 学校[がっこう]へ[え]', meaningKo: '아침의 학교로' },
    { stanza: 2, text: '花[はな]は[わ] 食[た]べない', pronunciation: '하나와 타베나이!', meaningKo: '꽃은 먹지 않아' },
  ],
};

test('a guest is to log in, a member may not', async () => {
  const [guest, member] = [browser(), browser()];
  await enter(member);
  for (const [method, path] of [
    ['GET', '/api/admin/songs'],
    ['POST', '/api/admin/songs'],
    ['PUT', at(FLOWER)],
    ['POST', `${at(FLOWER)}/retire`],
    ['GET', '/api/admin/artists'],
    ['PUT', `/api/admin/artists/${HANAKO}`],
  ] as const) {
    expect([(await guest.send(method, path)).status, (await member.send(method, path)).status]).toEqual([401, 403]);
  }
});

test('a song that is added is in the book with the next request, with the rule’s pronunciation and its words', async () => {
  const response = await admin.post('/api/admin/songs', added);
  expect(response.status).toBe(201);
  const made = (await response.json()) as AdminSong;
  expect(made.id).toBeGreaterThan(100_000);
  expect(made).toMatchObject({
    video: 'https://www.youtube.com/watch?v=ABCDEFGHIJK',
    level: null,
    retired: false,
    artists: [{ id: HANAKO, name: '花子' }, { id: SORA }],
  });
  expect(made.lines.map(({ number, pronunciation }) => [number, pronunciation])).toEqual([
    [1, '아사노 갓코우에'],
    [2, '하나와 타베나이!'],
  ]);
  expect(response.headers.get('etag')).toBe(`"${made.version}"`);
  const all = (await (await browser().get('/api/songs')).json()) as Song[];
  expect(all.find(({ id }) => id === made.id)).toMatchObject({ title: '朝の学校', hasLyrics: true });
  expect((await page(made.id)).words.map(({ id }) => id)).toEqual([SCHOOL, BLOSSOM, EAT]);
  expect(await history(made.id)).toMatchObject([{ action: 'added', admin: admin.username, before: null }]);
  expect((await list())[0]).toMatchObject({ id: made.id, lineCount: 2 });
});

// biome-ignore format: a table, to be read down
test.each<[string, Record<string, unknown>, string[]]>([
  ['blank',                  { title: ' ', titleKo: '', reading: '', artistIds: [], year: '' }, ['title', 'titleKo', 'reading', 'artistIds', 'year']],
  ['missing',                { title: undefined, artistIds: undefined },              ['title', 'artistIds']],
  ['of another kind',        { title: 5, year: {}, level: 'N6', lines: 'x' },          ['title', 'year', 'level', 'lines']],
  ['a title of 201',         { title: '花'.repeat(201) },                              ['title']],
  ['no Hangul',              { titleKo: 'Flower' },                                   ['titleKo']],
  ['a reading in kanji',     { reading: '花' },                                        ['reading']],
  ['an artist there is not', { artistIds: [999] },                                    ['artistIds']],
  ['an artist twice',        { artistIds: [HANAKO, HANAKO] },                          ['artistIds']],
  ['a year of two digits',   { year: '24' },                                          ['year']],
  ['another host',           { video: 'https://vimeo.example/1' },                    ['video']],
  ["another song's video",   { video: 'abcdefghi-_' },                                ['video']],
  ['a title that is there',  { title: '青い道', artistIds: [HANAKO, SORA] },            ['title']],
  ['lines',                  { lines: [
    { stanza: 2, text: '花が', meaningKo: '' },
    { stanza: 3, text: 'Oh 花[はな]', pronunciation: '', meaningKo: 'oh' },
    { stanza: 5, text: '花[はな', pronunciation: 'はな', meaningKo: '꽃' },
  ] }, ['lines.0.stanza', 'lines.0.text', 'lines.0.meaningKo', 'lines.1.pronunciation', 'lines.1.meaningKo', 'lines.2.stanza', 'lines.2.text']],
  ['a line that is none',    { lines: [{ stanza: 1, text: 5, meaningKo: '꽃' }] },      ['lines.0.text']],
])('%s is refused under its fields', async (_, over, fields) => {
  const song = { ...added, title: '夜の道', video: null, ...over };
  const responses = [await admin.post('/api/admin/songs', song), await edit(FLOWER, song)];
  for (const response of responses) {
    expect(response.status).toBe(400);
    expect(Object.keys((await problemIn(response)).errors ?? {}).sort()).toEqual(fields.toSorted());
  }
});

test('an edit is on its page and in the lists with the next request, and soon in another process', async () => {
  const other = await start();
  const response = await edit(STAR, { titleKo: '별님', album: 'HOSHI', artistIds: [SORA, HANAKO] });
  expect(response.status).toBe(200);
  const songs = (await (await browser().get('/api/songs')).json()) as Song[];
  expect(songs.find(({ id }) => id === STAR)).toMatchObject({ titleKo: '별님', album: 'HOSHI' });
  const artists = (await (await browser().get('/api/artists')).json()) as Artist[];
  expect(artists.find(({ id }) => id === SORA)?.songCount).toBeGreaterThan(1);
  expect(await page(STAR)).toMatchObject({ titleKo: '별님', artists: [{ id: SORA }, { id: HANAKO }] });
  await expect.poll(async () => (await page(STAR, other)).titleKo).toBe('별님');
});

test('an edit on an earlier version changes nothing and shows the newer one', async () => {
  const { version, lines } = await one(ROAD);
  expect(lines).toEqual([]);
  const first = await edit(ROAD, { year: 2021 }, version);
  expect(first.status).toBe(200);
  const second = await edit(ROAD, { year: 2022 }, version);
  expect(second.status).toBe(409);
  expect(await problemIn(second)).toMatchObject({ code: 'edited_elsewhere', newer: { id: ROAD, year: 2021 } });
  expect(await one(ROAD)).toMatchObject({ year: 2021 });
  const retired = await admin.send('POST', `${at(ROAD)}/retire`, undefined, { 'If-Match': `"${version}"` });
  expect(retired.status).toBe(409);
});

test('of admins who edit one version at once, one does, and the others see what it wrote', async () => {
  const other = await start();
  const second = await enterAdmin(served, other.browser());
  const { version } = await one(ROAD);
  const before = (await history(ROAD)).length;
  const titles = Array.from({ length: 8 }, (_, n) => `푸른 길 ${n}`);
  const responses = await Promise.all(
    titles.map((titleKo, n) => edit(ROAD, { titleKo }, version, n % 2 ? second : admin)),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
  const winner = titles[responses.findIndex(({ status }) => status === 200)];
  expect(await one(ROAD)).toMatchObject({ titleKo: winner });
  expect((await history(ROAD)).length).toBe(before + 1);
});

test('of admins who add the same song at once, one does', async () => {
  const song = { ...added, title: '双子の歌', video: null };
  const responses = await Promise.all(Array.from({ length: 4 }, () => admin.post('/api/admin/songs', song)));
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
});

test('lines that move or are corrected keep their numbers, new ones get others, and their words follow', async () => {
  const before = await page(FLOWER);
  const [first, second] = (await one(FLOWER)).lines;
  const lines = [
    { ...second!, stanza: 1 },
    { stanza: 1, text: '学校[がっこう]の 花[はな]', pronunciation: '', meaningKo: '학교의 꽃' },
    { ...first!, stanza: 2, meaningKo: '꽃은 안 먹어' },
  ];
  const response = await edit(FLOWER, { lines });
  const saved = (await response.json()) as AdminSong;
  expect(saved.lines.map(({ number, meaningKo }) => [number, meaningKo])).toEqual([
    [2, '내일 또'],
    [3, '학교의 꽃'],
    [1, '꽃은 안 먹어'],
  ]);
  const after = await page(FLOWER);
  const ids = Object.fromEntries(before.lyrics.map(({ id, jpText }) => [jpText, id]));
  expect(after.lyrics.map(({ seq, jpText, id }) => [seq, jpText, id - (ids[jpText] ?? id)])).toEqual([
    [1, 'またあした', 0],
    [2, '学校の花', 0],
    [3, '花は食べない', 0],
  ]);
  expect(new Set(after.lyrics.map(({ id }) => id)).size).toBe(3);
  expect(after.words.map(({ id }) => id)).toEqual([SCHOOL, BLOSSOM, EAT]);
  // A number that is not the song's is that of no line.
  const strange = lines.map((line) => ({ ...line, number: 77 }));
  expect(((await (await edit(FLOWER, { lines: strange })).json()) as AdminSong).lines).toHaveLength(3);
  const [latest] = await history(FLOWER);
  const reverted = (await (await revert(FLOWER, latest!.id)).json()) as AdminSong;
  expect(reverted.lines.map(({ number }) => number)).toEqual([2, 3, 1]);
});

const wordsOf = async (id: number) => {
  const { rows } = await database.pool.query<{ ids: number[]; unknown: number }>(
    'select word_ids as ids, unknown_words as unknown from songs where id = $1',
    [id],
  );
  return rows[0]!;
};

test('words that the book does not have are counted for a song without a level, and for no other', async () => {
  const { ids } = await wordsOf(FLOWER);
  const { level: _, lines: __, ...needed } = bodyOf(await one(FLOWER));
  for (const body of [needed, bodyOf(await one(FLOWER))]) {
    expect((await admin.put(at(FLOWER), { ...body, level: null })).status).toBe(200);
    expect(await wordsOf(FLOWER)).toEqual({ ids, unknown: 2 });
    expect((await admin.put(at(FLOWER), { ...body, level: 'N5' })).status).toBe(200);
    expect(await wordsOf(FLOWER)).toEqual({ ids, unknown: 0 });
  }
  const [, withoutLevel] = await history(FLOWER);
  await edit(FLOWER, { level: 'N4' });
  const [toN4] = await history(FLOWER);
  await edit(FLOWER, { level: null });
  const [toNone] = await history(FLOWER);
  expect((await revert(FLOWER, toNone!.id)).status).toBe(200);
  expect(await wordsOf(FLOWER)).toEqual({ ids, unknown: 0 });
  expect((await revert(FLOWER, toN4!.id)).status).toBe(200);
  expect(withoutLevel).toMatchObject({ after: { level: null } });
});

test('lines keep their times through edits that do not name them, and times that cannot be are refused', async () => {
  const { lines } = await one(FLOWER);
  const timed = lines.map((line, index) => ({ ...line, startMs: index * 1000, endMs: index * 1000 + 900 }));
  expect((await edit(FLOWER, { lines: timed })).status).toBe(200);
  const unnamed = timed.map(({ startMs: _, endMs: __, ...line }) => line).reverse();
  const stanzas = unnamed.map((line, index) => ({ ...line, stanza: index + 1 }));
  const saved = (await (await edit(FLOWER, { lines: stanzas })).json()) as AdminSong;
  expect(saved.lines.map(({ startMs, endMs }) => [startMs, endMs])).toEqual(
    timed.map(({ startMs, endMs }) => [startMs, endMs]).reverse(),
  );
  expect((await page(FLOWER)).lyrics[0]).toMatchObject({ startMs: timed.at(-1)!.startMs, endMs: timed.at(-1)!.endMs });
  const faults = [
    { startMs: 9, endMs: 8 },
    { startMs: null, endMs: 8 },
    { startMs: -1, endMs: null },
  ];
  for (const fault of faults) {
    const response = await edit(FLOWER, { lines: [{ ...lines[0]!, ...fault }] });
    expect(response.status).toBe(400);
    expect(await problemIn(response)).toMatchObject({
      errors: { 'lines.0.startMs': validationMessages.line_time_invalid },
    });
  }
});

test('the words of a song that is out of the book stay where its lines do', async () => {
  const body = { ...added, title: '昼の学校', artistIds: [HANAKO], video: null };
  const { id, lines } = (await (await admin.post('/api/admin/songs', body)).json()) as AdminSong;
  // The analyser would find others, too.
  await database.pool.query('update songs set word_ids = $1 where id = $2', [[EAT], id]);
  await database.pool.query('update song_lines set places = $1 where song_id = $2', [`[[${EAT},0,1]]`, id]);
  await admin.post(`${at(id)}/retire`);
  const more = { stanza: 2, text: 'また あした', meaningKo: '내일 또' };
  expect((await edit(id, { lines: [...lines, more] })).status).toBe(200);
  expect((await wordsOf(id)).ids).toEqual([EAT]);
  const [latest] = await history(id);
  expect((await revert(id, latest!.id)).status).toBe(200);
  expect((await wordsOf(id)).ids).toEqual([EAT]);
});

test('a favourite stays through edits, and through the time that its song is out of the book', async () => {
  const her = listening(browser());
  await enter(her);
  await her.add('song', STAR);
  await edit(STAR, { year: 2016 });
  expect(await her.list('song')).toMatchObject([{ id: STAR, year: 2016 }]);
  const retired = (await (await admin.post(`${at(STAR)}/retire`)).json()) as AdminSong;
  expect(retired).toMatchObject({ retired: true });
  expect((await browser().get(`/api/songs/${STAR}`)).status).toBe(404);
  expect(await her.list('song')).toEqual([]);
  expect((await list()).find(({ id }) => id === STAR)).toMatchObject({ retired: true });
  expect(await history(STAR)).toMatchObject([{ action: 'retired', after: null }, {}, {}]);
  expect(await (await admin.post(`${at(STAR)}/restore`)).json()).toMatchObject({ retired: false });
  expect(await her.list('song')).toMatchObject([{ id: STAR, year: 2016 }]);
  // Both can be taken back, the later first.
  const [restored, gone] = await history(STAR);
  expect((await revert(STAR, gone!.id)).status).toBe(409);
  expect(await (await revert(STAR, restored!.id)).json()).toMatchObject({ retired: true });
  expect(await (await revert(STAR, gone!.id)).json()).toMatchObject({ retired: false });
});

test('a change is taken back with one call, once, and what came after it stays', async () => {
  await edit(ROAD, { album: 'AO 2' });
  await edit(ROAD, { year: 2019 });
  const [year, album] = await history(ROAD);
  expect(await (await revert(ROAD, album!.id)).json()).toMatchObject({ album: 'AO', year: 2019 });
  expect(await problemIn(await revert(ROAD, album!.id))).toMatchObject({ code: 'already_reverted' });
  await edit(ROAD, { year: 2018 });
  expect(await problemIn(await revert(ROAD, year!.id))).toMatchObject({ code: 'changed_since' });
  for (const id of ['999999', '0', 'x']) {
    const problem = await problemIn(await admin.post(`${at(ROAD)}/history/${id}/revert`));
    expect(problem).toMatchObject({ code: 'change_not_found' });
  }
});

test('an edit that changes nothing is none, and what is left out stays', async () => {
  const { version } = await one(FLOWER);
  const before = await history(FLOWER);
  expect((await edit(FLOWER, {}, version)).status).toBe(200);
  const { album: _, video: __, level: ___, lines: ____, ...needed } = bodyOf(await one(FLOWER));
  expect(await (await admin.put(at(FLOWER), needed)).json()).toEqual(await one(FLOWER));
  expect([(await one(FLOWER)).version, await history(FLOWER)]).toEqual([version, before]);
});

test('unknown songs', async () => {
  for (const id of ['999999', '999999999', 'x']) {
    for (const response of [
      await admin.get(at(id)),
      await admin.put(at(id), added),
      await admin.post(`${at(id)}/retire`),
      await admin.get(`${at(id)}/history`),
      await admin.post(`${at(id)}/history/1/revert`),
    ]) {
      expect([id, response.status]).toEqual([id, 404]);
    }
  }
});

test('a seed and an import leave what an admin wrote', async () => {
  await edit(STAR, { titleKo: '별빛', lines: [{ stanza: 1, text: 'また', meaningKo: '또' }] });
  onTestFinished(() => seedSongs(database, sampleBook, silentLog));
  const songs = sampleBook.songs.map((song) => ({ ...song, titleKo: '새 제목', year: 2000 }));
  await seedSongs(database, { ...sampleBook, songs }, silentLog);
  expect(await one(STAR)).toMatchObject({ titleKo: '별빛', lines: [{ text: 'また' }] });
  const report = await imported(databaseUrl, {
    songs: [{ title: 'スター', artists: ['花子', 'SORA'], lines: newSong.lines }],
  });
  expect(report).toContain('! song 1 (スター): an admin changed its lines, and they stay');
  expect(await one(STAR)).toMatchObject({ lines: [{ text: 'また', pronunciation: '마타' }] });
});

test('the page of a song is there for admins where the song is, and to all others it is one page', async () => {
  const statusOf = async (by: Pick<typeof admin, 'get'>, id: string) => (await by.get(`/admin/songs/${id}`)).status;
  const member = browser();
  await enter(member);
  for (const [id, status] of [
    [String(STAR), 200],
    ['new', 200],
    ['999999', 404],
    ['99999999999', 404],
    ['none', 404],
  ] as const) {
    expect([id, await statusOf(admin, id)]).toEqual([id, status]);
    expect([id, await statusOf(member, id)]).toEqual([id, 200]);
  }
});
