import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { asSuperuser, createTestDatabase, type TestDatabase } from '../../test/database.js';
import { recordingLog, silentLog } from '../../test/log.js';
import { TestProcess } from '../../test/process/run.js';
import { startProxy } from '../../test/proxy.js';
import { isDatabaseAway } from '../lib/database-errors.js';
import { StartupError } from '../lib/startup-error.js';
import { openDatabase } from './database.js';
import { POOL_MAX } from './pool.js';

const RUNS = 'select from pg_stat_activity where pid = $1';

let own: TestDatabase;
beforeEach(async () => {
  own = await createTestDatabase({ empty: true });
});
afterEach(() => own.drop());

const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: '' }, silentLog);

test('processes that open an empty database at once find it migrated, once', async () => {
  const databases = await Promise.all([own.open(), own.open(), own.open(), own.open()]);
  for (const { pool } of databases) {
    expect((await pool.query('select version from catalogue_version')).rows).toEqual([{ version: '0' }]);
  }
  const { rows } = await databases[0]!.pool.query('select hash from drizzle.__drizzle_migrations');
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length);
});

test('a database that a newer release migrated is refused, and nothing is changed', async () => {
  const { pool } = await own.open();
  const tomorrow = Date.UTC(2099, 0, 2);
  await pool.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${tomorrow})`);
  await expect(open(own.url)).rejects.toMatchObject({
    name: 'StartupError',
    exitCode: 78,
    message:
      'The database was made ready by a newer release, with a migration of 2099-01-02 that this one does not know: ' +
      'start that release, or restore a backup that this one made.',
  });
});

test('any number of processes share one DATABASE_URL', async () => {
  const processes = [1, 2].map(() => new TestProcess({ DATABASE_URL: own.url }));
  for (const running of processes) await (await running.opened()).query('select version from catalogue_version');
  for (const running of processes) expect(await running.close()).toEqual({ code: 0, stderr: '' });
});

test('requests take the way through the pooler, and what needs a connection of its own the way past it', async () => {
  const { port } = inject('superuser');
  const [pooler, direct] = [await startProxy(port), await startProxy(port)];
  const settings = { databaseUrl: pooler.through(own.url), databaseDirectUrl: direct.through(own.url), dataDir: '' };
  const database = await openDatabase(settings, silentLog);
  onTestFinished(async () => {
    await database.close();
    await pooler.close();
    await direct.close();
  });
  pooler.freeze();
  expect(await database.probe()).toBe('ready');
  const listening = await database.connect();
  await listening.query('listen catalogue');
  await listening.end();
  pooler.thaw();
  direct.freeze();
  expect((await database.pool.query('select')).rowCount).toBe(1);
});

test('a pooler whose statements have no limit is warned of, one whose role has a limit is not', async () => {
  const settings = { databaseUrl: own.url, databaseDirectUrl: own.url, dataDir: '' };
  const warned = async () => {
    const { log, messages } = recordingLog();
    await (await openDatabase(settings, log)).close();
    return messages.filter((message) => message.includes('no statement has a limit'));
  };
  expect(await warned()).toHaveLength(1);
  const { pathname, username } = new URL(own.url);
  await asSuperuser(`alter role ${username} in database ${pathname.slice(1)} set statement_timeout = '5s'`);
  expect(await warned()).toEqual([]);
});

test('a lost connection fails the query under way and no later one', async () => {
  const database = await own.open();
  const { rows } = await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  await asSuperuser(`select pg_terminate_backend(${rows[0]!.pid})`);
  const outcome = await database.pool.query('select').then(
    () => null,
    (error: unknown) => error,
  );
  expect(outcome === null || isDatabaseAway(outcome)).toBe(true);
  await expect(database.pool.query('select')).resolves.toMatchObject({ rowCount: 1 });
});

test('a connection lost inside a transaction fails that transaction and nothing else', async () => {
  const { orm, pool } = await own.open();
  const lost = orm.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await asSuperuser(`select pg_terminate_backend(${rows[0]!.pid})`);
    // Nothing runs on the connection while it ends.
    await expect.poll(async () => (await pool.query(RUNS, [rows[0]!.pid])).rowCount).toBe(0);
    await tx.execute(sql`select`);
  });
  expect(isDatabaseAway(await lost.catch((error: unknown) => error))).toBe(true);
  expect((await pool.query('select')).rowCount).toBe(1);
});

test('a transaction that cannot begin gives its connection back', async () => {
  const { orm, pool } = await own.open();
  const impossible = { isolationLevel: 'no such level' as 'serializable' };
  for (let i = 0; i < 2 * POOL_MAX; i++) {
    await expect(orm.transaction(async () => {}, impossible)).rejects.toThrow();
  }
  expect((await pool.query('select')).rowCount).toBe(1);
});

test('after a failed transaction its own error is told, not that of the rollback', async () => {
  const { orm, pool } = await own.open();
  const failed = orm.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await asSuperuser(`select pg_terminate_backend(${rows[0]!.pid})`);
    await expect.poll(async () => (await pool.query(RUNS, [rows[0]!.pid])).rowCount).toBe(0);
    throw new TypeError('the cause');
  });
  await expect(failed).rejects.toThrow(new TypeError('the cause'));
});

test('after close nothing answers, and a second close is no error', async () => {
  const database = await own.open();
  await database.close();
  await database.close();
  await expect(database.pool.query('select')).rejects.toThrow();
});

describe('a DATABASE_URL that cannot be used is one sentence', () => {
  test.each([
    ['a wrong password', { password: 'wrong' }, /cannot be used: password authentication failed for user/],
    ['no such database', { pathname: '/nowhere' }, /cannot be used: database "nowhere" does not exist/],
  ])('%s', async (_, wrong, sentence) => {
    const url = Object.assign(new URL(own.url), wrong);
    const failure = await open(url.href).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartupError);
    expect(failure).toMatchObject({ exitCode: 69, message: expect.stringMatching(sentence) });
    expect((failure as StartupError).message).not.toContain(new URL(own.url).password);
  });

  test('no address at all', async () => {
    await expect(open('utarang')).rejects.toMatchObject({
      exitCode: 78,
      message: expect.stringMatching(/^DATABASE_URL is/),
    });
  });

  test('a user who may not make tables', async () => {
    const reader = `${new URL(own.url).pathname.slice(1)}_reader`;
    await asSuperuser(`create role ${reader} login password 'reader'`);
    try {
      const failure = await open(Object.assign(new URL(own.url), { username: reader, password: 'reader' }).href).catch(
        (error: unknown) => error,
      );
      expect(failure).toBeInstanceOf(StartupError);
      expect(failure).toMatchObject({
        exitCode: 78,
        message: expect.stringMatching(/may not make tables .*: make that/),
      });
    } finally {
      await asSuperuser(`drop role ${reader}`);
    }
  });

  test('a database with another encoding', async () => {
    const name = new URL(own.url).pathname.slice(1);
    const ascii = `${name}_ascii`;
    await asSuperuser(
      `create database ${ascii} template template0 encoding SQL_ASCII locale_provider libc locale 'C' owner utarang`,
    );
    try {
      const failure = await open(own.url.replace(name, ascii)).catch((error: unknown) => error);
      expect(failure).toMatchObject({ exitCode: 78, message: expect.stringContaining('stores text as SQL_ASCII') });
    } finally {
      await asSuperuser(`drop database ${ascii}`);
    }
  });
});
