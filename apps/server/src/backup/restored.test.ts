import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { backedUp, database, emptyDatabase, makeOlder, restoreFile } from '../../test/backup.js';
import { contentOf, schemaOf } from '../../test/database-content.js';
import { silentLog } from '../../test/log.js';
import { fillMembers } from '../../test/members.js';
import { openDatabase } from '../db/database.js';
import { migrateDatabase } from '../db/migrate.js';
import * as schema from '../db/schema.js';
import { openArchive } from './archive.js';
import { readTables } from './catalog.js';

test('every table of the schema is in the file, and the product keeps nothing in another place', async () => {
  const { client } = await database();
  const tables = Object.values<unknown>(schema).filter((entry) => is(entry, PgTable));
  expect((await readTables(client)).map(({ name }) => name)).toEqual(tables.map(getTableName).toSorted());
  const elsewhere = await client.query(
    `select relname from pg_class where relkind in ('r', 'p', 'm', 'f', 'S')
     and relnamespace not in ('public'::regnamespace, 'pg_catalog'::regnamespace, 'information_schema'::regnamespace)
     and relnamespace::regnamespace::text not like 'pg_toast%' and relname not like '\\_\\_drizzle\\_migrations%'`,
  );
  expect(elsewhere.rows).toEqual([]);
});

test('a table that came yesterday is in the file without a list of tables', async () => {
  const { client } = await database();
  await client.query(
    'create table new_things (id int generated always as identity, what text, twice text generated always as (what || what) stored)',
  );
  await client.query(`insert into new_things (what) values ('a'), ('b')`);
  const archive = await openArchive(await backedUp(client));
  archive.close();
  expect(archive.manifest.tables.find(({ name }) => name === 'new_things')).toMatchObject({
    columns: ['id', 'what'],
    rows: 2,
  });
  expect(archive.manifest.sequences).toContainEqual({ name: 'new_things_id_seq', value: '2', called: true });
});

test('the schema is the one that the migrations make, with keys and triggers at work', async () => {
  const source = await database();
  const target = await emptyDatabase();
  await fillMembers(source.client, 3);
  expect(await restoreFile(target.client, await backedUp(source.client))).toEqual([]);
  const migrated = await emptyDatabase(); // not the source, whose tables may be in partitions (docs/scaling.md)
  await migrateDatabase(migrated.client);
  expect(await schemaOf(target.client)).toEqual(await schemaOf(migrated.client));
  await expect(target.client.query('update point_awards set points = 9')).rejects.toThrow('never changed');
  await expect(target.client.query('delete from words where id = 1')).rejects.toThrow('foreign key');
  const { rowCount } = await target.client.query(`delete from members where username = 'member_1'`);
  expect(rowCount).toBe(1);
  const left = await target.client.query(`select from sessions`);
  expect(left.rowCount).toBe(2);
});

test('ids go on where they were: none is given twice', async () => {
  const source = await database();
  const target = await emptyDatabase();
  await fillMembers(source.client, 3);
  await source.client.query(`delete from members where id = (select max(id) from members)`);
  await restoreFile(target.client, await backedUp(source.client));
  const next = `insert into members (username, username_key, password_hash, name, created_at)
    values ('next', 'next', 'hash', '이', now()) returning id`;
  const expected = await source.client.query<{ id: number }>(next);
  expect((await target.client.query<{ id: number }>(next)).rows).toEqual(expected.rows);
  const word = `insert into words (japanese_word, hiragana, korean_pronunciation, meaning_ko)
    values ('新', 'しん', '신', '새') returning id`;
  expect((await target.client.query<{ id: number }>(word)).rows).toEqual([{ id: 100_001 }]);
});

test('a backup of a copy is the same backup', async () => {
  const source = await database();
  const target = await emptyDatabase();
  await fillMembers(source.client, 20);
  const first = await openArchive(await backedUp(source.client));
  await restoreFile(target.client, first.path);
  const second = await openArchive(await backedUp(target.client));
  expect({ ...second.manifest, madeAt: '' }).toEqual({ ...first.manifest, madeAt: '' });
  first.close();
  second.close();
});

test('a backup of an older schema is restored as it was; the next start brings it up to date', async () => {
  const source = await emptyDatabase();
  const older = await makeOlder(source.client);
  await source.client.query(
    `insert into members (username, username_key, password_hash, name, created_at) values ('a', 'a', 'h', '이', now())`,
  );
  const target = await emptyDatabase();
  await restoreFile(target.client, await backedUp(source.client));
  expect(await contentOf(target.client)).toEqual(await contentOf(source.client));
  expect(await schemaOf(target.client)).toEqual(await schemaOf(source.client));

  const opened = await openDatabase({ databaseUrl: target.url, dataDir: '' }, silentLog);
  await opened.close();
  const now = await schemaOf((await database()).client);
  expect((await schemaOf(target.client)).migrations).toEqual(now.migrations);
  expect((await contentOf(target.client)).members).toEqual((await contentOf(source.client)).members);
  expect(now.migrations!.length).toBeGreaterThan(older);
});
