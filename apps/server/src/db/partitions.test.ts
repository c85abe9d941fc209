import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../test/database.js';
import { partitionByMember } from '../../test/partition.js';
import { memberKey } from '../../test/placement.js';

/** Rows of members, some of every kind of key. */
const ROWS = `
  insert into members (username, username_key, password_hash, name, created_at)
    select 'm' || n, 'm' || n, '-', 'm', now() from generate_series(1, 20) n;
  insert into sessions (member_id, token_hash, created_at, last_seen_at) select id, 't' || id, now(), now() from members;
  insert into reminder_devices select member_id, id, 'e' || id, '', '', now() from sessions;
  insert into own_words (member_id, japanese_word, hiragana, korean_pronunciation, meaning_ko, created_at)
    select id, 'x', 'x', 'x', 'x', now() from members;
  insert into word_progress (member_id, word_id, saved_at) select member_id, id, now() from own_words;
  insert into point_awards select id, 'word', n, 0, 1, null, now() from members, generate_series(1, 3) n;
  insert into own_lyrics (id, member_id, title, artist, text, translation, corrections, version, created_at, updated_at)
    select 'id' || id, id, 't', 'a', 'x', '[null]', '[]', 1, now(), now() from members`;

const TABLES = ['members', 'sessions', 'own_words', 'word_progress', 'point_awards', 'point_totals', 'own_lyrics'];

test('tables of members are cut into partitions with all their rows, and go on as before', async () => {
  const own = await createTestDatabase();
  onTestFinished(() => own.drop());
  const client = new pg.Client(own.url);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(ROWS);
  const all = () =>
    Promise.all(TABLES.map(async (table) => (await client.query(`select * from ${table} order by 1, 2, 3`)).rows));
  const before = await all();
  await partitionByMember(client);
  expect(await all()).toEqual(before);

  for (const table of TABLES) {
    const { rows: parts } = await client.query(`select from ${table} group by tableoid`);
    expect(parts.length).toBeGreaterThan(1);
    const { rows } = await client.query(`explain (format json) select from ${table} where ${memberKey(table)} = 7`);
    expect(JSON.stringify(rows).match(new RegExp(`"Relation Name":"${table}_\\d"`, 'g'))).toHaveLength(1);
  }
  await client.query(
    `insert into sessions (member_id, token_hash, created_at, last_seen_at) values (7, 'new', now(), now())`,
  );
  const { rows: newest } = await client.query('select id from sessions order by id desc limit 2');
  expect(newest.map(({ id }) => id)).toEqual([21, 20]);
  const twice = `insert into members (username, username_key, password_hash, name, created_at) values ('m7', 'm7', '-', 'm', now())`;
  await expect(client.query(twice)).rejects.toMatchObject({ constraint: 'members_username' });
  await client.query('delete from members where id = 7');
  for (const table of [...TABLES, 'session_tokens', 'push_endpoints', 'usernames']) {
    const key = table === 'members' ? 'id' : 'member_id';
    expect([table, (await client.query(`select from ${table} where ${key} = 7`)).rowCount]).toEqual([table, 0]);
  }
});
