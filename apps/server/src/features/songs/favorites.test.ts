import { type FavoriteIds, type FavoriteKind, type MemberExport, PAGE_OF } from '@utarang/contract';
import { expect, onTestFinished, test } from 'vitest';
import { serveFavorites } from '../../../test/favorites.js';
import { problemIn } from '../../../test/problem.js';
import { FAVORITES_MAX } from './favorites.service.js';

const { listener, tab, guest, start, database, clock } = await serveFavorites();
const [HANAKO, SORA] = [101, 102];
const [FLOWER, STAR, ROAD] = [7, 1001, 1002];

/** Each kind, with two ids of it and the error for an id that the book does not have. */
const kinds: readonly [kind: FavoriteKind, one: number, other: number, notFound: string][] = [
  ['artist', HANAKO, SORA, 'artist_not_found'],
  ['song', FLOWER, STAR, 'song_not_found'],
];

test.each(kinds)('an added %s is answered as lists show it, and is there once', async (kind, one, other) => {
  const her = await listener();
  const all = (await (await her.get(`/api/${kind}s`)).json()) as { id: number }[];
  const shown = all.find(({ id }) => id === one);
  const added = await her.add(kind, one);
  expect(added.status).toBe(201);
  expect(added.headers.get('cache-control')).toBe('no-store');
  expect(await added.json()).toEqual(shown);
  const again = await her.add(kind, one);
  expect([again.status, await again.json()]).toEqual([200, shown]);
  expect(await her.list(kind)).toEqual([shown]);
  expect(await (await her.has(kind, one)).json()).toEqual({ exists: true });
  expect(await (await her.has(kind, other)).json()).toEqual({ exists: false });
  for (const time of [1, 2]) expect([time, (await her.remove(kind, one)).status]).toEqual([time, 204]);
  expect(await her.list(kind)).toEqual([]);
});

test('the latest added comes first, and one that was added again, which counts as the latest', async () => {
  onTestFinished(() => clock.moveTo(0));
  const her = await listener();
  for (const [index, id] of [FLOWER, STAR, ROAD].entries()) {
    clock.moveTo(index * 60_000);
    await her.add('song', id);
  }
  expect(await her.ids('song')).toEqual([ROAD, STAR, FLOWER]);
  await her.remove('song', FLOWER);
  clock.moveTo(5 * 60_000);
  await her.add('song', FLOWER);
  expect(await her.ids('song')).toEqual([FLOWER, ROAD, STAR]);
});

test('a member has what is theirs alone, and a kind is not the other', async () => {
  const [her, him] = [await listener(), await listener()];
  await her.add('song', STAR);
  await him.add('artist', HANAKO);
  expect([await her.ids('song'), await her.ids('artist')]).toEqual([[STAR], []]);
  expect([await him.ids('song'), await him.ids('artist')]).toEqual([[], [HANAKO]]);
});

test('which of some ids are favourites is asked by repeated parameters, or of all without any', async () => {
  const her = await listener();
  for (const id of [FLOWER, ROAD]) await her.add('song', id);
  const among = async (query: string) =>
    ((await (await her.among('song', query)).json()) as FavoriteIds).favoritedIds.sort();
  expect(await among(`?songIds=${FLOWER}`)).toEqual([FLOWER]);
  expect(await among(`?songIds=${FLOWER}&songIds=${STAR}&songIds=${ROAD}&songIds=999`)).toEqual([ROAD, FLOWER].sort());
  expect(await among(`?songIds=${STAR}`)).toEqual([]);
  expect(await among('')).toEqual([ROAD, FLOWER].sort());
});

// biome-ignore format: a table, to be read down
test.each([
  ['no number',      '?songIds=x'],
  ['nothing',        '?songIds='],
  ['below zero',     '?songIds=-1'],
  ['a list',         '?songIds=7,1001'],
  ['too large',      '?songIds=99999999999999'],
  ['one of several', '?songIds=7&songIds=x'],
  ['too many',       `?${Array(501).fill('songIds=7').join('&')}`],
])('ids that are %s are no question', async (_, query) => {
  const response = await (await listener()).among('song', query);
  expect(response.status).toBe(400);
  const { code, errors } = await problemIn(response);
  expect([code, Object.keys(errors ?? {})]).toEqual(['validation_failed', [expect.stringMatching(/^songIds/)]]);
});

test.each(kinds)('an unknown %s can be no favourite', async (kind, _, __, code) => {
  const her = await listener();
  for (const id of [999, 'x', '-1', '0', '99999999999999', '7%20']) {
    for (const response of [await her.add(kind, id), await her.has(kind, id)]) {
      expect([id, response.status]).toEqual([id, 404]);
      expect(await problemIn(response)).toMatchObject({ code });
    }
  }
  expect((await her.remove(kind, 999)).status).toBe(204);
  expect((await her.remove(kind, 'x')).status).toBe(404);
});

