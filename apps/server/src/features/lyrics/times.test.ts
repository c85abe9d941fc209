import type { MemberExport, OwnLyric } from '@utarang/contract';
import { expect, test } from 'vitest';
import { SAMPLE, serveLyrics } from '../../../test/lyrics.js';
import { problemIn } from '../../../test/problem.js';

const { writer, guest, database } = await serveLyrics();

const times = [
  { startMs: 1230, endMs: 2500 },
  { startMs: 4000, endMs: null },
];

test('a text is kept with the times of its lines and its video, and edited with its version', async () => {
  const her = await writer();
  const { id, ...lyric } = await her.added({ times, videoUrl: 'https://youtu.be/ABCDEFGHIJK?si=x' });
  expect(lyric).toMatchObject({ times, videoUrl: 'https://www.youtube.com/watch?v=ABCDEFGHIJK' });
  expect(await her.found(id)).toEqual({ id, ...lyric });

  const later = [{ startMs: 1330, endMs: 2500 }, null];
  const edited = (await (await her.edit(id, { ...lyric, times: later, videoUrl: ' ' })).json()) as OwnLyric;
  expect(edited).toMatchObject({ version: 2, times: later, videoUrl: null });
  const stale = await her.edit(id, { ...lyric, times });
  expect(stale.status).toBe(409);
  expect(await problemIn(stale)).toMatchObject({ code: 'edited_elsewhere', newer: edited });
  const again = await her.edit(id, { ...lyric, times: later, videoUrl: null });
  expect([again.status, (await again.json()) as OwnLyric]).toEqual([200, edited]);
});

test('an edit that names neither times nor a video leaves them with their lines', async () => {
  const her = await writer();
  const { id, times: _, videoUrl, ...lyric } = await her.added({ times, videoUrl: 'ABCDEFGHIJK' });
  const { videoUrl: __, ...edit } = { ...lyric, videoUrl, text: `朝\n${SAMPLE}`, translation: [] };
  const edited = (await (await her.edit(id, edit)).json()) as OwnLyric;
  expect(edited).toMatchObject({ times: [null, ...times], videoUrl });
});

test.each([
  [
    'backward',
    [
      { startMs: 9000, endMs: 9500 },
      { startMs: 100, endMs: 200 },
    ],
  ],
  [
    'overlapping',
    [
      { startMs: 0, endMs: 9000 },
      { startMs: 100, endMs: 9000 },
    ],
  ],
  [
    'of one moment',
    [
      { startMs: 100, endMs: 100 },
      { startMs: 100, endMs: null },
    ],
  ],
])('times that are %s are kept as they are', async (_, given) => {
  const her = await writer();
  expect((await her.added({ times: given })).times).toEqual(given);
});

test('10,000 lines with a time each are kept', async () => {
  const her = await writer();
  const many = Array.from({ length: 9_999 }, (_, index) => ({ startMs: index * 100, endMs: index * 100 + 90 }));
  const response = await her.add({ text: '花\n'.repeat(9_999).trim(), times: many });
  expect(response.status).toBe(201);
  expect(((await response.json()) as OwnLyric).times).toEqual(many);
});

test('a text is had as a file with its times, under its title', async () => {
  const her = await writer();
  const { id } = await her.added({ title: '비/창', artist: '하늘', times, translation: ['학교에서 먹어'] });
  const response = await her.get(`/api/my-lyrics/${id}/lrc`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="lyric.lrc"; filename*=UTF-8''${encodeURIComponent('비 창')}.lrc`,
  );
  expect(await response.text()).toBe(
    '[ti:비/창]\n[ar:하늘]\n[00:01.23]学校で食べる\n[00:01.23]학교에서 먹어\n[00:02.50]\n\n[00:04.00]食べ物の窓\n',
  );
});

test('nobody else has the file', async () => {
  const [her, him] = [await writer(), await writer()];
  const { id } = await her.added({ times });
  expect((await him.get(`/api/my-lyrics/${id}/lrc`)).status).toBe(404);
  expect((await guest().get(`/api/my-lyrics/${id}/lrc`)).status).toBe(401);
});

test('the export of an account has times and videos', async () => {
  const her = await writer();
  await her.added({ times, videoUrl: 'ABCDEFGHIJK' });
  const { lyrics } = (await (await her.get('/api/users/me/export')).json()) as MemberExport;
  expect(lyrics).toMatchObject([{ times, videoUrl: 'https://www.youtube.com/watch?v=ABCDEFGHIJK' }]);
});

test('a text from before times were kept has none, and is edited as all others are', async () => {
  const her = await writer();
  const { id, ...lyric } = await her.added();
  await database.pool.query(`update own_lyrics set times = '[]' where id = $1`, [id]);
  expect((await her.found(id)).times).toEqual([null, null]);
  expect((await her.edit(id, { ...lyric, times })).status).toBe(200);
  expect((await her.found(id)).times).toEqual(times);
});
