import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { readWordBook } from '@utarang/content/words';
import {
  BOOK_FORMAT,
  fromWire,
  inList,
  type Level,
  marksOnWire,
  searchModes,
  type WordBook,
  type WordsPage,
} from '@utarang/contract';
import { asSearched } from '@utarang/domain/language';
import {
  type BookWord,
  createHeardShelf,
  type PackedBook,
  packBook,
  packIndex,
  type SearchMode,
  searchPage,
  unpackBook,
  unpackIndex,
} from '@utarang/domain/search';
import { formTitle } from '@utarang/messages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.js';
import { silentLog } from '../../../test/log.js';
import { serve } from '../../../test/serve.js';
import { builtIndexOf } from '../../catalogue/built-index.js';
import { createCatalogue } from '../../catalogue/catalogue.js';
import { seedWords } from '../../db/seed.js';
import { paths } from '../../paths.js';

/** The device's search against the server's, with the real words (docs/product/offline.md#the-book). */
const testDatabase = await createTestDatabase();
const database = await testDatabase.open();
await seedWords(database, await readWordBook(paths.words), silentLog);
const catalogue = await createCatalogue(database, silentLog);
const { app, get } = await serve({ database, catalogue, env: { RATE_LIMIT: 'off' } });
afterAll(async () => {
  await catalogue.close();
  await testDatabase.drop();
});

let book: WordBook;
let packed: PackedBook;
let words: BookWord<Level>[];
beforeAll(async () => {
  book = (await (await get('/api/words/book')).json()) as WordBook;
  packed = { count: book.count, columns: fromWire(book.columns) };
  words = unpackBook(packed);
});

test('the book has every word of the catalogue', () => {
  expect(book).toMatchObject({ format: BOOK_FORMAT, version: catalogue.version, count: catalogue.words.length });
  expect(words.map(inList)).toEqual(catalogue.words.map(inList));
});

const BROTLI_MAX = 1_600_000;

test('it is small, and not sent again to a device that has it', async () => {
  const ask = (headers: Record<string, string>) => app.inject({ url: '/api/words/book', headers });
  const { rawPayload: bytes, headers } = await ask({ 'accept-encoding': 'br' });
  expect(bytes.length).toBeLessThan(BROTLI_MAX);
  expect(JSON.parse(brotliDecompressSync(bytes).toString())).toEqual(book);
  expect((await ask({ 'if-none-match': String(headers['etag']) })).statusCode).toBe(304);
});

/** Queries as people type them, for words here and there in the book: 500 in all. */
function queries(): [mode: (typeof searchModes)[number], q: string][] {
  const every = <Item>(items: readonly Item[], count: number): Item[] =>
    Array.from({ length: count }, (_, place) => items[Math.floor((place * items.length) / count)]!);
  const found: string[] = every(words, 60).flatMap(({ japaneseWord, reading, koreanPronunciation, meaningKo }) => {
    const [sense = ''] = meaningKo.split(', ');
    return [japaneseWord, reading, koreanPronunciation, koreanPronunciation.slice(0, 2), sense, sense.slice(0, 1)];
  });
  const phrases = every(words, 30).flatMap(({ reading, koreanPronunciation }) => [
    `${reading}は`,
    `${koreanPronunciation} 와`,
    `${koreanPronunciation}요`,
  ]);
  const typed = [
    '타벨',
    'ㅌㅂㄹ',
    'xkqpfn',
    'taberu',
    '다베루',
    '와스레타쿠나이',
    '키미노나와',
    '食べたい',
    '없는말뷁',
  ];
  const more = [...typed, '三本', '잇뽄', '먹었다', '예뻐요', '勉強する', 'ㄱ', 'あ', 'ｱｲ', '사랑해', '100', '!?'];
  const all = [
    ...found,
    ...phrases,
    ...more,
    ...every(words, 30).map(({ accept, meaningKo }) => accept[0] ?? meaningKo),
  ];
  return every(all, 500).map((q, place) => [searchModes[place % searchModes.length]!, q.slice(0, 100)]);
}

/** The index as the build writes it, from the files. */
const builtIndex = async () => {
  const files = (await readWordBook(paths.words)).toSorted((a, b) => b.id - a.id);
  return packIndex(packBook(files, () => 0));
};

test('the index that the build writes is that of the book, and both together are small', async () => {
  const built = await builtIndex();
  expect(Buffer.from(built).equals(packIndex(packed))).toBe(true);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const sizes = [built, JSON.stringify(book)].map((bytes) => brotliCompressSync(bytes, { params }).length);
  expect(sizes[0]! + sizes[1]!).toBeLessThan(BROTLI_MAX);
});

test('500 queries find on the device what they find on the server, in its order', async () => {
  const stored = unpackIndex((await builtIndex()).buffer, packed);
  expect(stored).not.toBeNull();
  // Every other query before the postings are made, which change no answer.
  const shelves = [true, false].map((isMade) => {
    const shelf = createHeardShelf(words, (word) => (word as BookWord).uses, stored!);
    if (isMade) shelf.prepare();
    return shelf;
  });
  const asked = queries();
  expect(asked).toHaveLength(500);
  for (const [place, [mode, q]] of asked.entries()) {
    const query = { mode, q: asSearched(q), page: 0, size: 24 };
    const here = searchPage(shelves[place % 2]!, query, {
      word: inList,
      marks: marksOnWire,
      formName: formTitle,
    });
    const there = (await (await get(`/api/words?${new URLSearchParams({ mode, q })}`)).json()) as WordsPage;
    expect(JSON.parse(JSON.stringify(here)), `${mode} ${q}`).toEqual(there);
  }
}, 240_000);

test('a server that starts with the built index finds what one finds that makes it', async () => {
  const index = builtIndexOf(catalogue.words, (await builtIndex()).buffer);
  expect(index).toBeDefined();
  const shelf = createHeardShelf(catalogue.words, catalogue.bank.usesOf, index);
  const found = (of: typeof shelf, mode: SearchMode, q: string) => {
    const { hits, ...result } = of.search(asSearched(q), mode, { offset: 0, limit: 24 });
    return {
      total: result.total,
      phrase: result.phrase,
      hits: hits.map(({ item, ...hit }) => ({ ...hit, id: item.id })),
    };
  };
  for (const [mode, q] of queries()) {
    expect(found(shelf, mode, q), `${mode} ${q}`).toEqual(found(catalogue.lists.all, mode, q));
  }
}, 240_000);
