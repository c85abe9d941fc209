import type { WordLists } from '@utarang/content/lists';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../test/database.js';
import { recordingLog, silentLog } from '../../test/log.js';
import { wordEntry } from '../../test/words.js';
import { readVersion } from '../catalogue/changes.js';
import { loadSnapshot } from '../catalogue/snapshot.js';
import { seedWords } from './seed.js';
import { seedLists } from './seed-lists.js';

const entry = (wordId: number, meaningKo: string | null = null, hidesLevel = false) => ({
  wordId,
  meaningKo,
  hidesLevel,
});

const lists: WordLists = {
  fields: [
    { name: '음식', entries: [entry(3), entry(1)] },
    { name: '동물', entries: [entry(2)] },
  ],
  koLike: [
    { wordId: 2, hanja: '어', caution: null },
    { wordId: 1, hanja: '언어', caution: '뜻이 조금 달라요' },
  ],
};

async function seeded() {
  const own = await createTestDatabase();
  onTestFinished(() => own.drop());
  const database = await own.open();
  await seedWords(database, [wordEntry(1), wordEntry(2), wordEntry(3)], silentLog);
  await seedLists(database, lists, silentLog);
  return database;
}

test('lists arrive in their order', async () => {
  const { lists: loaded } = await loadSnapshot(await seeded());
  expect([...loaded.fields].map(([name, words]) => [name, words.map(({ id }) => id)])).toEqual([
    ['음식', [3, 1]],
    ['동물', [2]],
  ]);
  expect(loaded.koLike.items.map(({ id, hanja, caution }) => [id, hanja, caution])).toEqual([
    [2, '어', null],
    [1, '언어', '뜻이 조금 달라요'],
  ]);
});

test('the same lists again change nothing, others replace them, and the version tells', async () => {
  const database = await seeded();
  const version = await readVersion(database.orm);
  await seedLists(database, lists, silentLog);
  expect(await readVersion(database.orm)).toBe(version);
  await seedLists(database, { fields: [{ name: '동물', entries: [entry(1)] }], koLike: [] }, silentLog);
  expect(await readVersion(database.orm)).toBeGreaterThan(version);
  const { lists: loaded } = await loadSnapshot(database);
  expect([...loaded.fields.keys()]).toEqual(['동물']);
  expect(loaded.koLike.items).toEqual([]);
});

test('an entry whose word is not stored is left out', async () => {
  const database = await seeded();
  await seedLists(
    database,
    { fields: [{ name: '음식', entries: [entry(1), entry(99), entry(2)] }], koLike: [] },
    silentLog,
  );
  const { lists: loaded } = await loadSnapshot(database);
  expect(loaded.fields.get('음식')!.map(({ id }) => id)).toEqual([1, 2]);
});

test('a word may mean something of its own in a situation, and be shown there without its level', async () => {
  const database = await seeded();
  const fields = [{ name: '음식' as const, entries: [entry(1, '교복'), entry(2, null, true), entry(3)] }];
  await seedLists(database, { fields, koLike: [] }, silentLog);
  const { lists: loaded, words } = await loadSnapshot(database);
  const [first, second, third] = [1, 2, 3].map((id) => words.find((word) => word.id === id)!);
  expect(loaded.fields.get('음식')).toEqual([{ ...first, meaningKo: '교복' }, { ...second, level: null }, third]);
  expect(second!.level).not.toBeNull();
});

test('two that seed at once write them once', async () => {
  const database = await seeded();
  const { log, messages } = recordingLog();
  const other: WordLists = { fields: [{ name: '동물', entries: [entry(1)] }], koLike: [] };
  await Promise.all([1, 2, 3].map(() => seedLists(database, other, log)));
  expect(messages.filter((message) => message.includes('lists seeded'))).toHaveLength(1);
});

test("what an admin made of a word's lists stays, in its place, also when the content changes", async () => {
  const database = await seeded();
  await database.pool.query('update words set lists_edited_at = now() where id = 3');
  await database.pool.query(`update ko_like set word_id = 3, caution = '관리자' where word_id = 2`);
  const changed: WordLists = {
    fields: [
      { name: '음식', entries: [entry(1), entry(2)] },
      { name: '동물', entries: [entry(3)] },
    ],
    koLike: [{ wordId: 3, hanja: '파일', caution: null }],
  };
  await seedLists(database, changed, silentLog);
  const { lists: loaded } = await loadSnapshot(database);
  expect([...loaded.fields].map(([name, words]) => [name, words.map(({ id }) => id)])).toEqual([
    ['음식', [1, 3, 2]],
    ['동물', []],
  ]);
  expect(loaded.koLike.items.map(({ id, hanja, caution }) => [id, hanja, caution])).toEqual([[3, '어', '관리자']]);
});
