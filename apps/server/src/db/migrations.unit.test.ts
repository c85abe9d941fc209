import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import { findMigrations } from './migrate.js';
import * as schema from './schema.js';

const folder = join(findMigrations(), 'meta');
const last = readdirSync(folder)
  .filter((name) => name.endsWith('_snapshot.json'))
  .sort()
  .at(-1);

/** As JSON has it, without what names the snapshot itself. */
function tablesOf(snapshot: object): object {
  const { id: _, prevId: _prev, ...tables } = JSON.parse(JSON.stringify(snapshot));
  return tables;
}

test('the migrations make the tables that the schema describes', () => {
  const made = tablesOf(JSON.parse(readFileSync(join(folder, last ?? ''), 'utf8')));
  const wanting = 'npx drizzle-kit generate --name what_changes, in apps/server';
  expect(made, wanting).toEqual(tablesOf(generateDrizzleJson(schema)));
});
