import type { Courses, CourseWork, MemberExport, OwnLyric } from '@utarang/contract';
import {
  COURSE_LIST_MAX,
  COURSES_MAX,
  type CourseRecord,
  FIRST_WORDS,
  lineKey,
  NO_COURSE,
} from '@utarang/domain/songs';
import { expect, onTestFinished, test } from 'vitest';
import { serveFavorites } from '../../../test/favorites.js';
import { problemIn } from '../../../test/problem.js';

const { listener, tab, guest, start, database, clock } = await serveFavorites();
const [FLOWER, STAR] = [7, 1001];
const [RAIN, UMBRELLA] = ['雨の音', '傘はどこ'].map(lineKey) as [number, number];

const PATH = '/api/users/me/courses';
type Her = Awaited<ReturnType<typeof listener>>;
type Calls = Pick<Her, 'get' | 'post'>;
const workOf = async (her: Calls, id: number | string) => (await (await her.get(`${PATH}/${id}`)).json()) as CourseWork;
const begun = async (her: Calls) => (await (await her.get(PATH)).json()) as Courses;
const add = (her: Calls, id: number | string, work: object) => her.post(`${PATH}/${id}`, { ...NO_COURSE, ...work });
const added = async (her: Calls, id: number | string, work: Partial<CourseRecord>) => {
  const response = await add(her, id, work);
  expect(response.status).toBe(200);
  return (await response.json()) as CourseWork;
};
const newText = async (her: Calls) =>
  ((await (await her.post('/api/my-lyrics', { text: '雨が降る' })).json()) as OwnLyric).id;

test('work of several devices adds up, and is answered whole', async () => {
  const her = await listener();
  expect(await workOf(her, FLOWER)).toEqual(NO_COURSE);
  const first = { words: [3, 4], seen: [3], studied: [RAIN], heard: [RAIN], sung: [], finishedOn: null };
  expect(await added(her, FLOWER, first)).toEqual(first);
  const more = { words: [5], seen: [4], studied: [UMBRELLA], heard: [], sung: [UMBRELLA], finishedOn: '2026-11-27' };
  const all = {
    ...{ words: [3, 4], seen: [3, 4], studied: [RAIN, UMBRELLA], heard: [RAIN], sung: [UMBRELLA] },
    finishedOn: '2026-11-27',
  };
  expect(await added(tab(her), FLOWER, more)).toEqual(all);
  // Once more, and what is older, changes nothing.
  for (const work of [more, first, NO_COURSE]) expect(await added(her, FLOWER, work)).toEqual(all);
  expect(await workOf(her, FLOWER)).toEqual(all);
  expect(await begun(her)).toEqual([{ id: '7', finishedOn: '2026-11-27' }]);
});

test('of two ends the earlier day counts, whichever device sends its work first', async () => {
  const phone = { words: [3], seen: [3], heard: [RAIN], sung: [RAIN, UMBRELLA], finishedOn: '2026-11-22' };
  const tablet = { words: [3], seen: [3], heard: [RAIN], finishedOn: '2026-11-20' };
  for (const order of [
    [phone, tablet],
    [tablet, phone],
  ]) {
    const her = await listener();
    for (const work of order) await added(her, FLOWER, work);
    expect(await workOf(her, FLOWER)).toMatchObject({ sung: [RAIN, UMBRELLA], finishedOn: '2026-11-20' });
  }
});

test('two processes that write at once lose no line', async () => {
  const her = await listener();
  const other = tab(her, (await start()).url);
  const keys = Array.from({ length: 24 }, (_, n) => n);
  await Promise.all(keys.map((key) => added(key % 2 === 0 ? her : other, FLOWER, { heard: [key] })));
  expect((await workOf(her, FLOWER)).heard.toSorted((a, b) => a - b)).toEqual(keys);
});

