import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.js';
import { silentLog } from '../../test/log.js';
import { wordEntry } from '../../test/words.js';
import type { Database } from '../db/database.js';
import { seedWords } from '../db/seed.js';
import { type Catalogue, createCatalogue } from './catalogue.js';

let own: TestDatabase;
let database: Database;
let catalogues: Catalogue[];
beforeEach(async () => {
  own = await createTestDatabase();
  database = await own.open();
  catalogues = [];
  await seedWords(
    database,
    [
      wordEntry(50_002, { japaneseWord: '食べる', koreanPronunciation: '타베루', meaningKo: '먹다' }),
      wordEntry(50_001, { japaneseWord: '飲む', koreanPronunciation: '노무', meaningKo: '마시다' }),
    ],
    silentLog,
  );
});
afterEach(async () => {
  await Promise.all(catalogues.map((catalogue) => catalogue.close()));
  await own.drop();
});

async function create(of: Database = database): Promise<Catalogue> {
  const catalogue = await createCatalogue(of, silentLog);
  catalogues.push(catalogue);
  return catalogue;
}

const rename = (meaning: string) => database.pool.query('update words set meaning_ko = $1 where id = 50002', [meaning]);
const meaning = (catalogue: Catalogue) => catalogue.word(50_002)?.meaningKo;
/** Waits for what a process must hear by itself. The limit is generous for a busy machine; nothing polls within it. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 15_000, interval: 10 });

test('lists by id, descending, and finds one word', async () => {
  const catalogue = await create();
  expect(catalogue.words.map(({ id }) => id)).toEqual([50_002, 50_001]);
  expect(catalogue.word(50_001)).toEqual({
    id: 50_001,
    japaneseWord: '飲む',
    hiragana: 'ご',
    koreanPronunciation: '노무',
    meaningKo: '마시다',
    level: 'N5',
    partsOfSpeech: ['noun'],
    accept: [],
    block: [],
    forms: [],
  });
  expect(catalogue.word(1)).toBeUndefined();
});

test('searches its words', async () => {
  const catalogue = await create();
  const { total, hits } = catalogue.lists.all.search('먹다', 'meaning', { offset: 0, limit: 24 });
  expect(total).toBe(1);
  expect(hits[0]?.item.japaneseWord).toBe('食べる');
});

test('a change shows after refresh, and readers see one state until then', async () => {
  const catalogue = await create();
  const { version, words } = catalogue;
  await rename('먹어 치우다');
  await catalogue.refresh();
  expect(meaning(catalogue)).toBe('먹어 치우다');
  expect(catalogue.lists.all.search('치우다', 'meaning', { offset: 0, limit: 24 }).total).toBe(1);
  expect(catalogue.version).not.toBe(version);
  expect(words[0]?.meaningKo).toBe('먹다');
});

test('a refresh without a change keeps the state', async () => {
  const catalogue = await create();
  const { words } = catalogue;
  await catalogue.refresh();
  expect(catalogue.words).toBe(words);
});

test('processes with the same words have the same version', async () => {
  const [one, other] = [await create(), await create(await own.open())];
  expect(one.version).toBe(other.version);
  await rename('먹어 치우다');
  await soon(() => expect([meaning(one), meaning(other)]).toEqual(['먹어 치우다', '먹어 치우다']));
  expect(one.version).toBe(other.version);
});

test('the version differs with the content, even where a restored database counts the same', async () => {
  const catalogue = await create();
  await rename('먹어 치우다');
  await database.pool.query('update catalogue_version set version = version - 1');
  const restored = await create();
  expect(restored.version.split('-')[0]).toBe(catalogue.version.split('-')[0]);
  expect(restored.version).not.toBe(catalogue.version);
});

describe('a change by another process', () => {
  test.each([
    ['of a word', `update words set meaning_ko = '먹어 치우다'`, 2, '먹어 치우다'],
    [
      'that adds one',
      `insert into words (japanese_word, hiragana, korean_pronunciation, meaning_ko) values ('山', 'やま', '야마', '산')`,
      3,
      '먹다',
    ],
    ['that deletes one', 'delete from words where id = 50002', 1, undefined],
    ['that clears the table', 'truncate words cascade', 0, undefined],
  ])('%s arrives by itself', async (_, statement, count, expected) => {
    const catalogue = await create(await own.open());
    await database.pool.query(statement);
    await soon(() => {
      expect(catalogue.words).toHaveLength(count);
      expect(meaning(catalogue)).toBe(expected);
    });
  });

  test('that is rolled back changes nothing', async () => {
    const catalogue = await create();
    const { version } = catalogue;
    const client = await database.connect();
    await client.query('begin');
    await client.query(`update words set meaning_ko = '먹어 치우다'`);
    await client.query('rollback');
    await client.end();
    await catalogue.refresh();
    expect(catalogue.version).toBe(version);
  });

  test('arrives after the listening connection was cut', async () => {
    const catalogue = await create();
    await rename('하나');
    await soon(() => expect(meaning(catalogue)).toBe('하나')); // it listens now
    const { rowCount } = await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query = 'listen catalogue'`,
    );
    expect(rowCount).toBe(1);
    await rename('둘');
    await soon(() => expect(meaning(catalogue)).toBe('둘'));
    await rename('셋');
    await soon(() => expect(meaning(catalogue)).toBe('셋'));
  });
});
