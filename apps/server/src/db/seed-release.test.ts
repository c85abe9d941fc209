import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.js';
import { silentLog } from '../../test/log.js';
import { sentenceEntry } from '../../test/sentences.js';
import type { Database } from './database.js';
import { seedOnce } from './seed-once.js';
import { seedRelease } from './seed-release.js';
import { sentencesSeed } from './seed-sentences.js';

let own: TestDatabase;
let database: Database;
beforeEach(async () => {
  own = await createTestDatabase();
  database = await own.open();
});
afterEach(() => own.drop());

const release = (...ids: number[]) => {
  const seeds = [
    sentencesSeed(
      ids.map((id) => sentenceEntry(id)),
      silentLog,
    ),
  ];
  return { seeds, read: vi.fn(async () => seeds) };
};
const storedIds = async () => {
  const { rows } = await database.pool.query<{ id: number }>(
    'select id from sentences where retired_at is null order by id',
  );
  return rows.map(({ id }) => id);
};

test('the content of a release is read and written once', async () => {
  const { read } = release(1, 2);
  await seedRelease(database, 'one', read);
  await seedRelease(database, 'one', read);
  expect(read).toHaveBeenCalledTimes(1);
  expect(await storedIds()).toEqual([1, 2]);
});

test('another release is read, and so is the first one after it', async () => {
  const [one, other] = [release(1), release(1, 2)];
  await seedRelease(database, 'one', one.read);
  await seedRelease(database, 'other', other.read);
  expect(await storedIds()).toEqual([1, 2]);
  await seedRelease(database, 'one', one.read);
  expect(one.read).toHaveBeenCalledTimes(2);
  expect(await storedIds()).toEqual([1]);
});

test('what another process seeded since makes it be read again, though its mark is the last one', async () => {
  const [one, other] = [release(1), release(2)];
  await seedRelease(database, 'one', one.read);
  for (const seed of other.seeds) await seedOnce(database, seed);
  await seedRelease(database, 'one', one.read);
  expect(one.read).toHaveBeenCalledTimes(2);
  expect(await storedIds()).toEqual([1]);
});

test('a start that was broken off before all was written leaves no mark', async () => {
  const { seeds, read } = release(1);
  const broken = async () => [
    ...seeds,
    { ...seeds[0]!, name: 'broken', write: () => Promise.reject(new Error('full')) },
  ];
  await expect(seedRelease(database, 'one', broken)).rejects.toThrow('full');
  await seedRelease(database, 'one', read);
  expect(read).toHaveBeenCalledTimes(1);
});

test('without a mark it is read with every start', async () => {
  const { read } = release(1);
  await seedRelease(database, null, read);
  await seedRelease(database, null, read);
  expect(read).toHaveBeenCalledTimes(2);
});
