import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../test/database.js';

const page = readFileSync(new URL('../../../../docs/security.md', import.meta.url), 'utf8');

/** The tables of docs/security.md#what-can-be-filled-and-how-far, and what holds the bound of each. */
const [, section = ''] = page.split('\n## What can be filled, and how far\n');
const bounded = Array.from(
  section.split('\n## ')[0]!.matchAll(/^\| `(\w+)` \| (.+) \| (.+) \| (.+) \|$/gm),
  ([, table = '', most = '', heldBy = '', tests = '']) => ({ table, most, heldBy, tests }),
);

/** Tables that the release, admins and the server itself fill, and nobody else. */
const OTHERS: ReadonlySet<string> = new Set([
  ...['words', 'fields', 'field_words', 'ko_like', 'word_facts', 'word_links'],
  ...['sentences', 'quizzes', 'artists', 'songs', 'song_artists', 'song_lines'],
  ...['audit_entries', 'catalogue_version', 'catalogue_changes', 'seeds', 'signing_keys'],
]);

test('every table that people can fill has a bound in docs/security.md', async () => {
  const own = await createTestDatabase();
  onTestFinished(() => own.drop());
  const { pool } = await own.open();
  const { rows } = await pool.query<{ table: string; isOfMembers: boolean }>(`
    select relname as table, exists (
      select from pg_attribute where attrelid = pg_class.oid and attname = 'member_id') as "isOfMembers"
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`);
  expect(rows.filter(({ table, isOfMembers }) => isOfMembers && OTHERS.has(table))).toEqual([]);
  const filled = rows.map(({ table }) => table).filter((table) => !OTHERS.has(table));
  expect(filled.sort()).toEqual(bounded.map(({ table }) => table).sort());
});

test.each(bounded)('what $table has at most is held by what holds for calls at once', ({ heldBy, tests }) => {
  for (const one of heldBy.split(', ')) expect(['key', 'locked row', 'one statement', 'rate']).toContain(one);
  expect(tests).toMatch(/^`[\w/.-]+\.test\.ts`(, `[\w/.-]+\.test\.ts`)*$/);
});
