import { PASSWORD_MAX, PASSWORD_MIN, passwordLength, passwordText } from '@utarang/domain/account';
import { and, eq, ne } from 'drizzle-orm';
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

/** The password as it is kept. Throws `StartupError` for one that members could not choose. */
export function checkedPassword(typed: string, username: string): string {
  const password = passwordText(typed);
  const length = passwordLength(password);
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) {
    throw refused(`A password has ${PASSWORD_MIN} to ${PASSWORD_MAX} characters.`);
  }
  if (passwordRefusal(password, username)) {
    throw refused('A password must not be one that many people use, nor contain the username.');
  }
  return password;
}

/** Throws `StartupError` as `checkedPassword` does, and when the name is taken. */
export async function createAdmin({ orm, clock, passwords }: Deps, username: string, typed: string): Promise<void> {
  const passwordHash = await passwords.hash(checkedPassword(typed, username));
  const unknown = { birthDate: null, job: null, email: null };
  const createdAt = await clock.now(orm);
  try {
    await insertMember(orm, { role: 'ROLE_ADMIN', username, passwordHash, name: username, ...unknown, createdAt });
  } catch (error) {
    if (takenField(error)) throw refused(`There is an account named ${username} already.`);
    throw error;
  }
}

/** Makes an admin of a member, and answers whether they were none. Throws `StartupError` when there is none of this name. */
export async function grant({ orm }: Pick<Deps, 'orm'>, username: string): Promise<boolean> {
  const member = await findByUsername(orm, username);
  if (!member) throw new StartupError(`There is no account named ${username}.`, exitCodes.data);
  const isNone = and(eq(members.id, member.id), ne(members.role, 'ROLE_ADMIN'));
  const { rowCount } = await orm.update(members).set({ role: 'ROLE_ADMIN' }).where(isNone);
  return rowCount === 1;
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
    deps.log.warn('ADMIN_USERNAME names a member who is no admin; `npm run admin -- grant` makes them one');
    return;
  }
  try {
    await createAdmin(deps, adminUsername, adminPassword);
    deps.log.info('the first admin was made');
  } catch (error) {
    if (!(await findByUsername(deps.orm, adminUsername))) throw error; // another process was quicker
  }
}
