import { recordOperatorChange } from '../../audit/audit.repo.js';
import { createDevices } from '../../auth/devices.repo.js';
import type { Passwords } from '../../auth/passwords.js';
import { newTemporaryPassword, temporaryHash } from '../../auth/secrets.js';
import { createSessions } from '../../auth/sessions.repo.js';
import type { Clock } from '../../db/clock.js';
import type { Orm } from '../../db/orm.js';
import { dropTemporaryPassword, savePasswordHash, saveTemporaryPassword } from './members.repo.js';
import { withMember } from './operator-member.js';

type Deps = { readonly orm: Orm; readonly clock: Clock };

/** Records that the password was replaced, and nothing of the password itself. */
const record = (tx: Orm, now: Date, subjectId: number, action: 'password_reset' | 'password_set') =>
  recordOperatorChange(tx, { at: now, subject: 'member', subjectId, action, before: null, after: null });

/**
 * Creates a temporary password, which the operator passes on. It replaces an earlier one, and every session ends. "The
 * own password works until the change succeeds" (docs/product/accounts.md#temporary-password).
 */
export const createTemporaryPassword = ({ orm, clock }: Deps, username: string) =>
  withMember(orm, username, async (tx, { id }) => {
    const temporary = newTemporaryPassword();
    const now = await clock.now(tx);
    await saveTemporaryPassword(tx, id, temporaryHash(temporary), now);
    await record(tx, now, id, 'password_reset');
    return { temporary, ended: await createSessions(orm, clock).endAll(tx, id) };
  });

/** Sets a password that has passed `checkedPassword`. Sessions, known devices and a temporary password end. */
export async function setPassword(
  { orm, clock, passwords }: Deps & { readonly passwords: Passwords },
  username: string,
  password: string,
): Promise<{ ended: number }> {
  const passwordHash = await passwords.hash(password);
  return withMember(orm, username, async (tx, { id }) => {
    await savePasswordHash(tx, id, passwordHash);
    await dropTemporaryPassword(tx, id);
    await createDevices(orm, clock).forgetOthers(tx, id, null);
    await record(tx, await clock.now(tx), id, 'password_set');
    return { ended: await createSessions(orm, clock).endAll(tx, id) };
  });
}
