import { asSearched } from '@utarang/domain/language';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.js';
import { silentLog } from '../../test/log.js';
import { wordEntry } from '../../test/words.js';
import type { Database } from '../db/database.js';
import { seedWords } from '../db/seed.js';
import { type Catalogue, createCatalogue } from './catalogue.js';
import type { Lists } from './lists.js';
import * as rows from './rows.js';

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
    reading: 'ご',
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
  const { total, hits } = catalogue.lists.all.search(asSearched('먹다'), 'meaning', { offset: 0, limit: 24 });
  expect(total).toBe(1);
  expect(hits[0]?.item.japaneseWord).toBe('食べる');
});

test('a change shows after refresh, and readers see one state until then', async () => {
  const catalogue = await create();
  const { version, words } = catalogue;
  await rename('먹어 치우다');
  await catalogue.refresh();
  expect(meaning(catalogue)).toBe('먹어 치우다');
  expect(catalogue.lists.all.search(asSearched('치우다'), 'meaning', { offset: 0, limit: 24 }).total).toBe(1);
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
  await catalogue.close(); // else it may hear of the change before the version goes back
  await rename('먹어 치우다');
  await database.pool.query('update catalogue_version set version = version - 1');
  const restored = await create();
  expect(restored.version.split('-')[0]).toBe(catalogue.version.split('-')[0]);
  expect(restored.version).not.toBe(catalogue.version);
});

describe('a change is taken in without reading all words again', () => {
  const statements: [change: string, ...statements: string[]][] = [
    ['a meaning', `update words set meaning_ko = '먹어 치우다' where id = 50002`],
    ['a spelling', `update words set japanese_word = '呑む', hiragana = 'のむ' where id = 50001`],
    ['a level', `update words set level = 'N1' where id = 50001`],
    ['a new word', insertWord('山', 'やま', '야마', '산')],
    ['a homograph', insertWord('飲む', 'やむ', '야무', '먹다')],
    ['a retired word', 'update words set retired_at = now() where id = 50002'],
    ['one put back', 'update words set retired_at = now()', 'update words set retired_at = null where id = 50002'],
    ['a word deleted', 'delete from words where id = 50001'],
    ['accepted answers', `update words set accepted = '{들다}'`, `update words set accepted = '{}' where id = 50001`],
    ['a situation', `insert into fields values ('식사', 0)`, `insert into field_words values ('식사', 0, 50002)`],
    [
      'what ties it to Korean',
      `insert into ko_like values (50001, 0, '음', null)`,
      `update words set meaning_ko = '들다' where id = 50001`,
    ],
    ['a sentence', `insert into sentences values (1, 'N5', '食[た]べる。', '먹는다.', '{50002}', '{50002}', '{}')`],
    ['a change of nothing', 'update words set level = null where id = 1'],
  ];

  test.each(statements)('%s', async (_, ...changes) => {
    const catalogue = await create();
    catalogue.lists.levels.N5.prepare();
    const load = vi.spyOn(rows, 'loadWords');
    for (const change of changes) {
      await database.pool.query(change);
      await catalogue.refresh();
    }
    expect(load.mock.calls.filter(([, ids]) => ids === undefined)).toEqual([]);
    load.mockRestore();
    const fresh = await create();
    expect(contentOf(catalogue)).toEqual(contentOf(fresh));
    expect(catalogue.version).toBe(fresh.version);
  });

  test('but all are read where it is not known any more what changed', async () => {
    const catalogue = await create();
    await rename('먹어 치우다');
    await database.pool.query('delete from catalogue_changes');
    await catalogue.refresh();
    expect(meaning(catalogue)).toBe('먹어 치우다');
  });

  test('and where too many have changed', async () => {
    const catalogue = await create();
    await database.pool.query(
      `insert into words (japanese_word, hiragana, korean_pronunciation, meaning_ko)
       select '山' || n, 'やま', '야마', '산' from generate_series(1, 300) as n`,
    );
    await catalogue.refresh();
    expect(catalogue.words).toHaveLength(302);
    expect(catalogue.lists.all.search(asSearched('야마'), 'all', { offset: 0, limit: 1 }).total).toBe(300);
  });
});

function insertWord(...texts: string[]): string {
  const values = texts.map((text) => `'${text}'`).join(', ');
  return `insert into words (japanese_word, hiragana, korean_pronunciation, meaning_ko) values (${values})`;
}

/** The content of a catalogue that can be asked for. */
function contentOf({ words, senses, lists, bank, quizzes, word }: Catalogue) {
  const queries = ['타베루', '먹다', '산', '음', '야마', 'たべる', '飲む', 'ㅌㅂㄹ', '들다', '없다'];
  const searched = (shelf: Lists['all']) =>
    queries.map((query) => {
      const { nearest, ...found } = shelf.search(asSearched(query), 'all', { offset: 0, limit: 24 });
      return found;
    });
  const { all, levels, koLike, fields, fieldsOf, koLikeOf, relatives } = lists;
  return {
    ...{ words, senses, bank: bank.all, quizzes, fields, fieldsOf, koLikeOf },
    items: [all, ...Object.values(levels), koLike].map(({ items }) => items),
    found: [all, ...Object.values(levels)].map(searched),
    byId: [50_001, 50_002, 100_001].map(word),
    relatives: words.map((each) => [relatives.sameReading(each), relatives.sameKanji(each)]),
  };
}

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
