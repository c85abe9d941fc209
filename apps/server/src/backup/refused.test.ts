import { readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import fc from 'fast-check';
import type pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import {
  backedUp,
  connect,
  database,
  emptyDatabase,
  forged,
  makeOlder,
  newFile,
  restoreFile,
} from '../../test/backup.js';
import { contentOf, schemaOf } from '../../test/database-content.js';
import { fillMembers } from '../../test/members.js';
import { migrateDatabase } from '../db/migrate.js';
import { openArchive } from './archive.js';
import { countObjects, readMigrations } from './catalog.js';
import { restoreInto } from './restore-into.js';

const filled = async () => {
  const source = await database();
  await fillMembers(source.client, 5);
  return backedUp(source.client);
};

/** Nothing was left in the database: neither table nor function nor the journal of migrations. */
const expectEmpty = async (client: pg.Client) => {
  expect(await countObjects(client)).toBe(0);
  expect(await readMigrations(client)).toEqual([]);
};

const DAMAGED = /^\/.*backup\.zip is damaged, cut short or not a backup at all: .*\.$/;

test('any bit that is flipped, any end that is missing, any byte too much is refused before anything is done', async () => {
  const good = await readFile(await filled());
  const path = await newFile();
  const refused = async (bytes: Buffer) => {
    await writeFile(path, bytes);
    await expect(openArchive(path)).rejects.toThrow(DAMAGED);
  };
  const flipped = (bit: number) => {
    const bytes = Buffer.from(good);
    bytes[bit >> 3]! ^= 1 << (bit & 7);
    return bytes;
  };
  const bits = fc.integer({ min: 0, max: good.length * 8 - 1 });
  await fc.assert(
    fc.asyncProperty(bits, (bit) => refused(flipped(bit))),
    { numRuns: 150 },
  );
  // Where formats have fields that nobody reads: the first and the last bytes, each bit of them.
  for (let bit = 0; bit < 40 * 8; bit += 1) await refused(flipped(bit));
  for (let bit = good.length * 8 - 90 * 8; bit < good.length * 8; bit += 1) await refused(flipped(bit));
  await fc.assert(fc.asyncProperty(fc.nat(good.length - 1), (length) => refused(good.subarray(0, length))));
  await refused(Buffer.concat([good, Buffer.from([0])]));
  await refused(Buffer.concat([good, good]));

  const target = await emptyDatabase();
  await expect(restoreFile(target.client, path)).rejects.toThrow(DAMAGED);
  await expectEmpty(target.client);
  await writeFile(path, good);
  await restoreFile(target.client, path);
});

test('what is no file, or another file, is said to be so', async () => {
  const path = await newFile();
  await expect(openArchive(path)).rejects.toThrow(`There is no file ${path}.`);
  await expect(openArchive(`${path}/below`)).rejects.toThrow(`There is no file ${path}/below.`);
  await expect(openArchive(dirname(path))).rejects.toThrow('is not a backup');
  for (const content of ['', 'PK', 'hello'.repeat(100)]) {
    await writeFile(path, content);
    await expect(openArchive(path)).rejects.toThrow(DAMAGED);
  }
});

test.each([
  ['a newer format', { format: 2, whatever: true }, 'was made by a newer release, in a format'],
  ['no manifest of ours', { hello: 1 }, 'is not a backup'],
])('%s is refused', async (_, manifest, sentence) => {
  await expect(openArchive(await forged(await filled(), () => manifest))).rejects.toThrow(sentence);
});

test.each<[string, Parameters<typeof forged>[1], string]>([
  [
    'a schema newer than this release',
    (manifest) => ({ ...manifest, migrations: [...manifest.migrations, 4_102_444_800_000] }),
    'comes from a newer release than this one',
  ],
  ['a schema of nobody', (manifest) => ({ ...manifest, migrations: [] }), 'holds nothing of this product'],
  [
    'a file that lacks a table',
    (manifest) => ({ ...manifest, tables: manifest.tables.filter(({ name }) => name !== 'sessions') }),
    'does not hold what its schema has: sessions.',
  ],
  [
    'a file that lacks a sequence',
    (manifest) => ({ ...manifest, sequences: manifest.sequences.filter(({ name }) => name !== 'members_id_seq') }),
    'does not hold what its schema has: members_id_seq.',
  ],
  [
    'other rows than the manifest says',
    (manifest) => ({ ...manifest, tables: manifest.tables.map((table) => ({ ...table, rows: table.rows + 1 })) }),
    'holds other rows of',
  ],
  [
    'other text than the manifest says',
    (manifest) => ({ ...manifest, tables: manifest.tables.map((table) => ({ ...table, sha256: 'f'.repeat(64) })) }),
    'holds other rows of',
  ],
])('%s is refused, and the database is as empty as before', async (_, change, sentence) => {
  const target = await emptyDatabase();
  await expect(restoreFile(target.client, await forged(await filled(), change))).rejects.toThrow(sentence);
  await expectEmpty(target.client);
});

test('rows that a key refuses leave nothing behind', async () => {
  const source = await database();
  await source.client.query('alter table field_words drop constraint field_words_word_id_words_id_fk');
  await source.client.query(`insert into fields values ('기초', 1); insert into field_words values ('기초', 1, 77)`);
  const target = await emptyDatabase();
  await expect(restoreFile(target.client, await backedUp(source.client))).rejects.toThrow('foreign key constraint');
  await expectEmpty(target.client);
});

test.each<[string, (client: pg.Client) => Promise<unknown>]>([
  ['that a server has used', (client) => makeOlder(client, 0)],
  ['with one foreign table', (client) => client.query('create table notes (text text)')],
  ['with one view', (client) => client.query('create view one as select 1')],
  ['with one function', (client) => client.query(`create function one() returns int language sql as 'select 1'`)],
])('a database %s is not empty: refused, and left as it was', async (_, prepare) => {
  const target = await emptyDatabase();
  await prepare(target.client);
  const before = [await schemaOf(target.client), await contentOf(target.client)];
  await expect(restoreFile(target.client, await filled())).rejects.toThrow(
    'The target is not empty: a backup is restored only into an empty one.',
  );
  expect([await schemaOf(target.client), await contentOf(target.client)]).toEqual(before);
});

test('a table of the operator’s own is in the file, and left out where the product does not know it', async () => {
  const source = await database();
  await source.client.query(`create table "My notes/1" (text text); insert into "My notes/1" values ('x')`);
  const path = await backedUp(source.client);
  const target = await emptyDatabase();
  expect(await restoreFile(target.client, path)).toEqual(['My notes/1']);
  expect(Object.keys(await contentOf(target.client))).not.toContain('My notes/1');
});

test('a database of a newer release, or of none, is not backed up with this one', async () => {
  const { client } = await database();
  const file = await newFile();
  await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 4102444800000)`);
  await expect(backedUp(client, file)).rejects.toThrow('The source comes from a newer release than this one');
  await expect(backedUp((await emptyDatabase()).client, file)).rejects.toThrow(
    'The source holds nothing of this product',
  );
  await expect(readFile(file)).rejects.toThrow('ENOENT');
});

test('a server that starts while a backup is restored waits, and then finds it', async () => {
  const path = await filled();
  const target = await emptyDatabase();
  const archive = await openArchive(path);
  onTestFinished(() => archive.close());
  const other = await connect(target.url);
  let migrated: Promise<void> | null = null;
  const rows = async (name: string) => {
    migrated ??= migrateDatabase(other);
    return archive.rows(name);
  };
  await restoreInto(target.client, { ...archive, rows }, 'The target');
  await migrated;
  expect((await contentOf(target.client)).members).toHaveLength(5);
});
