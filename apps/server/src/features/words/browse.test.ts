import { fields, fieldWords, koLikeWords, koLikeWordsPage, levelWordsPage, QUERY_MAX } from '@utarang/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { memoryCatalogue, sampleWords } from '../../../test/catalogue.js';
import { problemIn } from '../../../test/problem.js';
import { serve } from '../../../test/serve.js';

const lists = {
  fields: [{ name: '음식' }, { name: '길 찾기' }],
  fieldWords: [
    { field: '음식', position: 0, wordId: 50_112, meaningKo: '먹을 것', hidesLevel: true },
    { field: '음식', position: 1, wordId: 50_412, meaningKo: null, hidesLevel: false },
  ],
  koLike: [{ wordId: 50_201, position: 0, hanja: '학교', caution: null }],
};
const { get, url } = await serve({ catalogue: memoryCatalogue(sampleWords, lists) });

const ids = (words: readonly { id: number }[]) => words.map(({ id }) => id);
const json = async <Schema extends z.ZodMiniType>(schema: Schema, path: string) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('etag')).toBeTruthy();
  return z.parse(schema, await response.json());
};

// biome-ignore format: a table, to be read down
test.each([
  ['the words of a level, higher ids first', 'N5/words',               [50_412, 50_377, 50_300, 50_201, 50_112], 5],
  ['in either case',                         'n4/words',               [40_020],                                 1],
  ['a level without words',                  'N1/words',               [],                                       0],
  ['a page of it',                           'N5/words?page=1&size=2', [50_300, 50_201],                         5],
  ['a page past the end',                    'N5/words?page=9',        [],                                       5],
  ['what a query finds in it',               'N5/words?q=하나',        [50_377],                                 1],
  ['spelt loosely',                          'N5/words?q=다베루',      [50_412],                                 1],
  ['a blank query is none',                  'N4/words?q=%20',         [40_020],                                 1],
])('%s', async (_, path, found, total) => {
  const page = await json(levelWordsPage, `/api/difficulties/${path}`);
  expect(ids(page.content)).toEqual(found);
  expect(page.totalElements).toBe(total);
});

// biome-ignore format: a table, to be read down
test.each([
  ['as typed',                     '하나',   null],
  ['spelt loosely',                '다베루', '타베루'],
  ['in the other keyboard layout', 'xkqpfn', '타베루'],
  ['in the other script',          'taberu', '타베루'],
  ['in vain',                      '없는말', null],
  ['not at all',                   '',       null],
])('a query %s (%s) is said to be read as %s', async (_, q, readAs) => {
  const page = await json(levelWordsPage, `/api/difficulties/N5/words?q=${q}`);
  expect(page.interpretedAs).toBe(readAs);
});

test.each(['N6', 'n0', 'all', '%20', 'N5%00'])('there is no level %s', async (level) => {
  const response = await get(`/api/difficulties/${level}/words`);
  expect(response.status).toBe(404);
  expect(await problemIn(response)).toMatchObject({ code: 'level_not_found', detail: '없는 급수예요 (404)' });
});

test('the situations have their order, and their words have theirs', async () => {
  expect(await json(fields, '/api/fields')).toEqual(['음식', '길 찾기']);
  expect(ids(await json(fieldWords, `/api/fields/${encodeURIComponent('음식')}/words`))).toEqual([50_112, 50_412]);
  expect(ids(await json(fieldWords, `/api/fields/${encodeURIComponent('음식'.normalize('NFD'))}/words`))).toHaveLength(
    2,
  );
  expect(await json(fieldWords, `/api/fields/${encodeURIComponent('길 찾기')}/words`)).toEqual([]);
});

test('a situation shows its own sense of a word and no level that would mislead; elsewhere the word is as it was', async () => {
  const [own, usual] = await json(fieldWords, `/api/fields/${encodeURIComponent('음식')}/words`);
  expect(own).toMatchObject({ id: 50_112, meaningKo: '먹을 것', level: null });
  expect(usual).toMatchObject({ id: 50_412, meaningKo: '먹다', level: 'N5' });
  expect(await (await get('/api/words/50112')).json()).toMatchObject({ meaningKo: '음식, 먹을 것', level: 'N5' });
});

test.each(['없는상황', '__proto__', '%20', '가'.repeat(300), 'x'.repeat(1000)])(
  'there is no situation %s',
  async (name) => {
    const response = await get(`/api/fields/${encodeURIComponent(decodeURIComponent(name))}/words`);
    expect(response.status).toBe(404);
    expect(await problemIn(response)).toMatchObject({ code: 'field_not_found' });
  },
);

test('words like Korean say how Korean reads them, all of them or those that are searched for', async () => {
  const [school] = await json(koLikeWords, '/api/ko-like/all');
  expect(school).toMatchObject({ id: 50_201, japaneseWord: '学校', hanja: '학교', caution: null });
  expect(ids(await json(koLikeWords, '/api/ko-like/all?q=가꼬'))).toEqual([50_201]);
  expect(await json(koLikeWords, '/api/ko-like/all?q=하나')).toEqual([]);
});

