import { readWordBook } from '@utarang/content/words';
import { QUERY_MAX, type Word, type WordsPage, wordDetail } from '@utarang/contract';
import { tries } from '@utarang/messages';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestDatabase } from '../../../test/database.js';
import { silentLog } from '../../../test/log.js';
import { serve } from '../../../test/serve.js';
import { createCatalogue } from '../../catalogue/catalogue.js';
import { seedWords } from '../../db/seed.js';
import { paths } from '../../paths.js';

/** The real words, by way of a real database. */
const testDatabase = await createTestDatabase();
const database = await testDatabase.open();
const book = await readWordBook(paths.words);
await seedWords(database, book, silentLog);
const catalogue = await createCatalogue(database, silentLog);
const { get } = await serve({ database, catalogue });
afterAll(async () => {
  await catalogue.close();
  await testDatabase.drop();
});

const search = async (mode: string, q: string) =>
  (await (await get(`/api/words?${new URLSearchParams({ mode, q })}`)).json()) as WordsPage;

test.each([
  ['pronunciation', '타베루', '食べる'],
  ['meaning', '먹다', '食べる'],
  ['all', '타베루', '食べる'],
  ['pronunciation', '食べる', '食べる'],
  ['meaning', 'たべる', '食べる'],
])('searched by %s, %s finds %s first', async (mode, q, japaneseWord) => {
  expect((await search(mode, q)).content[0]).toMatchObject({ japaneseWord, rank: expect.any(Number), match: 'exact' });
});

test.each(['타벨', 'ㅌㅂㄹ', 'xkqpfn', 'たべる', 'ﾀﾍﾞﾙ', 'taberu', '다베루', '타베르'])(
  '%s finds 食べる first',
  async (q) => {
    expect((await search('pronunciation', q)).content[0]).toMatchObject({ japaneseWord: '食べる' });
  },
);

test('everything that the start of the home page offers to type finds its word first', async () => {
  const found = tries.map(async ({ q, mode }) => [q, (await search(mode, q)).content[0]?.japaneseWord]);
  expect(await Promise.all(found)).toEqual([
    ['타벨', '食べる'],
    ['ㅌㅂㄹ', '食べる'],
    ['taberu', '食べる'],
    ['xkqpfn', '食べる'],
    ['사랑', '愛'],
  ]);
});

test('every word of the book is listed once, higher ids first, and has its own page', async () => {
  const all = (await (await get('/api/words/all')).json()) as Word[];
  expect(all.map(({ id }) => id)).toEqual(book.map(({ id }) => id).sort((a, b) => b - a));
  const first = z.parse(wordDetail, await (await get(`/api/words/${all[0]!.id}`)).json());
  expect(first).toMatchObject(all[0]!);
  expect(first.partsOfSpeech.length).toBeGreaterThan(0);
});

test.each(['食べる', '学校', '友達', '新聞', 'コーヒー'])(
  'the spellings on the page of %s find it',
  async (japaneseWord) => {
    const { id } = book.find((word) => word.japaneseWord === japaneseWord)!;
    const { spellings } = z.parse(wordDetail, await (await get(`/api/words/${id}`)).json());
    expect(spellings.length).toBeGreaterThanOrEqual(2);
    for (const spelling of spellings) {
      expect((await search('pronunciation', spelling)).content.slice(0, 5).map((word) => word.id)).toContain(id);
    }
  },
);

test('a form finds its word, with how it was read', async () => {
  const page = await search('pronunciation', '타베타이');
  expect(page.content[0]).toMatchObject({
    japaneseWord: '食べる',
    match: 'inflected',
    form: {
      written: '食べたい',
      reading: 'たべたい',
      pronunciation: '타베타이',
      name: '희망(たい)',
      gloss: '먹고 싶다',
    },
    marks: { koreanPronunciation: [[0, 2]] },
  });
  expect(page.phrase).toBeNull();
  expect(page.otherModes).toEqual({ pronunciation: 1, meaning: 0 });
  const exact = await (
    await get(`/api/words?mode=pronunciation&q=${encodeURIComponent('타베타이')}&exact=true`)
  ).json();
  expect(exact).toMatchObject({ content: [], phrase: null });
});

test('a phrase is cut into parts that lead to words of the book, or to a particle or ending', async () => {
  const { content, phrase, totalElements } = await search('pronunciation', '키미노 나와');
  expect(phrase!.parts.map(({ text, written, entry }) => [text, written, entry])).toEqual([
    ['키미', '君', null],
    ['노', 'の', { list: 'particles', id: 'no' }],
    ['나', '名', null],
    ['와', 'は', { list: 'particles', id: 'wa' }],
  ]);
  expect(content.map(({ id }) => id)).toEqual(phrase!.parts.flatMap(({ wordId }) => wordId ?? []));
  expect(totalElements).toBe(2);
  expect(phrase!.others.map((parts) => parts.map(({ written }) => written).join(' '))).toContain('君 の 縄');
});

test('who finds nothing hears what the other mode has, and which words sound nearly so', async () => {
  const { totalElements } = await search('meaning', '보고 싶다');
  expect(totalElements).toBeGreaterThan(1);
  expect((await search('pronunciation', '보고 싶다')).otherModes).toEqual({ pronunciation: 0, meaning: totalElements });
  expect((await search('meaning', '타베루')).otherModes).toEqual({ pronunciation: 1, meaning: 0 });
  expect((await search('pronunciation', '타베루')).otherModes).toBeNull();
  const { content, phrase, nearest } = await search('pronunciation', '코쿠반누');
  expect([content, phrase]).toEqual([[], null]);
  expect(nearest!.map(({ japaneseWord }) => japaneseWord)).toContain('黒板');
});

test('the page of a word shows its main forms, that of one that does not inflect none', async () => {
  const idOf = (word: string) => book.find(({ japaneseWord }) => japaneseWord === word)!.id;
  const formsOf = async (word: string) =>
    z.parse(wordDetail, await (await get(`/api/words/${idOf(word)}`)).json()).inflections;
  expect(await formsOf('食べる')).toContainEqual({
    written: '食べなかった',
    reading: 'たべなかった',
    pronunciation: '타베나캇타',
    name: '부정형 · 과거형',
    gloss: '먹지 않았다',
  });
  expect(await formsOf('もっと')).toEqual([]);
});

test.each([
  '뷁'.repeat(QUERY_MAX),
  '아'.repeat(QUERY_MAX),
  'キミ노na'.repeat(QUERY_MAX / 5),
  '키미노나와 '.repeat(QUERY_MAX / 6).trim(),
])('what nobody said is answered plainly: %s', async (query) => {
  const { content, phrase } = await search('pronunciation', query);
  expect([content, phrase]).toEqual([[], null]);
});

test('a change of the words shows with the next request', async () => {
  const [word] = (await search('meaning', '먹다')).content;
  const path = `/api/words/${word!.id}`;
  const etag = (await get(path)).headers.get('etag') ?? '';
  await database.pool.query('update words set meaning_ko = $1 where id = $2', ['냠냠꿀꺽', word!.id]);
  await catalogue.refresh();
  expect((await search('meaning', '냠냠꿀꺽')).content).toMatchObject([{ id: word!.id, meaningKo: '냠냠꿀꺽' }]);
  expect((await get(path, { headers: { 'If-None-Match': etag } })).status).toBe(200);
});

test('the server is ready as long as the database is there', async () => {
  expect((await get('/readyz')).status).toBe(200);
});
