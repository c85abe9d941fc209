import { LISTED_MAX } from '@utarang/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../test/database.js';
import { recordQueries } from '../test/record-queries.js';
import { listChanges } from './audit/audit.repo.js';
import { findMembers } from './features/accounts/admin-members.repo.js';

const own = await createTestDatabase();
afterAll(() => own.drop());
const { orm, pool } = await own.open();
const MORE = LISTED_MAX + 2_000;

beforeAll(async () => {
  await pool.query(
    `insert into members (username, username_key, password_hash, name, created_at)
     select 'm' || n, 'm' || n, '', 'm', now() from generate_series(1, $1::int) n`,
    [MORE],
  );
  await pool.query(
    `insert into audit_entries (at, subject, subject_id, action)
     select now(), case when n % 4 = 0 then 'song' else 'word' end, n, 'edited' from generate_series(1, $1::int) n`,
    [4 * MORE],
  );
  await pool.query('analyze');
});

const recorded = recordQueries(pool);
type Node = { readonly 'Relation Name'?: string; readonly 'Actual Rows': number; readonly 'Actual Loops': number };

/** The rows of a table that statements look at, all together. */
async function rowsRead(table: string, from: number): Promise<number> {
  let rows = 0;
  const visit = (node: Node & { readonly Plans?: readonly Node[] }) => {
    if (node['Relation Name'] === table) rows += node['Actual Rows'] * node['Actual Loops'];
    for (const each of node.Plans ?? []) visit(each);
  };
  for (const { text, params } of recorded.slice(from)) {
    const plan = await pool.query(`explain (analyze, format json) ${text}`, [...params]);
    visit(plan.rows[0]['QUERY PLAN'][0].Plan);
  }
  return rows;
}

test.each([
  ['all changes', 'audit_entries', (page: number) => listChanges(orm, null, page, 50)],
  ['the changes of one kind', 'audit_entries', (page: number) => listChanges(orm, 'song', page, 50)],
  ['all members', 'members', (page: number) => findMembers(orm, '', page, 50)],
])('%s: so many are counted and listed, and no more are read, on the last page too', async (_, table, list) => {
  const from = recorded.length;
  const last = LISTED_MAX / 50 - 1;
  expect((await list(last)).rows).toHaveLength(50);
  expect(await list(last + 1)).toEqual({ rows: [], total: LISTED_MAX });
  const statements = recorded.slice(from).length;
  expect(statements).toBeGreaterThan(1);
  expect(await rowsRead(table, from)).toBeLessThanOrEqual(statements * (LISTED_MAX + 50));
});
