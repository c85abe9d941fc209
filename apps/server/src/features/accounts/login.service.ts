import { fail, type LoginBody, type LoginResult } from '@utarang/contract';
import { deviceName, identityKey, isTemporaryPasswordAlive } from '@utarang/domain/account';
import { type Count, countFailures } from '../../auth/count-failures.js';
import { looksTemporary, temporaryHash } from '../../auth/secrets.js';
import type { Orm } from '../../db/orm.js';
import type { AccountDeps } from './deps.js';
import {
  findByUsername,
  isTemporaryPassword,
  lockMember,
  type MemberRow,
  takeTemporaryPassword,
} from './members.repo.js';

export type Caller = {
  /** The address by which the caller is counted (`lib/address.ts`). */
  readonly address: string;
  readonly userAgent: string;
  /** The token of the browser's current session; a log-in ends that session, and never reuses it. */
  readonly token: string | null;
  /** The value of the browser's device cookie, if there was a log-in with it before. */
  readonly device: string | null;
};

/** A new session: the value of its cookie, that of the device's cookie, and the answer. */
type StartedSession = { readonly token: string; readonly device: string; readonly result: LoginResult };

/** The id of no account: for the work that is done for an unknown name. */
const NOBODY = 0;

type Deps = Pick<AccountDeps, 'orm' | 'clock' | 'passwords' | 'sessions' | 'devices' | 'limits'>;

export function createLogin({ orm, clock, passwords, sessions, devices, limits }: Deps) {
  /** Checks whether the password is still the one that was verified. It may have been changed meanwhile. */
  const stillHolds = async (tx: Orm, { id, passwordHash }: MemberRow) =>
    (await lockMember(tx, id))?.passwordHash === passwordHash;

  /**
   * Checks whether this is the hash of a temporary password that is still valid. It is used up, even if it is too old.
   */
  const takeTemporary = async (tx: Orm, memberId: number, hash: string, now: Date) => {
    const taken = await takeTemporaryPassword(tx, memberId, hash);
    return taken !== null && isTemporaryPasswordAlive(taken.createdAt, now);
  };

  /** Begins a session; null for a name and a password that do not belong together. */
  const begin = async ({ username, password }: LoginBody, caller: Caller): Promise<StartedSession | null> => {
    const member = await findByUsername(orm, username);
    const isOwn = await passwords.verify(member?.passwordHash, password);
    const hash = temporaryHash(password);
    return orm.transaction(async (tx) => {
      const now = await clock.now(tx);
      const isTemporary = !isOwn && (await takeTemporary(tx, member?.id ?? NOBODY, hash, now));
      if (!member || !(isTemporary || (isOwn && (await stillHolds(tx, member))))) return null;
      // Only a caller with the password is told of the suspension. The row stays locked, so that no session begins
      // during one.
      if ((await lockMember(tx, member.id))?.suspendedAt != null) fail('account_suspended');
      if (caller.token) await sessions.end(tx, caller.token);
      const name = deviceName(caller.userAgent);
      const begun = { memberId: member.id, device: name, temporaryHash: isTemporary ? hash : null };
      const token = await sessions.begin(tx, begun, now);
      const device = await devices.remember(tx, member.id, caller.device, now);
      return {
        token,
        device,
        result: { username: member.username, role: member.role, mustChangePassword: isTemporary },
      };
    });
  };

  /**
   * The rate limits that a try counts against. A stranger counts by address, by account and address, and by account for
   * a day. A device that has logged in to the account before has its own count, so that strangers cannot use up its
   * tries.
   */
  const countsOf = async (username: string, { address, device }: Caller): Promise<Count[]> => {
    const key = identityKey(username);
    const known = device && (await devices.find(key, device));
    if (known)
      return [
        ['loginAccount', key, known],
        ['loginAccountDay', key, known],
      ];
    return [
      ['loginAddress', address],
      ['loginAccount', key, address],
      ['loginAccountDay', key],
    ];
  };

  /**
   * Checks whether it is a temporary password, which nobody can guess. It is not counted, so that the owner can log in
   * while others guess.
   */
  const isMailed = async ({ username, password }: LoginBody) =>
    looksTemporary(password) && (await isTemporaryPassword(orm, username, temporaryHash(password)));

  return {
    /**
     * Begins a session. A failure tells nothing about the name: the text and the work are the same whether there is
     * such an account or not. Throws `login_failed`, and `account_suspended` for the right password.
     */
    async logIn(body: LoginBody, caller: Caller): Promise<StartedSession> {
      const judge = () => begin(body, caller);
      const session = (await isMailed(body))
        ? await judge()
        : await countFailures(limits, await countsOf(body.username, caller), judge);
      return session ?? fail('login_failed');
    },
  };
}
