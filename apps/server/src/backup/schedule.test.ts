import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.js';
import { recordingLog } from '../../test/log.js';
import { serve, temporaryFolder } from '../../test/serve.js';
import { backupMetrics } from '../plugins/backup-metrics.js';
import { openArchive } from './archive.js';
import { fileNameOf, momentOf } from './due.js';
import { Schedule } from './schedule.js';

/** Looks often, so that a test need not wait. */
const OFTEN = { lookMs: 20, retryMs: 60 };
const HOUR = 3_600_000;
const began = Date.now();
const named = (hoursAgo: number) => fileNameOf(new Date(began - hoursAgo * HOUR));

async function database(): Promise<TestDatabase> {
  const made = await createTestDatabase();
  onTestFinished(() => made.drop());
  return made;
}

/** One process of several on a database. */
async function start(on: TestDatabase, folder: string, over = {}) {
  const { log, messages } = recordingLog();
  const settings = { backupEveryHours: 24, backupKeep: 2, ...over };
  const schedule = new Schedule(await on.open(), folder, settings, log, { times: OFTEN });
  onTestFinished(() => schedule.close());
  return { schedule, messages };
}

const newFolder = () => temporaryFolder({}, onTestFinished);

test('a first backup is made at once, is whole, and the next one not before its time', async () => {
  const folder = await newFolder();
  const { schedule, messages } = await start(await database(), folder);
  await expect.poll(() => schedule.counts.made).toBe(1);
  const [name = '', ...more] = await readdir(folder);
  expect(more).toEqual([]);
  (await openArchive(join(folder, name))).close();
  expect(messages).toContain('a backup was made');
  const newest = await schedule.newest();
  expect(Date.now() - newest!.at.getTime()).toBeLessThan(HOUR);
  await rm(join(folder, name));
  await expect.poll(() => schedule.counts.made).toBe(2); // it looked, and would not have made one beside the first
});

test('the newest are kept, with files of others; what was left half written goes when it is old', async () => {
  const folder = await newFolder();
  const part = (hoursAgo: number) => `${named(hoursAgo)}.0a1b2c3d.part`;
  for (const name of [named(72), named(48), named(25), part(30), part(1), 'notes.txt']) {
    await writeFile(join(folder, name), '');
  }
  await utimes(join(folder, part(30)), new Date(0), new Date(0));
  const { schedule } = await start(await database(), folder);
  await expect.poll(() => schedule.counts.made).toBe(1);
  await expect.poll(() => readdir(folder)).toHaveLength(4);
  const left = await readdir(folder);
  expect(left).toEqual(expect.arrayContaining(['notes.txt', named(25), part(1)]));
  expect(left.filter((name) => momentOf(name))).toHaveLength(2);
});

test('of several processes on a database one makes the backups, as long as it lives', async () => {
  const on = await database();
  const [one, two, three] = [await newFolder(), await newFolder(), await newFolder()];
  const first = await start(on, one);
  await expect.poll(() => first.schedule.counts.made).toBe(1);
  const others = [await start(on, two), await start(on, three), await start(on, one)];
  for (const name of await readdir(one)) await rm(join(one, name));
  await expect.poll(() => first.schedule.counts.made).toBe(2); // all have looked meanwhile
  expect(others.map(({ schedule }) => schedule.counts)).toEqual(Array(3).fill({ made: 0, failed: 0 }));

  await first.schedule.close();
  // On a busy machine a try may be late for the database, so that the next one counts.
  const made = () => others.map(({ schedule }) => schedule.counts.made).toSorted();
  await expect.poll(made, { timeout: 60_000 }).toEqual([0, 0, 1]);
});

test('one that fails is warned of, counted, and tried again', async () => {
  const folder = join(await newFolder(), 'later');
  const { schedule, messages } = await start(await database(), folder);
  await expect.poll(() => schedule.counts.failed).toBeGreaterThan(1);
  expect(messages).toContain(
    `no backup was made: BACKUP_DIR (${folder}) cannot be used: its folder does not exist. Nothing was kept.`,
  );
  expect(schedule.counts.made).toBe(0);
});

test('one that is under way when the server ends leaves nothing behind', async () => {
  const on = await database();
  const blocker = await (await on.open()).connect();
  onTestFinished(() => blocker.end());
  await blocker.query('begin; lock table words in access exclusive mode');
  const folder = await newFolder();
  const { schedule, messages } = await start(on, folder);
  await expect.poll(() => readdir(folder)).toHaveLength(1);
  await schedule.close();
  expect(await readdir(folder)).toEqual([]);
  expect(schedule.counts).toEqual({ made: 0, failed: 0 });
  expect(messages.join()).not.toContain('no backup');
});

test('/metrics says what was made and how old the newest is', async () => {
  const folder = await newFolder();
  const on = await database();
  const { schedule } = await start(on, folder);
  await expect.poll(() => schedule.counts.made).toBe(1);
  const prepare = (app: Parameters<NonNullable<NonNullable<Parameters<typeof serve>[0]>['prepare']>>[0]) =>
    void app.register(backupMetrics, { backups: schedule });
  const { get } = await serve({ until: onTestFinished, prepare });
  const metrics = async () => (await get('/metrics')).text();
  const { at, bytes } = (await schedule.newest())!;
  expect(await metrics()).toContain('backup_total{outcome="made"} 1\nbackup_total{outcome="failed"} 0');
  expect(await metrics()).toContain(`backup_newest_timestamp_seconds ${at.getTime() / 1000}\n`);
  expect(await metrics()).toContain(`backup_newest_bytes ${bytes}\n`);
  await schedule.close();
  for (const name of await readdir(folder)) await rm(join(folder, name));
  expect(await metrics()).not.toMatch(/^backup_newest/m);
});
