import { enter, type serveAccounts } from './accounts.js';

type Served = Pick<Awaited<ReturnType<typeof serveAccounts>>, 'browser' | 'database'>;

/** A new admin, logged in. */
export async function enterAdmin({ browser, database }: Served, at = browser()) {
  const { username } = await enter(at);
  await database.pool.query(`update members set role = 'ROLE_ADMIN' where username = $1`, [username]);
  return { ...at, username };
}