test('the latest worked on comes first, and is the last to go', async () => {
  onTestFinished(() => clock.moveTo(0));
  const her = await listener();
  for (const [index, id] of [FLOWER, STAR, FLOWER].entries()) {
    clock.moveTo(index * 60_000);
    await added(her, id, { heard: [index] });
  }
  expect((await begun(her)).map(({ id }) => id)).toEqual(['7', '1001']);
  // As many more as there may be: songs of the book are too few for it.
  await database.pool.query(
    `with made as (insert into songs select (jsonb_populate_record(songs, jsonb_build_object('id', 500000 + n))).*
       from songs, generate_series(1, $1) n where songs.id = $2 returning id)
     insert into song_courses (member_id, song_id, words, seen, studied, heard, sung, updated_at)
     select (select max(member_id) from song_courses), id, '{}', '{}', '{}', '{}', '{}', now() - interval '1 day' from made`,
    [COURSES_MAX, STAR],
  );
  await added(her, STAR, { heard: [9] });
  const left = await begun(her);
  expect([left.length, ...left.slice(0, 2).map(({ id }) => id)]).toEqual([COURSES_MAX, '1001', '7']);
});

test('a text of one’s own has a course, which goes with it; another’s has none', async () => {
  const [her, him] = [await listener(), await listener()];
  const id = await newText(her);
  await added(her, id, { sung: [RAIN] });
  expect((await workOf(her, id)).sung).toEqual([RAIN]);
  expect(await workOf(him, id)).toEqual(NO_COURSE);
  const refused = await add(him, id, { sung: [RAIN] });
  expect(await problemIn(refused)).toMatchObject({ status: 404, code: 'lyric_not_found' });
  await her.delete(`/api/my-lyrics/${id}`);
  expect(await begun(her)).toEqual([]);
});

test.each(['0', '-1', 'x', '999', '99999999999999', '7%20', 'a'.repeat(22)])('%s is no song', async (id) => {
  const response = await add(await listener(), id, { sung: [1] });
  expect(response.status).toBe(404);
  expect((await problemIn(response)).code).toBe(id.length === 22 ? 'lyric_not_found' : 'song_not_found');
});

// biome-ignore format: a table, to be read down
test.each<[string, object]>([
  ['a word too many',         { words: Array.from({ length: FIRST_WORDS + 1 }, (_, n) => n) }],
  ['lines too many',          { heard: Array.from({ length: COURSE_LIST_MAX + 1 }, (_, n) => n) }],
  ['a line of no hash',       { sung: [2 ** 32] }],
  ['a word of no id',         { seen: [2 ** 31] }],
  ['a number below zero',     { studied: [-1] }],
  ['a part of a number',      { heard: [1.5] }],
  ['a text for a number',     { heard: ['1'] }],
  ['no list',                 { seen: 7 }],
  ['nothing',                 { seen: null }],
  ['a day that is none',      { finishedOn: '2026-02-31' }],
  ['a year that is none',     { finishedOn: '0000-01-01' }],
  ['no day',                  { finishedOn: 'yesterday' }],
])('%s is refused', async (_, work) => {
  const her = await listener();
  const response = await add(her, FLOWER, work);
  expect(response.status).toBe(400);
  expect((await problemIn(response)).code).toBe('validation_failed');
  expect(await begun(her)).toEqual([]);
});

test('a list takes as many as there may be, and what is too much is left out', async () => {
  const her = await listener();
  const most = Array.from({ length: COURSE_LIST_MAX }, (_, n) => n);
  await added(her, FLOWER, { heard: most });
  expect((await added(her, FLOWER, { heard: [2 ** 32 - 1] })).heard).toEqual(most);
});

test('courses are in the export, and a guest has none', async () => {
  const her = await listener();
  await added(her, FLOWER, { heard: [RAIN] });
  const response = await her.get('/api/users/me/export');
  const { courses } = (await response.json()) as MemberExport;
  const of = { songId: FLOWER, lyricId: null, updatedAt: expect.any(String) };
  expect(courses).toEqual([{ ...NO_COURSE, heard: [RAIN], ...of }]);
  for (const call of [await guest().get(PATH), await add(guest(), FLOWER, {})]) expect(call.status).toBe(401);
});
