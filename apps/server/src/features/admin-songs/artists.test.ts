import type { AdminArtist, ArtistChange, ArtistDetail } from '@utarang/contract';
import { beforeAll, expect, test } from 'vitest';
import { enterAdmin } from '../../../test/admin.js';
import { serveFavorites } from '../../../test/favorites.js';
import { problemIn } from '../../../test/problem.js';

const served = await serveFavorites();
const { guest, listener, start } = served;
const [HANAKO, SORA] = [101, 102];

let admin: Awaited<ReturnType<typeof enterAdmin>>;
beforeAll(async () => {
  admin = await enterAdmin(served);
});

const at = (id: number | string) => `/api/admin/artists/${id}`;
const one = async (id: number) => (await (await admin.get(at(id))).json()) as AdminArtist;
const edit = async (id: number, over: Record<string, unknown>, version?: number) => {
  const { id: _, version: __, retired: ___, songCount: ____, ...body } = await one(id);
  return admin.send('PUT', at(id), { ...body, ...over }, version ? { 'If-Match': `"${version}"` } : {});
};
const history = async (id: number) => (await (await admin.get(`${at(id)}/history`)).json()) as ArtistChange[];

const added = {
  name: '朝子',
  nameKo: '아사코',
  nameRomaji: 'Asako',
  gender: 'female',
  debutYear: '2013',
  country: '일본',
  genres: ['록', '포크'],
  youtube: 'https://www.youtube.com/@asako',
  bio: '2013년에 데뷔했어요. 록을 해요.',
};

test('an artist who is added can be named by songs at once', async () => {
  const response = await admin.post('/api/admin/artists', added);
  expect(response.status).toBe(201);
  const made = (await response.json()) as AdminArtist;
  expect(made).toMatchObject({ ...added, debutYear: 2013, website: null, songCount: 0, retired: false });
  expect(made.id).toBeGreaterThan(100_000);
  const shown = (await (await guest().get(`/api/artists/${made.id}`)).json()) as ArtistDetail;
  expect(shown).toMatchObject({ name: '朝子', nameKo: '아사코', socials: { youtube: added.youtube } });
  const song = { title: '朝', titleKo: '아침', reading: 'あさ', artistIds: [made.id], year: 2024 };
  expect((await admin.post('/api/admin/songs', song)).status).toBe(201);
  expect(await one(made.id)).toMatchObject({ songCount: 1 });
  expect(await history(made.id)).toMatchObject([{ action: 'added', before: null, after: { name: '朝子' } }]);
});

// biome-ignore format: a table, to be read down
test.each<[string, Record<string, unknown>, string[]]>([
  ['blank',                 { name: '', nameKo: ' ', nameRomaji: '', country: '', bio: '', genres: [] }, ['name', 'nameKo', 'nameRomaji', 'country', 'bio', 'genres']],
  ['of another kind',       { name: 5, genres: 'x' },                 ['name', 'genres']],
  ['an unknown gender',     { gender: 'woman' },                      ['gender']],
  ['no year',               { debutYear: '13' },                      ['debutYear']],
  ['a genre twice',         { genres: ['록', '록'] },                  ['genres']],
  ['an open connection',    { website: 'http://asako.example/' },     ['website']],
  ['a script',              { website: 'javascript:alert(1)' },       ['website']],
  ['another host',          { x: 'https://asako.example/x' },         ['x']],
  ['one sentence',          { bio: '록을 해요.' },                     ['bio']],
  ['too long a text',       { bio: '록을 해요. '.repeat(300) },        ['bio']],
  ['a name that is there',  { name: '花子' },                          ['name']],
])('%s is refused under its fields', async (_, over, fields) => {
  for (const response of [
    await admin.post('/api/admin/artists', { ...added, name: '夜子', ...over }),
    await edit(SORA, { ...added, name: '夜子', ...over }),
  ]) {
    expect(response.status).toBe(400);
    expect(Object.keys((await problemIn(response)).errors ?? {}).sort()).toEqual(fields.toSorted());
  }
});

test('an edit is on the pages of the artist and of the songs at once, and soon in another process', async () => {
  const other = await start();
  const her = await listener();
  await her.add('artist', HANAKO);
  const { version } = await one(HANAKO);
  expect((await edit(HANAKO, { nameKo: '하나꼬' }, version)).status).toBe(200);
  expect(await (await guest().get('/api/songs/1001')).json()).toMatchObject({ artists: [{ nameKo: '하나꼬' }] });
  expect(await her.list('artist')).toMatchObject([{ id: HANAKO, nameKo: '하나꼬' }]);
  await expect
    .poll(async () => ((await (await other.get(`/api/artists/${HANAKO}`)).json()) as ArtistDetail).nameKo)
    .toBe('하나꼬');
  const stale = await edit(HANAKO, { nameKo: '하나' }, version);
  expect(stale.status).toBe(409);
  expect(await problemIn(stale)).toMatchObject({ code: 'edited_elsewhere', newer: { nameKo: '하나꼬' } });
  const [change] = await history(HANAKO);
  const reverted = await admin.post(`${at(HANAKO)}/history/${change!.id}/revert`);
  expect(await reverted.json()).toMatchObject({ nameKo: '하나코' });
});

test('an artist whom a song names stays; another can go and come back', async () => {
  const refused = await admin.post(`${at(SORA)}/retire`);
  expect(refused.status).toBe(409);
  expect(await problemIn(refused)).toMatchObject({ code: 'artist_has_songs' });
  const made = (await (await admin.post('/api/admin/artists', { ...added, name: '昼子' })).json()) as AdminArtist;
  expect(await (await admin.post(`${at(made.id)}/retire`)).json()).toMatchObject({ retired: true });
  expect((await guest().get(`/api/artists/${made.id}`)).status).toBe(404);
  const song = { title: '昼', titleKo: '낮', reading: 'ひる', artistIds: [made.id], year: 2024 };
  expect((await problemIn(await admin.post('/api/admin/songs', song))).errors).toHaveProperty('artistIds');
  // The name is free meanwhile; an artist who took it blocks the return of the first.
  const twin = (await (await admin.post('/api/admin/artists', { ...added, name: '昼子' })).json()) as AdminArtist;
  expect((await admin.post(`${at(made.id)}/restore`)).status).toBe(400);
  await admin.post(`${at(twin.id)}/retire`);
  expect(await (await admin.post(`${at(made.id)}/restore`)).json()).toMatchObject({ retired: false });
});

test('an artist who is retired while a song names them at the same time: one of both happens', async () => {
  const made = (await (await admin.post('/api/admin/artists', { ...added, name: '夕子' })).json()) as AdminArtist;
  const song = { title: '夕', titleKo: '저녁', reading: 'ゆう', artistIds: [made.id], year: 2024 };
  const [retired, named] = await Promise.all([
    admin.post(`${at(made.id)}/retire`),
    admin.post('/api/admin/songs', song),
  ]);
  expect([
    [200, 400],
    [409, 201],
  ]).toContainEqual([retired.status, named.status]);
});

test('unknown artists', async () => {
  for (const response of [await admin.get(at(999)), await admin.put(at(999), added), await admin.get(at('x'))]) {
    expect(response.status).toBe(404);
  }
});
