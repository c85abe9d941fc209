import { TEMPORARY_PASSWORD_MS } from '@utarang/domain/account';
import { createPasswords } from '../auth/passwords.js';
import { type Environment, runWith } from '../backup/command.js';
import { openSource } from '../backup/database-handle.js';
import { checkRelease } from '../backup/schema-version.js';
import { databaseClock } from '../db/clock.js';
import { type Orm, ormOf } from '../db/orm.js';
import { checkedPassword, createAdmin, grant } from '../features/accounts/admins.service.js';
import { createTemporaryPassword, setPassword } from '../features/accounts/operator-reset.service.js';
import { mostSearched } from '../features/words/unanswered.repo.js';
import { type AdminCall, readAdminArguments, USAGE } from './admin-arguments.js';
import { readPassword } from './read-password.js';

const LISTED = 100;

/** Lists unanswered searches: how often, the last day, and the folded form. */
async function listSearches(orm: Orm): Promise<string> {
  const rows = await mostSearched(orm, LISTED);
  if (rows.length === 0) return 'Every search was answered.';
  return rows.map(({ key, times, lastOn }) => `${String(times).padStart(7)}  ${lastOn}  ${key}`).join('\n');
}

const sessionsEnded = (ended: number) => `${ended} ${ended === 1 ? 'session was' : 'sessions were'} ended`;

/** The password that the command needs, checked before anything is opened. */
async function passwordFor(call: AdminCall): Promise<string> {
  if (call.command === 'create') return checkedPassword(await readPassword('ADMIN_PASSWORD'), call.username);
  if (call.command === 'reset-password' && call.sets)
    return checkedPassword(await readPassword('NEW_PASSWORD'), call.username);
  return '';
}

async function runAdminCommand(orm: Orm, call: AdminCall, password: string): Promise<string> {
  const deps = { orm, clock: databaseClock(), passwords: createPasswords() };
  if (call.command === 'searches') return listSearches(orm);
  const { username } = call;
  if (call.command === 'create') {
    await createAdmin(deps, username, password);
    return `${username} is a new account and an admin.`;
  }
  if (call.command === 'grant')
    return (await grant(deps, username)) ? `${username} is an admin now.` : `${username} is an admin already.`;
  if (call.sets) {
    const { ended } = await setPassword(deps, username, password);
    return `${username} has the new password; ${sessionsEnded(ended)}, and no device is known any more.`;
  }
  const { temporary, ended } = await createTemporaryPassword(deps, username);
  return `${temporary}
${username} logs in with this once, within ${TEMPORARY_PASSWORD_MS / 60_000} minutes, and then sets a new password. The one before works until then. ${sessionsEnded(ended)}.`;
}

/** `npm run admin`: only the operator makes admins, never the network. */
async function administrate({ config, log, signal, ...call }: AdminCall & Environment): Promise<string> {
  const password = await passwordFor(call);
  const { client, label, close } = await openSource(config, log, signal, 'start the server first, which makes it');
  try {
    await checkRelease(client, label);
    return await runAdminCommand(ormOf(client), call, password);
  } finally {
    await close();
  }
}

// The server creates its first admin with these two, and refuses one without the other. Here one is enough.
const env = { ...process.env, ADMIN_USERNAME: '', ADMIN_PASSWORD: '' };
await runWith(USAGE, readAdminArguments, administrate, env);
