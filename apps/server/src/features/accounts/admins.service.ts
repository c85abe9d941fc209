import { PASSWORD_MAX, PASSWORD_MIN, passwordLength, passwordText } from '@utarang/domain/account';
import { eq } from 'drizzle-orm';
import { recordOperatorChange } from '../../audit/audit.repo.js';
import type { Passwords } from '../../auth/passwords.js';
import type { Config } from '../../config.js';
import type { Clock } from '../../db/clock.js';
import type { Orm } from '../../db/database.js';
import { members } from '../../db/schema.js';
import { exitCodes, StartupError } from '../../lib/startup-error.js';
import type { Log } from '../../log.js';
import { findByUsername, insertMember, keptOf, takenField } from './members.repo.js';
import { withMember } from './operator-member.js';
import { passwordRefusal } from './refusals.js';

type Deps = { readonly orm: Orm; readonly clock: Clock; readonly passwords: Passwords };

const refused = (sentence: string) => new StartupError(sentence, exitCodes.config);

/** The password as it is kept. Throws `StartupError` for one that members could not choose. */
export async function checkedPassword(typed: string, username: string): Promise<string> {
  const password = passwordText(typed);
  const length = passwordLength(password);
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) {
    throw refused(`A password has ${PASSWORD_MIN} to ${PASSWORD_MAX} characters.`);
  }
  if (await passwordRefusal(password, username)) {
    throw refused('A password must not be one that many people use, nor contain the username.');
  }
  return password;
}

/** Throws `StartupError` as `checkedPassword` does, and when the name is taken. The audit trail names the operator. */
export async function createAdmin({ orm, clock, passwords }: Deps, username: string, typed: string): Promise<void> {
  const passwordHash = await passwords.hash(await checkedPassword(typed, username));
  const role = 'ROLE_ADMIN';
  const unknown = { birthDate: null, job: null, email: null };
  try {
    await orm.transaction(async (tx) => {
      const at = await clock.now(tx);
      const created = { role, username, passwordHash, name: username, ...unknown, createdAt: at } as const;
      const after = keptOf({ role, suspendedAt: null });
      const entry = { at, subject: 'member', subjectId: await insertMember(tx, created), action: 'created' } as const;
      await recordOperatorChange(tx, { ...entry, before: null, after });
    });
  } catch (error) {
    if (takenField(error)) throw refused(`There is an account named ${username} already.`);
    throw error;
  }
}

/** Makes an admin of a member, and answers whether they were none. Throws `StartupError` when there is none of this name. */
export const grant = ({ orm, clock }: Pick<Deps, 'orm' | 'clock'>, username: string): Promise<boolean> =>
  withMember(orm, username, async (tx, member) => {
    if (member.role === 'ROLE_ADMIN') return false;
    await tx.update(members).set({ role: 'ROLE_ADMIN' }).where(eq(members.id, member.id));
    const entry = { at: await clock.now(tx), subject: 'member', subjectId: member.id, action: 'granted' } as const;
    const after = keptOf({ ...member, role: 'ROLE_ADMIN' });
    await recordOperatorChange(tx, { ...entry, before: keptOf(member), after });
    return true;
  });

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
