import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { APP, type Connection, type EmbeddedServer, startEmbedded } from '@utarang/postgres';
import { installProgram } from '@utarang/postgres/program';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/db/database.js';
import { migrateDatabase } from '../src/db/migrate.js';
import { copyServer, linkProgram, makeDataDir, removeAbandoned, removeDataDir } from './data-dir.js';
import { silentLog } from './log.js';
import { partitionByMember } from './partition.js';
import { startPooler } from './pooler.js';
import { installProcess } from './process/install.js';
import { TEMPLATE } from './provided.js';

/** As fast as can be: nothing here has to outlive a power cut. */
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/**
 * Starts one PostgreSQL for all tests, with a migrated template, and stops and deletes it at the end. Where
 * `TEST_DATABASE_URL` names a superuser of another, that of a version to try, takes that one and leaves it as it was.
 * `TEST_DATABASE` is
 * `partitioned` for tables of members in partitions, and `pooled` for PgBouncer between.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  // Tests start the program and its commands from the bundle, which takes a fifth of a start from the sources.
  execFileSync(process.execPath, [fileURLToPath(new URL('../../../scripts/prepare.mjs', import.meta.url))]);
  await removeAbandoned();
  const folders = { server: makeDataDir(), used: makeDataDir(), install: makeDataDir() };
  const tearDown = async () => {
    for (const folder of Object.values(folders)) await removeDataDir(folder);
  };
  try {
    const program = dirname(dirname(installProgram(folders.install).postgres));
    provide('postgresProgram', program);
    provide('processProgram', await installProcess(folders.install));
    linkProgram(folders.used, program);
    const used = await openDatabase({ databaseUrl: null, dataDir: folders.used }, silentLog);
    await used.close();
    provide('usedDataDir', folders.used);
    provide('seededDataDir', join(folders.install, 'seeded'));

    const { TEST_DATABASE_URL } = process.env;
    const server = TEST_DATABASE_URL ? await takeServer(TEST_DATABASE_URL) : await startServer(folders);
    await makeTemplate(server);
    provide('superuser', server.superuser);
    const pooler = process.env.TEST_DATABASE === 'pooled' ? await startPooler(server.app) : null;
    provide('poolerPort', pooler?.port ?? null);
    return async () => {
      await pooler?.close();
      await server.close();
      await tearDown();
    };
  } catch (error) {
    await tearDown();
    throw error;
  }
}

type Server = {
  readonly superuser: Connection;
  readonly app: Connection;
  /** A database that is migrated already, or an empty one. */
  readonly from: string;
  close(): Promise<void>;
};

async function startServer(folders: { readonly used: string; readonly server: string }): Promise<Server> {
  copyServer(folders.used, folders.server);
  const server = await startEmbedded(folders.server, silentLog, SETTINGS);
  await hashPasswordsOnce(server);
  return { superuser: server.superuser(), app: server.connection(), from: APP, close: () => server.close() };
}

/** Hashes each password once: with 4,096 rounds, which is usual, each connection of a test would pay the most. */
async function hashPasswordsOnce(server: EmbeddedServer): Promise<void> {
  const { user, password } = server.superuser();
  const client = new pg.Client(server.superuser());
  await client.connect();
  await client.query('set scram_iterations = 1');
  for (const role of [user, APP]) await client.query(`alter role ${role} password ${pg.escapeLiteral(password)}`);
  await client.end();
}

/** A server that runs already, with a role for the product. */
async function takeServer(address: string): Promise<Server> {
  const { hostname, port, username, password } = new URL(address);
  // The role gets the superuser's password, as in our own server: tests know a single one.
  const at = { host: hostname, port: Number(port || 5432), password: decodeURIComponent(password) };
  const inServer = async (...statements: readonly string[]) => {
    const client = new pg.Client(address);
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  await inServer(`create role ${APP} login password ${pg.escapeLiteral(at.password)}`);
  return {
    superuser: { ...at, user: decodeURIComponent(username), database: 'postgres' },
    app: { ...at, user: APP, database: 'postgres' },
    from: 'template1',
    close: () =>
      inServer(
        `alter database ${TEMPLATE} is_template false`,
        `drop database ${TEMPLATE} with (force)`,
        `drop role ${APP}`,
      ),
  };
}

async function makeTemplate({ superuser, app, from }: Server): Promise<void> {
  const client = new pg.Client(superuser);
  await client.connect();
  await client.query(`create database ${TEMPLATE} template ${from} owner ${app.user}`);
  const owner = new pg.Client({ ...app, database: TEMPLATE });
  await owner.connect();
  await migrateDatabase(owner);
  if (process.env.TEST_DATABASE === 'partitioned') await partitionByMember(owner);
  await owner.end();
  await client.query(`alter database ${TEMPLATE} is_template true allow_connections false`);
  await client.end();
}
