import { fail, type LoginBody, type LoginResult } from '@utarang/contract';
import { deviceName, identityKey, isTemporaryPasswordAlive } from '@utarang/domain/account';
import { countFailures } from '../../auth/count-failures.js';
import { temporaryHash } from '../../auth/secrets.js';
import type { Orm } from '../../db/database.js';
import type { AccountDeps } from './deps.js';
import { findByUsername, lockMember, type MemberRow, takeTemporaryPassword } from './members.repo.js';

export type Caller = {
  /** What the caller is counted by. */
  readonly address: string;
  readonly userAgent: string;
  /** The session that the browser has already; a log-in ends it, and never goes on with it. */
  readonly token: string | null;
};

/** A session that has begun: its cookie's value, and whose it is. */
type Begun = { readonly token: string; readonly result: LoginResult };

/** The id of no account. */
const NOBODY = 0;

type Deps = Pick<AccountDeps, 'orm' | 'clock' | 'passwords' | 'sessions' | 'limits'>;

export function createLogin({ orm, clock, passwords, sessions, limits }: Deps) {
  /** Is it still the password that was verified? Someone may have changed it meanwhile. */
  const stillHolds = async (tx: Orm, { id, passwordHash }: MemberRow) =>
    (await lockMember(tx, id))?.passwordHash === passwordHash;

  /** Uses up a temporary password, if that is what was typed and it is not too old. */
  const takeTemporary = async (tx: Orm, memberId: number, hash: string, now: Date) => {
    const taken = await takeTemporaryPassword(tx, memberId, hash);
    return taken !== null && isTemporaryPasswordAlive(taken.createdAt, now);
  };

  /** A session, or null for a name and a password that do not belong together. */
  const begin = async ({ username, password }: LoginBody, caller: Caller): Promise<Begun | null> => {
    const member = await findByUsername(orm, username);
    const isOwn = await passwords.verify(member?.passwordHash, password);
    const hash = temporaryHash(password);
    return orm.transaction(async (tx) => {
      const now = await clock.now(tx);
      const isTemporary = !isOwn && (await takeTemporary(tx, member?.id ?? NOBODY, hash, now));
      if (!member || !(isTemporary || (isOwn && (await stillHolds(tx, member))))) return null;
      if (caller.token) await sessions.end(tx, caller.token);
      const device = deviceName(caller.userAgent);
      const begun = { memberId: member.id, device, temporaryHash: isTemporary ? hash : null };
      const token = await sessions.begin(tx, begun, now);
      return { token, result: { username: member.username, role: member.role, mustChangePassword: isTemporary } };
    });
  };

  return {
    /**
     * Begins a session. Whoever knows a name learns nothing from a failure: the same text, and the same work, whether
     * there is such an account or not.
     */
    async logIn(body: LoginBody, caller: Caller): Promise<Begun> {
      const session = await countFailures(
        limits,
        [
          ['loginAddress', caller.address],
          ['loginAccount', identityKey(body.username), caller.address],
        ],
        () => begin(body, caller),
      );
      return session ?? fail('login_failed');
    },
  };
}
