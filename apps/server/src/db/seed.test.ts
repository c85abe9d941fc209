import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.js';
import { recordingLog, silentLog } from '../../test/log.js';
import { wordEntry } from '../../test/words.js';
import { readVersion } from '../catalogue/changes.js';
import type { Database } from './database.js';
import { words } from './schema.js';
import { seedWords } from './seed.js';

let own: TestDatabase;
let database: Database;
beforeEach(async () => {
  own = await createTestDatabase();
  database = await own.open();
});
afterEach(() => own.drop());

const all = () => database.orm.select().from(words).orderBy(words.id);
const meanings = async () => Object.fromEntries((await all()).map(({ id, meaningKo }) => [id, meaningKo]));

test('every field arrives', async () => {
  const entry = wordEntry(50_007, { partsOfSpeech: ['verb-ru', 'noun'], accept: ['가, 나', '"다"'], block: ['라{}'] });
  await seedWords(database, [entry], silentLog);
  expect(await all()).toEqual([{ ...entry, editedAt: null, listsEditedAt: null, version: 1, retiredAt: null }]);
});

test('the same content again changes nothing, not even the version', async () => {
  const content = [wordEntry(1), wordEntry(2)];
  await seedWords(database, content, silentLog);
  const version = await readVersion(database.orm);
  await seedWords(database, content, silentLog);
  expect(await readVersion(database.orm)).toBe(version);
});

test('changed content updates what changed and adds what is new; what it lost stays', async () => {
  await seedWords(database, [wordEntry(1), wordEntry(2)], silentLog);
  const { log, messages } = recordingLog();
  await seedWords(database, [wordEntry(1, { meaningKo: '새 뜻' }), wordEntry(3)], log);
  expect(await meanings()).toEqual({ 1: '새 뜻', 2: '말', 3: '말' });
  expect(messages).toEqual(['words seeded']);
});

const retired = async () => (await all()).filter(({ retiredAt }) => retiredAt !== null).map(({ id }) => id);

test('a word that the content lost retires, gives its text to others, and comes back with the content', async () => {
  await seedWords(database, [wordEntry(1, { japaneseWord: '山' }), wordEntry(2)], silentLog);
  await seedWords(database, [wordEntry(2), wordEntry(3, { japaneseWord: '山' })], silentLog);
  expect(await retired()).toEqual([1]);
  expect((await all()).map(({ japaneseWord }) => japaneseWord)).toEqual(['山', '語2', '山']);
  await seedWords(database, [wordEntry(1, { japaneseWord: '山', meaningKo: '산' }), wordEntry(2)], silentLog);
  expect(await retired()).toEqual([3]);
  expect(await meanings()).toEqual({ 1: '산', 2: '말', 3: '말' });
});

test('what an admin edited stays, also under later content', async () => {
  await seedWords(database, [wordEntry(1), wordEntry(2)], silentLog);
  await database.orm.update(words).set({ meaningKo: '관리자', editedAt: sql`now()` }).where(sql`id = 1`);
  await seedWords(database, [wordEntry(1, { meaningKo: '새 뜻' }), wordEntry(2, { meaningKo: '새 뜻' })], silentLog);
  expect(await meanings()).toEqual({ 1: '관리자', 2: '새 뜻' });
});

test('a word that an admin added first is not seeded a second time, and the log says so', async () => {
  const { id: _, ...added } = wordEntry(0, { japaneseWord: '語1' });
  await database.orm.insert(words).values({ ...added, partsOfSpeech: [], accept: [], block: [], forms: [] });
  const { log, messages } = recordingLog();
  await seedWords(database, [wordEntry(1), wordEntry(2)], log);
  expect(Object.keys(await meanings())).toEqual(['2', '100001']);
  expect(messages).toContain('word 1 of the content is left out: another word is written and read so');
});

test('words exchange their texts', async () => {
  await seedWords(database, [wordEntry(1, { japaneseWord: '山' }), wordEntry(2, { japaneseWord: '川' })], silentLog);
  await seedWords(database, [wordEntry(1, { japaneseWord: '川' }), wordEntry(2, { japaneseWord: '山' })], silentLog);
  expect((await all()).map(({ japaneseWord }) => japaneseWord)).toEqual(['川', '山']);
});

test('processes that seed at once leave one whole seed', async () => {
  const others = await Promise.all([own.open(), own.open(), own.open()]);
  const content = Array.from({ length: 500 }, (_, index) => wordEntry(index + 1));
  await Promise.all([database, ...others].map((process) => seedWords(process, content, silentLog)));
  expect(await all()).toHaveLength(500);
  expect(await readVersion(database.orm)).toBe(1);
});

test('content that the database refuses leaves everything as it was', async () => {
  await seedWords(database, [wordEntry(1)], silentLog);
  const refused = [wordEntry(1, { meaningKo: '새 뜻' }), wordEntry(2, { meaningKo: '' })];
  await expect(seedWords(database, refused, silentLog)).rejects.toThrow('meaning_ko_length');
  expect(await meanings()).toEqual({ 1: '말' });
});
