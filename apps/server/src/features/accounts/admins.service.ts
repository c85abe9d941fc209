import { PASSWORD_MAX, PASSWORD_MIN, passwordLength, passwordText } from '@utarang/domain/account';
import { eq } from 'drizzle-orm';
import type { Passwords } from '../../auth/passwords.js';
import type { Config } from '../../config.js';
import type { Clock } from '../../db/clock.js';
import type { Orm } from '../../db/database.js';
import { members } from '../../db/schema.js';
import { exitCodes, StartupError } from '../../lib/startup-error.js';
import type { Log } from '../../log.js';
import { findByUsername, insertMember, takenField } from './members.repo.js';
import { passwordRefusal } from './refusals.js';

type Deps = { readonly orm: Orm; readonly clock: Clock; readonly passwords: Passwords };

const refused = (sentence: string) => new StartupError(sentence, exitCodes.config);

/** Throws `StartupError` for a password that members could not have either, and when the name is taken. */
export async function createAdmin({ orm, clock, passwords }: Deps, username: string, typed: string): Promise<void> {
  const password = passwordText(typed);
  const length = passwordLength(password);
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) {
    throw refused(`An admin's password has ${PASSWORD_MIN} to ${PASSWORD_MAX} characters.`);
  }
  if (passwordRefusal(password, username)) {
    throw refused("An admin's password must not be one that many people use, nor contain the username.");
  }
  const passwordHash = await passwords.hash(password);
  const unknown = { birthDate: null, job: null, email: null };
  const createdAt = await clock.now(orm);
  try {
    await insertMember(orm, { role: 'ROLE_ADMIN', username, passwordHash, name: username, ...unknown, createdAt });
  } catch (error) {
    if (takenField(error)) throw refused(`There is an account named ${username} already.`);
    throw error;
  }
}

/** Makes an admin of a member. Throws `StartupError` when there is none of this name. */
export async function promote({ orm }: Pick<Deps, 'orm'>, username: string): Promise<void> {
  const member = await findByUsername(orm, username);
  if (!member) throw refused(`There is no account named ${username}.`);
  await orm.update(members).set({ role: 'ROLE_ADMIN' }).where(eq(members.id, member.id));
}

/**
 * The admin of ADMIN_USERNAME and ADMIN_PASSWORD, unless there is an account of this name: it keeps its password, and
 * its role, since somebody else may have signed up with the name.
 */
export async function makeFirstAdmin(
  deps: Deps & { readonly log: Log },
  { adminUsername, adminPassword }: Pick<Config, 'adminUsername' | 'adminPassword'>,
): Promise<void> {
  if (adminUsername === null || adminPassword === null) return;
  const member = await findByUsername(deps.orm, adminUsername);
  if (member?.role === 'ROLE_ADMIN') return;
  if (member) {
    deps.log.warn('ADMIN_USERNAME names a member who is no admin; `npm run admin -- promote` makes them one');
    return;
  }
  try {
    await createAdmin(deps, adminUsername, adminPassword);
    deps.log.info('the first admin was made');
  } catch (error) {
    if (!(await findByUsername(deps.orm, adminUsername))) throw error; // another process was quicker
  }
}
