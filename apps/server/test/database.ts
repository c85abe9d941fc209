import { randomBytes } from 'node:crypto';
import { Socket } from 'node:net';
import { APP } from '@utarang/postgres';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../src/db/database.js';
import { silentLog } from './log.js';
import { TEMPLATE } from './provided.js';

export type TestDatabase = {
  readonly url: string;
  /**
   * Opens it as the product does with DATABASE_URL, by another way to it if one is given; may be called more than
   * once, as by several processes.
   */
  open(way?: string): Promise<Database>;
  /** Closes what was opened and drops it. */
  drop(): Promise<void>;
};

/** A database of this test alone: a migrated one, or with `empty` one without any table. */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const template = empty ? 'template0' : TEMPLATE;
  await asSuperuser(`create database ${name} template ${template} strategy file_copy owner ${APP}`);
  const { host, port, password } = inject('superuser');
  const url = `postgres://${APP}:${password}@${host}:${port}/${name}`;
  const opened: Database[] = [];
  return {
    url,
    async open(way = url) {
      const pooler = way === url ? inject('poolerPort') : null;
      const settings = pooler === null ? { databaseUrl: way } : throughPooler(way, pooler);
      const database = await openDatabase({ ...settings, dataDir: '' }, silentLog);
      opened.push(database);
      return database;
    },
    async drop() {
      await Promise.all(opened.map((database) => database.close()));
      await asSuperuser(`drop database ${name} with (force)`);
    },
  };
}

/** The settings for a database behind a pooler, which limits statements as the product's own connections do. */
function throughPooler(direct: string, port: number) {
  const pooled = new URL(direct);
  pooled.port = String(port);
  return { databaseUrl: pooled.href, databaseDirectUrl: direct };
}

/** Runs one statement outside any database of a test. */
export async function asSuperuser(statement: string): Promise<void> {
  superuser ??= connected();
  await (await superuser).query(statement);
}

/** For all files of this process, which ends without it. */
let superuser: Promise<pg.Client> | null = null;

async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ ...inject('superuser'), stream: () => new Socket().unref() });
  client.on('error', () => {
    superuser = null;
  });
  await client.connect();
  return client;
}
