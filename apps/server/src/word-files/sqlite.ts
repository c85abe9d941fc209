import initSqlite, { type Database, type SqlJsStatic } from 'sql.js';

let loading: Promise<SqlJsStatic> | undefined;
const load = (): Promise<SqlJsStatic> => (loading ??= initSqlite());

/** Opens a SQLite database in memory: an empty one, or that of a file. */
export async function openDatabase(bytes?: Uint8Array): Promise<Database> {
  const { Database } = await load();
  return new Database(bytes);
}
