import { EXAMPLES_SHOWN, examplesPage, QUERY_MAX, sentencesPage, wordDetail } from '@utarang/contract';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { memoryCatalogue, sampleSentences, sampleWords } from '../../../test/catalogue.js';
import { createTestDatabase } from '../../../test/database.js';
import { silentLog } from '../../../test/log.js';
import { problemIn } from '../../../test/problem.js';
import { sentenceEntry } from '../../../test/sentences.js';
import { serve } from '../../../test/serve.js';
import { wordEntry } from '../../../test/words.js';
import { createCatalogue } from '../../catalogue/catalogue.js';
import { seedWords } from '../../db/seed.js';
import { seedSentences } from '../../db/seed-sentences.js';

const TABERU = 50_412;
const { get } = await serve();

const detail = async (id: number, from = get) => {
  const response = await from(`/api/words/${id}`);
  expect(response.status).toBe(200);
  return z.parse(wordDetail, await response.json());
};
const page = async (path: string, from = get) => {
  const response = await from(path);
  expect(response.status).toBe(200);
  return z.parse(examplesPage, await response.json());
};

test('a word has its examples, the simplest first, each with all that is shown of it', async () => {
  const { examples } = await detail(TABERU);
  expect(examples.map(({ japanese }) => japanese)).toEqual(['食べない？', '学校で食べます。']);
  expect(examples[1]).toEqual({
    id: 50_001,
    japanese: '学校で食べます。',
    furigana: [
      ['学校', 'がっこう'],
      ['で', null],
      ['食', 'た'],
      ['べます。', null],
    ],
    pronunciation: '갓코우데 타베마스.',
    korean: '학교에서 먹어요.',
    level: 'N5',
    target: [3, 7],
    words: [
      { id: 50_201, start: 0, end: 2 },
      { id: TABERU, start: 3, end: 7 },
    ],
    entries: [{ entry: { list: 'particles', id: null }, start: 2, end: 3 }],
  });
});

test('a word in which none is has none', async () => {
  expect((await detail(50_377)).examples).toEqual([]);
  expect(await page('/api/words/50377/examples')).toMatchObject({ content: [], totalElements: 0, totalPages: 0 });
});

test('the page of a word has the first, and the call has all of them by pages', async () => {
  const sentences = Array.from({ length: 12 }, (_, n) => ({ ...sampleSentences[0]!, id: n + 1 }));
  const { get: from } = await serve({
    catalogue: memoryCatalogue(sampleWords, undefined, sentences),
    until: onTestFinished,
  });
  const { examples, exampleCount } = await detail(TABERU, from);
  expect(examples).toHaveLength(EXAMPLES_SHOWN);
  expect(exampleCount).toBe(12);
  const path = `/api/words/${TABERU}/examples`;
  const all = await page(path, from);
  expect(all.content.map(({ id }) => id)).toEqual(sentences.map(({ id }) => id));
  expect(all.content.slice(0, EXAMPLES_SHOWN).map(({ id }) => id)).toEqual(examples.map(({ id }) => id));
  const second = await page(`${path}?page=1&size=5`, from);
  expect(second).toMatchObject({ number: 1, size: 5, totalPages: 3, totalElements: 12 });
  expect(second.content).toEqual(all.content.slice(5, 10));
  expect((await page(`${path}?page=9&size=5`, from)).content).toEqual([]);
});

const found = async (query: string) => {
  const response = await get(`/api/sentences?${query}`);
  expect(response.status).toBe(200);
  return z.parse(sentencesPage, await response.json());
};

// biome-ignore format: a table, to be read down
test.each([
  // query                    sentences                  held at
  ['q=먹어',                  [50_003, 50_001],          [[[2, 4]], [[5, 7]]]],
  [`q=${encodeURIComponent('학교'.normalize('NFD'))}`, [50_001, 50_002], [[[0, 2]], [[4, 6]]]],
  ['q=%20학교에%20',          [50_001, 50_002],          [[[0, 3]], [[4, 7]]]],
  ['q=食べる',                [],                        []],
  ['q=없는말',                [],                        []],
  ['q=%E2%80%8B',             [50_003, 50_001, 50_002],  [[], [], []]],
  ['q=학교&page=1&size=1',    [50_002],                  [[[4, 6]]]],
])('sentences whose Korean holds %s, the simplest first', async (query, ids, marks) => {
  const { content } = await found(query);
  expect(content.map(({ id }) => id)).toEqual(ids);
  expect(content.map((sentence) => sentence.marks)).toEqual(marks);
});

// biome-ignore format: a table, to be read down
test.each([
  ['/api/sentences?size=0',                 400, 'validation_failed'],
  [`/api/sentences?q=${'가'.repeat(QUERY_MAX + 1)}`,  400, 'validation_failed'],
  ['/api/sentences?q=%00',                  400, 'validation_failed'],
  ['/api/words/7/examples',                 404, 'word_not_found'],
  ['/api/words/0/examples',                 400, 'word_id_invalid'],
  ['/api/words/eat/examples',               400, 'word_id_invalid'],
  [`/api/words/${TABERU}/examples?page=-1`, 400, 'validation_failed'],
  [`/api/words/${TABERU}/examples?size=0`,  400, 'validation_failed'],
  [`/api/words/${TABERU}/examples?size=101`, 400, 'validation_failed'],
])('%s is %i %s', async (path, status, code) => {
  expect(await problemIn(await get(path))).toMatchObject({ status, code });
});

test('examples are kept, until words or sentences change', async () => {
  const own = await createTestDatabase();
  const database = await own.open();
  const words = [wordEntry(1, { japaneseWord: '食べる', reading: 'たべる', partsOfSpeech: ['verb-ru'] })];
  await seedWords(database, words, silentLog);
  await seedSentences(database, [sentenceEntry(1), sentenceEntry(2)], silentLog);
  const catalogue = await createCatalogue(database, silentLog);
  afterAll(async () => {
    await catalogue.close();
    await own.drop();
  });
  const { get: from } = await serve({ database, catalogue });
  const wasKept = async () => (await from('/api/words/1/examples')).headers.get('server-timing') === 'kept';
  expect([await wasKept(), await wasKept()]).toEqual([false, true]);
  await seedSentences(database, [sentenceEntry(2, { meaningKo: '새 뜻.' }), sentenceEntry(3)], silentLog);
  await catalogue.refresh();
  const shown = [
    ['새 뜻.', 2],
    ['뜻 3.', 3],
  ];
  expect((await page('/api/words/1/examples', from)).content.map(({ id, korean }) => [korean, id])).toEqual(shown);
  expect((await detail(1, from)).examples.map(({ id, korean }) => [korean, id])).toEqual(shown);
  await database.pool.query("update words set hiragana = 'のむ' where id = 1");
  await catalogue.refresh();
  expect((await detail(1, from)).examples.map(({ target }) => target)).toEqual([
    [0, 0],
    [0, 0],
  ]);
});
