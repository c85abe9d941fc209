import { WORD_FIELD_MAX } from '@utarang/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.js';
import type { Database } from './database.js';

let own: TestDatabase;
let database: Database;
beforeAll(async () => {
  own = await createTestDatabase();
  database = await own.open();
});
afterAll(() => own.drop());

const insert = (over: Record<string, unknown> = {}) => {
  const row = { japanese_word: '山', hiragana: 'やま', korean_pronunciation: '야마', meaning_ko: '산', ...over };
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  return database.pool.query<{ id: number }>(
    `insert into words (${columns}) values (${places}) returning id`,
    Object.values(row),
  );
};

describe('a word', () => {
  test('that an admin adds gets an id from 100001 on, beside seeded ones', async () => {
    await insert({ id: 50_001, japanese_word: '川' });
    const { rows } = await insert();
    expect(rows).toEqual([{ id: 100_001 }]);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['that is there already, with the same reading', {}, 'words_written_and_read'],
    ['with the id of another', { id: 50_001, japanese_word: '海' }, 'words_pkey'],
    ['without a word', { japanese_word: '' }, 'japanese_word_length'],
    ['without a reading', { hiragana: '' }, 'hiragana_length'],
    ['without a pronunciation', { korean_pronunciation: '' }, 'korean_pronunciation_length'],
    ['without a meaning', { meaning_ko: '' }, 'meaning_ko_length'],
    ['too long', { meaning_ko: '가'.repeat(WORD_FIELD_MAX + 1) }, 'meaning_ko_length'],
    ['of no known level', { japanese_word: '海', level: 'N6' }, 'level_known'],
    ['with the id 0', { japanese_word: '海', id: 0 }, 'words_id_positive'],
  ])('%s is refused', async (_, over, constraint) => {
    await expect(insert(over)).rejects.toMatchObject({ constraint });
  });

  test('may be as long as 200 characters, beyond the basic plane too', async () => {
    await insert({ japanese_word: '𠮷'.repeat(WORD_FIELD_MAX) });
  });

  test('may have the same writing with another reading, and none or any level', async () => {
    await insert({ hiragana: 'サン', level: null });
    await insert({ hiragana: 'ザン', level: 'N1' });
  });
});

test('there is one version, and no second one', async () => {
  await expect(database.pool.query('insert into catalogue_version values (true, 1)')).rejects.toThrow('_pkey');
  await expect(database.pool.query('insert into catalogue_version values (false, 1)')).rejects.toThrow('_single');
});

test('the database knows what a letter is in Korean and Japanese, and sorts Korean for people', async () => {
  const { rows } = await database.pool.query(
    `select '가나' ~ '^[[:alpha:]]+$' as korean, 'たべる' ~ '^[[:alpha:]]+$' as japanese,
       (select array_agg(word order by word collate "ko-x-icu") from unnest(array['하', 'a', '가', '漢']) word) as sorted`,
  );
  expect(rows).toEqual([{ korean: true, japanese: true, sorted: ['가', '하', '漢', 'a'] }]);
});