test.each(kinds)('one %s pressed in two tabs of two processes at once is one favourite', async (kind, one) => {
  const her = await listener();
  const tabs = [tab(her), tab(her, (await start()).url)] as const;
  const added = await Promise.all(Array.from({ length: 16 }, (_, i) => tabs[i % 2]!.add(kind, one)));
  expect(added.map(({ status }) => status).sort()).toEqual([...Array(15).fill(200), 201]);
  expect(await her.ids(kind)).toEqual([one]);
  const removed = await Promise.all(Array.from({ length: 16 }, (_, i) => tabs[i % 2]!.remove(kind, one)));
  expect(new Set(removed.map(({ status }) => status))).toEqual(new Set([204]));
  expect(await her.ids(kind)).toEqual([]);
});

test('adding and removing at once ends as one or the other, and no call fails', async () => {
  const her = await listener();
  const calls = await Promise.all(
    Array.from({ length: 20 }, (_, i) => (i % 2 ? her.add('song', STAR) : her.remove('song', STAR))),
  );
  for (const { status } of calls) expect([200, 201, 204]).toContain(status);
  expect((await her.ids('song')).length).toBeLessThanOrEqual(1);
});

test('once the session has ended nothing is kept, as a member or as a guest', async () => {
  const her = await listener();
  const phone = guest();
  await phone.logIn(her.username, her.password);
  await phone.delete('/api/users/me/sessions');
  const [one, other] = [her, guest()];
  const headers = { [PAGE_OF]: encodeURIComponent(her.username) };
  for (const response of [
    await one.add('song', STAR),
    await one.remove('song', STAR),
    await other.send('POST', `/api/users/me/fav-songs/${STAR}`, undefined, headers),
  ]) {
    expect(response.status).toBe(401);
    expect(await problemIn(response)).toMatchObject({ code: 'session_ended' });
  }
  expect(await phone.ids('song')).toEqual([]);
});

test('at the most there are no more, until one is taken out', async () => {
  const her = await listener();
  const { rows } = await database.pool.query('select id from members where username = $1', [her.username]);
  const id = rows[0].id as number;
  await database.pool.query(
    `insert into songs (id, title, title_ko, reading, year, added_at, word_ids)
     select n, '歌', '노래', 'うた', 2020, '2026-11-22', '{}' from generate_series(200001, 200000 + $1) as n`,
    [FAVORITES_MAX],
  );
  await database.pool.query('insert into favorite_songs select $1, id, now() from songs where id > 200000', [id]);
  const refused = await her.add('song', STAR);
  expect(refused.status).toBe(409);
  expect(await problemIn(refused)).toMatchObject({
    code: 'favorite_limit',
    detail: expect.stringContaining(FAVORITES_MAX.toLocaleString('en')),
  });
  await database.pool.query('delete from favorite_songs where member_id = $1 and song_id = 200001', [id]);
  const added = await Promise.all([STAR, ROAD, FLOWER].map((song) => her.add('song', song)));
  expect(added.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});

test('a song that the book drops is nobody’s favourite, and is not in the way', async () => {
  const her = await listener();
  await database.pool.query(
    `insert into songs (id, title, title_ko, reading, year, added_at, word_ids)
     values (190001, '歌', '노래', 'うた', 2020, '2026-11-22', '{}')`,
  );
  await expect.poll(async () => (await her.add('song', 190_001)).status).toBe(201);
  await her.add('song', STAR);
  await database.pool.query('delete from songs where id = 190001');
  expect(await (await her.among('song')).json()).toEqual({ favoritedIds: [STAR] });
  expect(await her.ids('song')).toEqual([STAR]);
  expect((await her.remove('song', 190_001)).status).toBe(204);
});

test('the export holds them, and the end of the account takes them along', async () => {
  const [her, him] = [await listener(), await listener()];
  for (const user of [her, him]) {
    await user.add('song', STAR);
    await user.add('artist', HANAKO);
  }
  const all = (await (await her.get('/api/users/me/export')).json()) as MemberExport;
  const addedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(all.favoriteSongs).toEqual([{ songId: STAR, title: 'スター', addedAt }]);
  expect(all.favoriteArtists).toEqual([{ artistId: HANAKO, name: '花子', addedAt }]);
  const { rows } = await database.pool.query('select id from members where username = $1', [her.username]);
  const kept = async () =>
    (
      await database.pool.query(
        'select 1 from favorite_songs where member_id = $1 union all select 1 from favorite_artists where member_id = $1',
        [rows[0].id],
      )
    ).rowCount;
  expect(await kept()).toBe(2);
  expect((await her.delete('/api/users/me', { currentPassword: her.password })).status).toBe(204);
  expect(await kept()).toBe(0);
  expect(await him.ids('song')).toEqual([STAR]);
});

test('an account that is deleted while it adds leaves nothing, and no call fails', async () => {
  const her = await listener();
  const adding = Array.from({ length: 30 }, (_, i) => her.add('song', [FLOWER, STAR, ROAD][i % 3]!));
  expect((await her.delete('/api/users/me', { currentPassword: her.password })).status).toBe(204);
  for (const { status } of await Promise.all(adding)) expect([200, 201, 401]).toContain(status);
  const { rowCount } = await database.pool.query(
    'select 1 from favorite_songs left join members on members.id = member_id where members.id is null',
  );
  expect(rowCount).toBe(0);
});
