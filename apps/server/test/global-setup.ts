import { dirname } from 'node:path';
import { type Connection, startEmbedded } from '@utarang/postgres';
import { installProgram } from '@utarang/postgres/program';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../src/db/migrate.js';
import { makeDataDir, removeAbandoned, removeDataDir } from './data-dir.js';
import { silentLog } from './log.js';
import { installProcess } from './process/install.js';
import { TEMPLATE } from './provided.js';

/** As fast as can be: nothing here has to outlive a power cut. */
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/** Starts one PostgreSQL for all tests, with a migrated template, and stops and deletes it at the end. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  await removeAbandoned();
  const folders = { server: makeDataDir(), used: makeDataDir(), install: makeDataDir() };
  const tearDown = async () => {
    for (const folder of Object.values(folders)) await removeDataDir(folder);
  };
  try {
    const used = await startEmbedded(folders.used, silentLog);
    await used.close();
    provide('usedDataDir', folders.used);

    provide('postgresProgram', dirname(dirname(installProgram(folders.install).postgres)));
    provide('processProgram', await installProcess(folders.install));

    const server = await startEmbedded(folders.server, silentLog, SETTINGS);
    await makeTemplate(server.superuser(), server.connection());
    provide('superuser', server.superuser());
    return async () => {
      await server.close();
      await tearDown();
    };
  } catch (error) {
    await tearDown();
    throw error;
  }
}

async function makeTemplate(superuser: Connection, app: Connection): Promise<void> {
  const client = new pg.Client(superuser);
  await client.connect();
  await client.query(`create database ${TEMPLATE} owner ${app.user}`);
  const owner = new pg.Client({ ...app, database: TEMPLATE });
  await owner.connect();
  await migrateDatabase(owner);
  await owner.end();
  await client.query(`alter database ${TEMPLATE} is_template true allow_connections false`);
  await client.end();
}
