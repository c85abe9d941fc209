import { afterAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/database.js';
import { CONTENT, DIRECTORIES, isOfMembers, memberKey, OPERATIONS } from '../../test/placement.js';

const own = await createTestDatabase();
afterAll(() => own.drop());
const { pool } = await own.open();

type Key = { name: string; isPrimary: boolean; columns: string[] };
type Reference = { name: string; to: string; columns: string[]; toColumns: string[] };
type Table = { name: string; columns: string[]; needed: string[]; keys: Key[]; references: Reference[] };

const named = (relation: string, numbers: string) =>
  `array(select attname::text from unnest(${numbers}) with ordinality as one (number, place)
   join pg_attribute on attrelid = ${relation} and attnum = number order by place)`;

/** Every table with its unique indexes and what it refers to. Partitions have what their table has. */
const { rows: tables } = await pool.query<Table>(`
  select relname as name,
    array(select attname::text from pg_attribute where attrelid = pg_class.oid and attnum > 0) as columns,
    array(select attname::text from pg_attribute where attrelid = pg_class.oid and attnotnull) as needed,
    (select coalesce(json_agg(json_build_object('name', indexrelid::regclass, 'isPrimary', indisprimary,
       'columns', ${named('indrelid', 'indkey::int2[]')})), '[]')
     from pg_index where indrelid = pg_class.oid and indisunique) as keys,
    (select coalesce(json_agg(json_build_object('name', conname, 'to', confrelid::regclass,
       'columns', ${named('conrelid', 'conkey')}, 'toColumns', ${named('confrelid', 'confkey')})), '[]')
     from pg_constraint where conrelid = pg_class.oid and contype = 'f' and conparentid = 0) as references
  from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace
  order by relname`);

const ofMembers = tables.filter(({ name }) => isOfMembers(name));

test('the lists of other tables name what there is, and none twice', () => {
  const listed = [CONTENT, DIRECTORIES, OPERATIONS].flatMap((list) => Object.keys(list));
  const others = tables.map(({ name }) => name).filter((name) => !isOfMembers(name));
  expect(listed.toSorted()).toEqual(others.toSorted());
});

describe.each(ofMembers)('$name, a table of members', ({ name, needed, keys, references }) => {
  const member = memberKey(name);

  test('says of every row whose it is', () => {
    expect(needed).toContain(member);
  });

  test('has a primary key, and the member in every unique one', () => {
    expect(keys.some(({ isPrimary }) => isPrimary)).toBe(true);
    expect(keys.filter(({ columns }) => !columns.includes(member))).toEqual([]);
  });

  test('refers to nothing but content, and rows of the same member by the member', () => {
    for (const { to, columns, toColumns } of references) {
      if (isOfMembers(to)) expect(toColumns.indexOf(memberKey(to))).toBe(columns.indexOf(member));
      else expect(Object.keys(CONTENT)).toContain(to);
    }
  });
});

/** References to members from elsewhere, each with the reason: on several servers something else stands for them. */
const FROM_ELSEWHERE: Readonly<Record<string, string>> = {
  audit_entries_admin_id_members_id_fk: 'an entry forgets its admin, who may lie on another server: done by hand there',
};

test('content, directories and operations refer to no member', () => {
  const others = tables.filter(({ name }) => !isOfMembers(name));
  const references = others.flatMap((table) => table.references.filter(({ to }) => isOfMembers(to)));
  expect(references.map(({ name }) => name)).toEqual(Object.keys(FROM_ELSEWHERE));
});

/** Sequences that count for all servers, each with the reason. With the member in the key, others need not. */
const GLOBAL: Readonly<Record<string, string>> = {
  members_id_seq: 'a member is known by it everywhere',
  own_synonyms_id_seq: 'an admin decides over one by its id alone',
  word_reports_id_seq: 'an admin decides over one by its id alone',
  word_wishes_id_seq: 'an admin decides over one by its id alone',
  audit_entries_id_seq: 'the order of what admins did',
  added_word_ids: 'words that admins add',
  added_sentence_ids: 'sentences that admins add',
};

/** Sequences whose numbers are told apart by the member as well: each server may count for itself. */
const OF_A_SERVER = [
  ...['email_changes_id_seq', 'mail_queue_id_seq', 'own_word_ids', 'sessions_id_seq', 'word_corrections_id_seq'],
];

test('a sequence that counts for all servers says why', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace`,
  );
  const known = [...Object.keys(GLOBAL), ...OF_A_SERVER];
  expect(rows.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
});