// biome-ignore format: a table, to be read down
test.each([
  ['all of them',            '',             [50_201], 1, null],
  ['those that are found',   '?q=갓코',      [50_201], 1, null],
  ['spelt loosely',          '?q=가꼬',      [50_201], 1, '갓코우'],
  ['in the other script',    '?q=gakkou',    [50_201], 1, '갓코우'],
  ['in vain',                '?q=하나',      [],       0, null],
  ['a page past the end',    '?page=1',      [],       1, null],
])('words like Korean come page by page, too: %s', async (_, query, found, total, readAs) => {
  const page = await json(koLikeWordsPage, `/api/ko-like/words${query}`);
  expect([ids(page.content), page.totalElements, page.interpretedAs]).toEqual([found, total, readAs]);
  for (const each of page.content) {
    expect(each).toMatchObject({ hanja: '학교', caution: null });
    expect(each.marks !== undefined).toBe(query.includes('q='));
  }
});

test('a query that is too long is refused', async () => {
  for (const path of ['/api/ko-like/all?q=', '/api/ko-like/words?q=', '/api/difficulties/N5/words?q=']) {
    const response = await get(path + '가'.repeat(QUERY_MAX + 1));
    expect(response.status).toBe(400);
    expect(await problemIn(response)).toMatchObject({ code: 'validation_failed' });
  }
});

test("a word's own page says where it is listed", async () => {
  expect(await (await get('/api/words/50112')).json()).toMatchObject({ fields: ['음식'], koLike: null });
  expect(await (await get('/api/words/50201')).json()).toMatchObject({
    fields: [],
    koLike: { hanja: '학교', caution: null },
  });
});

// biome-ignore format: a table, to be read down
test.each([
  ['/jlpt?level=n5',         ['level-words', 'N5', '', 0]],
  ['/jlpt?level=N5&q=하나',  ['level-words', 'N5', '하나', 0]],
  [`/fields?value=${encodeURIComponent('길 찾기')}`, ['field-words', '길 찾기']],
  ['/ko-like',               ['ko-like-words', '', 0]],
  ['/ko-like?q=가꼬',        ['ko-like-words', '가꼬', 0]],
  ['/words?q=하나',          ['words', 'all', '하나', 0]],
])('the page %s comes with its first words', async (path, key) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(`{"key":${JSON.stringify(key)}`);
});

// biome-ignore format: a table, to be read down
test.each([
  ['/jlpt?level=n3',            'JLPT N3 단어'],
  ['/jlpt?level=N5&q=하나',     'JLPT N5 단어'],
  ['/fields?value=음식',        '음식 · 상황별 표현'],
  ['/fields?value=%20길+찾기',  '길 찾기 · 상황별 표현'],
  ['/fields?value=없는상황',    '상황별 표현'],
  ['/ko-like?value=음식',       '한국어와 비슷한 일본어'],
  ['/words?level=N3',           '전체 단어'],
])('the page %s is called %s', async (path, title) => {
  expect(await (await get(path)).text()).toContain(`<title>${title} · 우타랑</title>`);
});

test.each(['/fields', '/fields?value='])('the page %s is that of the first situation', async (path) => {
  const response = await get(`${path}${path.includes('?') ? '&' : '?'}study=true`);
  expect(response.status).toBe(302);
  const { searchParams } = new URL(response.headers.get('location') ?? '', url);
  expect(Object.fromEntries(searchParams)).toEqual({ value: '음식', study: 'true' });
});

test('a situation that does not exist still is a page, which says so', async () => {
  const response = await get(`/fields?value=${encodeURIComponent('없는상황')}`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('{"key":["fields"]');
});

// biome-ignore format: a table, to be read down
test.each([
  ['/jlpt?level=n3&sort=unsaved',     '/jlpt?level=N3'],
  ['/jlpt?level=N5&page=1',           '/jlpt?level=N5'],
  ['/words?page=2',                   '/words?page=2'],
  ['/fields?value=길 찾기&study=true', '/fields?value=길+찾기'],
])('search engines know %s as %s', async (path, address) => {
  const [, canonical = ''] = /<link rel="canonical" href="([^"]*)">/.exec(await (await get(path)).text()) ?? [];
  expect(decodeURIComponent(canonical)).toBe(url + address);
});

test.each(['/jlpt?level=N5&q=하나', '/words?q=하나', '/fields?value=없는상황'])(
  'search engines list no %s',
  async (path) => {
    expect(await (await get(path)).text()).toContain('<meta name="robots" content="noindex">');
  },
);

const leveled = (id: number, reading: string) => ({ ...sampleWords[0]!, id, reading, level: 'N3' as const });
const inOrder = await serve({
  catalogue: memoryCatalogue(
    [leveled(30_004, 'おく'), leveled(30_003, 'アイス'), leveled(30_002, 'うみ'), leveled(30_001, 'あう')],
    undefined,
    [],
    undefined,
    { short: '30001  - - 3\n30002  - - 1\n30003  - - 2', texts: [], links: [] },
  ),
});

// biome-ignore format: a table, to be read down
test.each([
  ['the most needed first, what is not known last', '',                            [30_002, 30_003, 30_001, 30_004]],
  ['a page of that order',                          '?page=1&size=2',              [30_001, 30_004]],
  ['in the order of a dictionary',                  '?sort=dictionary',            [30_003, 30_001, 30_002, 30_004]],
  ['a search is ranked',                            '?sort=dictionary&q=うみ',     [30_002]],
])('docs/product/lists.md#jlpt-words: %s', async (_, query, found) => {
  const response = await inOrder.get(`/api/difficulties/N3/words${query}`);
  expect(ids(z.parse(levelWordsPage, await response.json()).content)).toEqual(found);
});

test('an order that does not exist is refused', async () => {
  expect((await get('/api/difficulties/N3/words?sort=rank')).status).toBe(400);
});
