import type pg from 'pg';
import { isOfMembers, memberKey } from './placement.js';

/** The number of partitions of each table: as many servers are stood in for. */
const PARTS = 3;

type Table = {
  readonly name: string;
  /** Columns but those that PostgreSQL computes. */
  readonly columns: string;
  readonly identities: readonly string[];
  /** Keys and foreign keys: statements that make them, with the table that they refer to. */
  readonly keys: readonly Key[];
  readonly indexes: readonly string[];
  readonly triggers: readonly string[];
  readonly storage: string | null;
};
type Key = { readonly name: string; readonly kind: 'p' | 'u' | 'f'; readonly definition: string };

const TABLES = `
  select relname as name,
    (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
     where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
    array(select attname::text from pg_attribute where attrelid = pg_class.oid and attidentity <> '') as identities,
    (select coalesce(json_agg(json_build_object(
       'name', conname, 'kind', contype, 'definition', pg_get_constraintdef(oid))), '[]') from pg_constraint
     where conrelid = pg_class.oid and contype in ('p', 'u', 'f')) as keys,
    array(select pg_get_indexdef(indexrelid) from pg_index where indrelid = pg_class.oid
      and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))) as indexes,
    array(select pg_get_triggerdef(oid) from pg_trigger where tgrelid = pg_class.oid and not tgisinternal) as triggers,
    array_to_string(reloptions, ', ') as storage
  from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`;

/**
 * Cuts every table of members into partitions by hash of the member, with all rows, keys, indexes and triggers: what is
 * not on the member's partition is then as far away as it would be on another server. Wants PostgreSQL 17 or newer,
 * which numbers rows of partitioned tables. A database that is cut already stays as it is.
 */
export async function partitionByMember(client: pg.Client): Promise<void> {
  const { rows: cut } = await client.query(`select from pg_class where oid = 'members'::regclass and relkind = 'p'`);
  if (cut.length > 0) return;
  const { rows } = await client.query<Table>(TABLES);
  const foreign = rows.flatMap(({ name, keys }) =>
    keys.filter(({ kind }) => kind === 'f').map((key) => ({ name, key })),
  );
  await client.query('begin');
  for (const { name, key } of foreign) await client.query(`alter table ${name} drop constraint ${key.name}`);
  for (const table of rows.filter(({ name }) => isOfMembers(name))) {
    for (const statement of statementsOf(table)) await client.query(statement);
  }
  for (const { name, key } of foreign) {
    await client.query(`alter table ${name} add constraint ${key.name} ${key.definition}`);
  }
  await client.query('commit');
}

function statementsOf({ name, columns, identities, keys, indexes, triggers, storage }: Table): string[] {
  const parts = Array.from({ length: PARTS }, (_, part) => part);
  return [
    `alter table ${name} rename to whole`,
    `create table ${name} (like whole including defaults including constraints including generated)
     partition by hash (${memberKey(name)})`,
    ...parts.map(
      (part) => `create table ${name}_${part} partition of ${name}
       for values with (modulus ${PARTS}, remainder ${part}) ${storage ? `with (${storage})` : ''}`,
    ),
    `insert into ${name} (${columns}) select ${columns} from whole`,
    'drop table whole',
    ...identities.flatMap((column) => [
      `alter table ${name} alter ${column} add generated always as identity`,
      `select setval(pg_get_serial_sequence('${name}', '${column}'), coalesce(max(${column}), 0) + 1, false) from ${name}`,
    ]),
    ...keys.flatMap((key) =>
      key.kind === 'f' ? [] : [`alter table ${name} add constraint ${key.name} ${key.definition}`],
    ),
    ...indexes,
    ...triggers,
  ];
}
