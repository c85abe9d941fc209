import { ApiError, type FindIdBody, type FindIdResult, fail, type ResetBody } from '@utarang/contract';
import { identityKey, maskUsername, recoveryAddress, TEMPORARY_PASSWORD_MS } from '@utarang/domain/account';
import { newTemporaryPassword, temporaryHash } from '../../auth/secrets.js';
import { temporaryPasswordLetter } from '../../mail/letters.js';
import type { AccountDeps } from './deps.js';
import { emailChangesOf, findByUsername, type MemberRow, saveTemporaryPassword, usernamesOf } from './members.repo.js';

export function createRecovery({ orm, clock, devices, limits, mail, log, config }: AccountDeps) {
  const underWay = new Set<Promise<void>>();

  /** Counts the mails to an account in a day. A device that has logged in to it before has its own count. */
  const mayMail = async ({ id, usernameKey }: MemberRow, device: string | null) => {
    const known = device && (await devices.find(usernameKey, device));
    try {
      await limits.take('resetMail', String(id), ...(known ? [known] : []));
      return true;
    } catch (error) {
      if (error instanceof ApiError) return false;
      throw error;
    }
  };

  /**
   * Mails a temporary password if the name and the address belong together: the address is the account's or its guard.
   * A suspended member gets none.
   */
  const reset = async ({ username, email }: ResetBody, device: string | null) => {
    const member = await findByUsername(orm, username);
    if (!member || member.suspendedAt !== null) return;
    const now = await clock.now(orm);
    const recipient = recoveryAddress(member.email, await emailChangesOf(orm, member.id), now);
    const addresses = [recipient, member.email].filter((address) => address !== null).map(identityKey);
    if (recipient === null || !addresses.includes(identityKey(email)) || !(await mayMail(member, device))) return;
    await orm.transaction(async (tx) => {
      const password = newTemporaryPassword();
      await saveTemporaryPassword(tx, member.id, temporaryHash(password), now);
      const letter = temporaryPasswordLetter(member.name, password, config.publicUrl);
      await mail.enqueue(tx, { ...letter, memberId: member.id, recipient, usefulMs: TEMPORARY_PASSWORD_MS }, now);
    });
    mail.deliverSoon();
  };

  return {
    /** Throws `no_matching_user`. */
    async findId({ name, birthDate }: FindIdBody): Promise<FindIdResult> {
      const [first, ...others] = await usernamesOf(orm, name, birthDate);
      if (first === undefined) fail('no_matching_user');
      if (others.length === 0) return { username: first };
      return { maskedUsername: [first, ...others].map(maskUsername).join(', ') };
    },

    /** Starts a reset. It returns before anything is looked up, so that the answer cannot tell what was found. */
    startReset(body: ResetBody, device: string | null): void {
      const work = reset(body, device).catch((error: unknown) =>
        log.error({ err: error }, 'a reset could not be carried out'),
      );
      underWay.add(work);
      void work.finally(() => underWay.delete(work));
    },

    /** Waits for the pending resets. */
    async close(): Promise<void> {
      await Promise.all(underWay);
    },
  };
}
