import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.js';
import { recordingLog, silentLog } from '../../test/log.js';
import { sentenceEntry } from '../../test/sentences.js';
import { readVersion } from '../catalogue/changes.js';
import { loadSnapshot } from '../catalogue/snapshot.js';
import type { Database } from './database.js';
import { seedSentences } from './seed-sentences.js';

let own: TestDatabase;
let database: Database;
beforeEach(async () => {
  own = await createTestDatabase();
  database = await own.open();
});
afterEach(() => own.drop());

const meanings = async () => {
  const { bank } = await loadSnapshot(database);
  return Object.fromEntries(bank.all.map(({ id, meaningKo }) => [id, meaningKo]));
};

/** PostgreSQL's own number of each row's version: it changes with every write. */
async function rowVersions() {
  const { rows } = await database.pool.query<{ id: number; xmin: string }>('select id, xmin::text from sentences');
  return new Map(rows.map(({ id, xmin }) => [id, xmin]));
}

test('every field arrives', async () => {
  const entry = sentenceEntry(50_007, { wordIds: [3, 1], targetIds: [1], situations: ['음식', '가족'] });
  await seedSentences(database, [entry], silentLog);
  expect((await loadSnapshot(database)).bank.all).toEqual([{ ...entry, retiredAt: null }]);
});

test('the same content again changes nothing, not even the version', async () => {
  const content = [sentenceEntry(1), sentenceEntry(2)];
  await seedSentences(database, content, silentLog);
  const version = await readVersion(database.orm);
  await seedSentences(database, content, silentLog);
  expect(await readVersion(database.orm)).toBe(version);
});

test('changed content writes what changed and what is new, and tells the version', async () => {
  await seedSentences(database, [sentenceEntry(1), sentenceEntry(2)], silentLog);
  const [version, before] = [await readVersion(database.orm), await rowVersions()];
  const changed = [sentenceEntry(1, { meaningKo: '새 뜻.' }), sentenceEntry(2), sentenceEntry(3)];
  await seedSentences(database, changed, silentLog);
  expect(await meanings()).toEqual({ 1: '새 뜻.', 2: '뜻 2.', 3: '뜻 3.' });
  const after = await rowVersions();
  expect([after.get(1) === before.get(1), after.get(2) === before.get(2)]).toEqual([false, true]);
  expect(await readVersion(database.orm)).toBeGreaterThan(version);
});

test('a sentence that the content lost retires, is still there by its id, and comes back with the content', async () => {
  await seedSentences(database, [sentenceEntry(1), sentenceEntry(2)], silentLog);
  await seedSentences(database, [sentenceEntry(2)], silentLog);
  const { bank } = await loadSnapshot(database);
  expect(bank.all.map(({ id }) => id)).toEqual([2]);
  expect(bank.byId(1)).toMatchObject({ id: 1, retiredAt: expect.any(Date) });
  expect(bank.ofWord(1).map(({ id }) => id)).toEqual([2]);
  await seedSentences(database, [sentenceEntry(1), sentenceEntry(2)], silentLog);
  expect(await meanings()).toEqual({ 1: '뜻 1.', 2: '뜻 2.' });
});

test('what an admin edited stays, also when the content changes or loses it', async () => {
  await seedSentences(database, [sentenceEntry(1), sentenceEntry(2)], silentLog);
  await database.pool.query("update sentences set meaning_ko = '관리자.', edited_at = now() where id = 1");
  await seedSentences(database, [sentenceEntry(1, { meaningKo: '새 뜻.' })], silentLog);
  expect(await meanings()).toEqual({ 1: '관리자.' });
  await seedSentences(database, [sentenceEntry(2)], silentLog);
  expect(await meanings()).toEqual({ 1: '관리자.', 2: '뜻 2.' });
});

test('processes that seed at once leave one whole seed', async () => {
  const others = await Promise.all([own.open(), own.open()]);
  const content = Array.from({ length: 300 }, (_, index) => sentenceEntry(index + 1));
  const { log, messages } = recordingLog();
  await Promise.all([database, ...others].map((process) => seedSentences(process, content, log)));
  expect(messages).toEqual(['sentences seeded']);
  expect(Object.keys(await meanings())).toHaveLength(300);
});

test('content that the database refuses leaves everything as it was', async () => {
  await seedSentences(database, [sentenceEntry(1)], silentLog);
  const refused = [sentenceEntry(1, { meaningKo: '새 뜻.' }), sentenceEntry(2, { targetIds: [9] })];
  await expect(seedSentences(database, refused, silentLog)).rejects.toThrow('sentences_targets_named');
  expect(await meanings()).toEqual({ 1: '뜻 1.' });
});
