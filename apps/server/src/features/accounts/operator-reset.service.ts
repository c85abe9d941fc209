import { createDevices } from '../../auth/devices.js';
import type { Passwords } from '../../auth/passwords.js';
import { newTemporaryPassword, temporaryHash } from '../../auth/secrets.js';
import { createSessions } from '../../auth/sessions.js';
import type { Clock } from '../../db/clock.js';
import type { Orm } from '../../db/database.js';
import { exitCodes, StartupError } from '../../lib/startup-error.js';
import {
  dropTemporaryPassword,
  findByUsername,
  lockMember,
  type MemberRow,
  savePasswordHash,
  saveTemporaryPassword,
} from './members.repo.js';

type Deps = { readonly orm: Orm; readonly clock: Clock };

/** Does something to the account of this name while nobody else changes it. Throws `StartupError` when there is none. */
async function withMember<Result>(orm: Orm, username: string, act: (tx: Orm, member: MemberRow) => Promise<Result>) {
  return orm.transaction(async (tx) => {
    const found = await findByUsername(tx, username);
    const member = found && (await lockMember(tx, found.id));
    if (!member) throw new StartupError(`There is no account named ${username}.`, exitCodes.data);
    return act(tx, member);
  });
}

/**
 * A temporary password in place of an earlier one, for the operator to hand on; every session ends. "The own password
 * works until the change succeeds" (docs/product/accounts.md#temporary-password).
 */
export const makeTemporary = ({ orm, clock }: Deps, username: string) =>
  withMember(orm, username, async (tx, { id }) => {
    const temporary = newTemporaryPassword();
    await saveTemporaryPassword(tx, id, temporaryHash(temporary), await clock.now(tx));
    return { temporary, ended: await createSessions(orm, clock).endAll(tx, id) };
  });

/** Sets a password that was judged before; what opened the account until now opens it no more. */
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
    return { ended: await createSessions(orm, clock).endAll(tx, id) };
  });
}
