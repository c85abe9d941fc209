import { readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PassThrough, type Readable, Writable } from 'node:stream';
import type pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { backedUp, connect, database, emptyDatabase, newFile, restoreFile } from '../../test/backup.js';
import { asSuperuser } from '../../test/database.js';
import { fillMembers } from '../../test/members.js';
import { isDatabaseAway } from '../lib/database-errors.js';
import { openArchive } from './archive.js';
import { backUp } from './back-up.js';
import { countObjects } from './catalog.js';
import { restoreInto } from './restore-into.js';
import { withSnapshot } from './snapshot.js';
import { writeArchive } from './write-archive.js';

const pidOf = async (client: pg.Client) => {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]!.pid;
};

/** Rows enough that they do not fit into what the streams hold. */
const large = async () => {
  const source = await database();
  await source.client.query(`insert into words (id, japanese_word, hiragana, korean_pronunciation, meaning_ko)
    select n, '語' || n, 'ご', md5(n::text), repeat(md5(n::text), 5) from generate_series(1, 40000) as n`);
  return source;
};

test('a connection that is lost during a backup leaves no file, whole or half', async () => {
  const source = await large();
  const pid = await pidOf(source.client);
  const file = await newFile();
  let terminated: Promise<void> | null = null;
  const slow = new Writable({
    write(_chunk, _encoding, done) {
      terminated ??= asSuperuser(`select pg_terminate_backend(${pid})`);
      setTimeout(done, 20);
    },
  });
  await expect(withSnapshot(source.client, (tables) => writeArchive(source.client, tables, slow))).rejects.toSatisfy(
    isDatabaseAway,
  );
  await terminated;

  const other = await connect(source.url);
  const blocker = await connect(source.url);
  await blocker.query('begin; lock table words in access exclusive mode');
  const failing = expect(backUp(other, file, 'The source')).rejects.toSatisfy(isDatabaseAway);
  await expect.poll(async () => (await readdir(dirname(file))).length).toBe(1);
  await other.end();
  await failing;
  expect(await readdir(dirname(file))).toEqual([]);
});

test('a disk that is full ends a backup at once', async () => {
  const { client } = await large();
  const full = new Writable({
    write: (_chunk, _encoding, done) => done(Object.assign(new Error('no space'), { code: 'ENOSPC' })),
  });
  await expect(withSnapshot(client, (tables) => writeArchive(client, tables, full))).rejects.toThrow('no space');
});

test('a folder that is not there is said with its error, and nothing is asked of the database in vain', async () => {
  const { client } = await database();
  await expect(backUp(client, '/nowhere/at/all.zip', 'The source')).rejects.toMatchObject({ code: 'ENOENT' });
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a connection that is lost during a restore leaves the database empty, to be restored into again', async () => {
  const source = await large();
  await fillMembers(source.client, 5);
  const path = await backedUp(source.client);
  const target = await emptyDatabase();
  const lost = await connect(target.url);
  const pid = await pidOf(lost);
  const archive = await openArchive(path);
  onTestFinished(() => archive.close());
  const rows = async (name: string): Promise<Readable> => {
    const all = await archive.rows(name);
    if (name !== 'words') return all;
    const cut = new PassThrough();
    all.once('data', () => void asSuperuser(`select pg_terminate_backend(${pid})`));
    return all.pipe(cut);
  };
  await expect(restoreInto(lost, { ...archive, rows }, 'The target')).rejects.toSatisfy(isDatabaseAway);
  expect(await countObjects(target.client)).toBe(0);
  await restoreFile(target.client, path);
});

test('a table that changes its shape before it is locked is seen as it then is', async () => {
  const { client, url } = await database();
  await client.query("create table notes (text text); insert into notes values ('a')");
  const migrating = await connect(url);
  await migrating.query('begin; alter table notes add column more int default 7; create table later (x int)');
  const backup = backedUp(client);
  await expect
    .poll(
      async () =>
        (
          await migrating.query(`select from pg_stat_activity where wait_event_type = 'Lock'
      and datname = current_database()`)
        ).rowCount,
    )
    .toBe(1);
  await migrating.query('commit');
  const archive = await openArchive(await backup);
  archive.close();
  const shapes = archive.manifest.tables.map(({ name, columns, rows }) => ({ name, columns, rows }));
  expect(shapes).toContainEqual({ name: 'notes', columns: ['text', 'more'], rows: 1 });
  expect(shapes).toContainEqual({ name: 'later', columns: ['x'], rows: 0 });
});
