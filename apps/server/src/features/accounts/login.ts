import { fail, type LoginBody, type LoginResult } from '@utarang/contract';
import { deviceName, identityKey, isTemporaryPasswordAlive } from '@utarang/domain/account';
import { temporaryHash } from '../../auth/secrets.js';
import type { Orm } from '../../db/database.js';
import type { AccountDeps } from './deps.js';
import { findByUsername, lockMember, type MemberRow, takeTemporaryPassword } from './members.js';

export type Caller = {
  /** What the caller is counted by. */
  readonly address: string;
  readonly userAgent: string;
  /** The session that the browser has already; a log-in ends it, and never goes on with it. */
  readonly token: string | null;
};

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

  return {
    /**
     * Begins a session. Whoever knows a name learns nothing from a failure: the same text, and the same work, whether
     * there is such an account or not. Every try is counted before it is judged, so that tries at once are counted,
     * too; one that was right is given back.
     */
    async logIn({ username, password }: LoginBody, caller: Caller): Promise<{ token: string; result: LoginResult }> {
      const account = [identityKey(username), caller.address] as const;
      await limits.take('loginAddress', caller.address);
      await limits.take('loginAccount', ...account);

      const member = await findByUsername(orm, username);
      const isOwn = await passwords.verify(member?.passwordHash, password);
      const hash = temporaryHash(password);
      const session = await orm.transaction(async (tx) => {
        const now = await clock.now(tx);
        const isTemporary = !isOwn && (await takeTemporary(tx, member?.id ?? NOBODY, hash, now));
        if (!member || !(isTemporary || (isOwn && (await stillHolds(tx, member))))) return null;
        if (caller.token) await sessions.end(tx, caller.token);
        const device = deviceName(caller.userAgent);
        const begun = { memberId: member.id, device, temporaryHash: isTemporary ? hash : null };
        const token = await sessions.begin(tx, begun, now);
        return { token, result: { username: member.username, role: member.role, mustChangePassword: isTemporary } };
      });
      if (!session) fail('login_failed');

      await limits.giveBack('loginAddress', caller.address);
      await limits.giveBack('loginAccount', ...account);
      return session;
    },
  };
}
