import type { Orm } from '../../db/orm.js';
import { exitCodes, StartupError } from '../../lib/startup-error.js';
import { findByUsername, lockMember, type MemberRow } from './members.repo.js';

/** Acts on the account of this name, whose row is locked meanwhile. Throws `StartupError` when there is none. */
export async function withMember<Result>(
  orm: Orm,
  username: string,
  act: (tx: Orm, member: MemberRow) => Promise<Result>,
) {
  return orm.transaction(async (tx) => {
    const found = await findByUsername(tx, username);
    const member = found && (await lockMember(tx, found.id));
    if (!member) throw new StartupError(`There is no account named ${username}.`, exitCodes.data);
    return act(tx, member);
  });
}
