import type pg from 'pg';
import { qualified, readMigrations, readTables } from '../src/backup/catalog.js';

/** Every row of every table as text, in an order of its own, by table. */
export async function contentOf(client: pg.ClientBase): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  for (const { name } of await readTables(client)) {
    const { rows } = await client.query<{ row: string }>(
      `select t::text as row from ${qualified(name)} as t order by t::text collate "C"`,
    );
    content[name] = rows.map(({ row }) => row);
  }
  return content;
}

/** Everything in a schema of the kinds that the product creates: tables, indexes, triggers and so on. */
export async function schemaOf(client: pg.ClientBase): Promise<Record<string, string[]>> {
  const schema: Record<string, string[]> = {};
  for (const [kind, query] of Object.entries(KINDS)) {
    const { rows } = await client.query<{ what: string }>(`select what from (${query}) as t(what) order by what`);
    schema[kind] = rows.map(({ what }) => what);
  }
  return { ...schema, migrations: (await readMigrations(client)).map(String) };
}

const NAMESPACES = `in (select oid from pg_namespace where nspname in ('public', 'drizzle'))`;

const KINDS = {
  relations: `select concat_ws(' ', relkind, oid::regclass, relpersistence) from pg_class where relnamespace ${NAMESPACES}`,
  columns: `select concat_ws(' ', attrelid::regclass, attname, attnum, format_type(atttypid, atttypmod), attnotnull,
      attidentity, attgenerated, pg_get_expr(adbin, adrelid))
    from pg_attribute join pg_class on pg_class.oid = attrelid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace ${NAMESPACES} and relkind in ('r', 'p') and attnum > 0`,
  constraints: `select concat_ws(' ', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid))
    from pg_constraint where connamespace ${NAMESPACES}`,
  indexes: `select pg_get_indexdef(indexrelid) from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace ${NAMESPACES}`,
  triggers: `select concat_ws(' ', tgname, tgenabled, pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal`,
  functions: `select pg_get_functiondef(oid) from pg_proc where pronamespace ${NAMESPACES}`,
  sequences: `select concat_ws(' ', objid::regclass, refobjid::regclass, refobjsubid, deptype)
    from pg_depend where classid = 'pg_class'::regclass and refclassid = classid and deptype in ('a', 'i')
    and objid in (select oid from pg_class where relkind = 'S')`,
};
