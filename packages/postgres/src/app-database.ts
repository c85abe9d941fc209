import pg from 'pg';

/** The role of the product, which may do nothing outside its own database, and that database. */
export const APP = 'utarang';

/** Creates role and database unless they exist. Only the holder of the instance lock calls this. */
export async function createAppDatabase(superuser: pg.Client, password: string): Promise<void> {
  const role = await superuser.query('select from pg_roles where rolname = $1', [APP]);
  if (role.rowCount === 0) await superuser.query(`create role ${APP} login password ${pg.escapeLiteral(password)}`);
  const database = await superuser.query('select from pg_database where datname = $1', [APP]);
  if (database.rowCount === 0) await superuser.query(`create database ${APP} owner ${APP}`);
}
