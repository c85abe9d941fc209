import { PASSWORD_MAX, PASSWORD_MIN, passwordLength, passwordText } from '@utarang/domain/account';
import { recordOperatorChange } from '../../audit/audit.repo.js';
import type { Passwords } from '../../auth/passwords.js';
import type { Config } from '../../config.js';
import type { Clock } from '../../db/clock.js';
import type { Orm } from '../../db/orm.js';
import { exitCodes, StartupError } from '../../lib/startup-error.js';
import type { Log } from '../../log.js';
import { auditStateOf, findByUsername, insertMember, setRole, takenField } from './members.repo.js';
import { withMember } from './operator-member.js';
import { passwordRefusal } from './refusals.js';

type Deps = { readonly orm: Orm; readonly clock: Clock; readonly passwords: Passwords };

const refusal = (sentence: string) => new StartupError(sentence, exitCodes.config);

/** The password in the form that is hashed. Throws `StartupError` for one that members could not choose. */
export async function checkedPassword(typed: string, username: string): Promise<string> {
  const password = passwordText(typed);
  const length = passwordLength(password);
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) {
    throw refusal(`A password has ${PASSWORD_MIN} to ${PASSWORD_MAX} characters.`);
  }
  if (await passwordRefusal(password, username)) {
    throw refusal('A password must not be one that many people use, nor contain the username.');
  }
  return password;
}

/**
 * Creates an account with the role of an admin; the audit trail names the operator. Throws `StartupError` as
 * `checkedPassword` does, and when the name is taken.
 */
export async function createAdmin({ orm, clock, passwords }: Deps, username: string, typed: string): Promise<void> {
  const passwordHash = await passwords.hash(await checkedPassword(typed, username));
  const role = 'ROLE_ADMIN';
  const noProfile = { birthDate: null, job: null, email: null };
  try {
    await orm.transaction(async (tx) => {
      const now = await clock.now(tx);
      const created = { role, username, passwordHash, name: username, ...noProfile, createdAt: now } as const;
      const after = auditStateOf({ role, suspendedAt: null });
      const entry = {
        at: now,
        subject: 'member',
        subjectId: await insertMember(tx, created),
        action: 'created',
      } as const;
      await recordOperatorChange(tx, { ...entry, before: null, after });
    });
  } catch (error) {
    if (takenField(error)) throw refusal(`There is an account named ${username} already.`);
    throw error;
  }
}

/**
 * Makes a member an admin. Returns false for a member who already is one. Throws `StartupError` for an unknown name.
 */
export const grant = ({ orm, clock }: Pick<Deps, 'orm' | 'clock'>, username: string): Promise<boolean> =>
  withMember(orm, username, async (tx, member) => {
    if (member.role === 'ROLE_ADMIN') return false;
    await setRole(tx, member.id, 'ROLE_ADMIN');
    const entry = { at: await clock.now(tx), subject: 'member', subjectId: member.id, action: 'granted' } as const;
    const after = auditStateOf({ ...member, role: 'ROLE_ADMIN' });
    await recordOperatorChange(tx, { ...entry, before: auditStateOf(member), after });
    return true;
  });

/**
 * Creates the admin of ADMIN_USERNAME and ADMIN_PASSWORD. An existing account with this name keeps its password and its
 * role, since another person may have signed up with the name.
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
