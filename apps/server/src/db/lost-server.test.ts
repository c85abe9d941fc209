import { join } from 'node:path';
import { startEmbedded } from '@utarang/postgres';
import { readPostmaster } from '@utarang/postgres/postmaster';
import { expect, onTestFinished, test } from 'vitest';
import { removeDataDir } from '../../test/data-dir.js';
import { silentLog } from '../../test/log.js';
import { TestProcess } from '../../test/process/run.js';
import { makeUsedDataDir } from '../../test/quick-data-dir.js';

const fine = { code: 0, stderr: '' };
const ROUNDS = 3;

const folder = () => {
  const DATA_DIR = makeUsedDataDir();
  onTestFinished(() => removeDataDir(DATA_DIR));
  return { DATA_DIR, postmaster: () => readPostmaster(join(DATA_DIR, 'postgres', 'data'))?.pid ?? 0 };
};

/** Ends the server again and again while eight write; what was acknowledged has to be there in the end. */
async function survives(running: TestProcess, endServer: () => Promise<void> | void): Promise<void> {
  await running.write(8);
  const count = async () => (await running.acknowledged()).length;
  for (let round = 0; round < ROUNDS; round++) {
    const before = await count();
    await expect.poll(count).toBeGreaterThan(before);
    await endServer();
    const after = await count();
    await expect.poll(count).toBeGreaterThan(after);
  }
  const acknowledged = await running.acknowledged();
  // What was counted last may have been acknowledged before the end of the server, which is still coming back.
  let rows: { number: number }[] = [];
  const read = async () => {
    rows = await running.query<{ number: number }>('select number from written');
  };
  await expect.poll(() => read().then(() => 'read', String)).toBe('read');
  expect(rows.map(({ number }) => number)).toEqual(expect.arrayContaining(acknowledged));
  expect(await running.close()).toEqual(fine);
}

test('PostgreSQL is killed under writes: it is started again, and the process goes on', async () => {
  const { DATA_DIR, postmaster } = folder();
  const running = await new TestProcess({ DATA_DIR }).opened();
  await survives(running, () => {
    process.kill(postmaster(), 'SIGKILL');
  });
});

test('a server of the operator’s is restarted under writes: the process goes on', async () => {
  const { DATA_DIR, postmaster } = folder();
  const server = await startEmbedded(DATA_DIR, silentLog);
  onTestFinished(() => server.close());
  const { user, password, host, port, database } = server.connection();
  const running = await new TestProcess({
    DATABASE_URL: `postgres://${user}:${password}@${host}:${port}/${database}`,
  }).opened();
  await survives(running, async () => {
    const restarted = new Promise<void>((resolve) => server.onRestart(resolve));
    process.kill(postmaster(), 'SIGINT'); // a fast shutdown, as pg_ctl restart makes one
    await restarted;
  });
});
