import { fail, type PasswordBody } from '@utarang/contract';
import { countFailures } from '../../auth/count-failures.js';
import { isSameHash, temporaryHash } from '../../auth/secrets.js';
import type { MemberViewer } from '../../auth/viewer.js';
import type { AccountDeps } from './deps.js';
import { dropTemporaryPassword, findMember, lockMember, type MemberRow, savePasswordHash } from './members.repo.js';
import { passwordRefusal, refuse } from './refusals.js';

export function createPasswordChange({ orm, passwords, sessions, devices, limits }: AccountDeps) {
  /**
   * Returns the member, if this is their current password. In a session that began with a temporary password that one
   * counts, too, however old it is. Throws `validation_failed`. Tries are limited: the thief of a session could guess
   * here.
   */
  const confirm = async (viewer: MemberViewer, currentPassword: string): Promise<MemberRow> => {
    const member = await countFailures(limits, [['password', String(viewer.memberId)]], async () => {
      const found = (await findMember(orm, viewer.memberId)) ?? fail('login_required');
      const isTemporary =
        viewer.temporaryHash !== null && isSameHash(viewer.temporaryHash, temporaryHash(currentPassword));
      return isTemporary || (await passwords.verify(found.passwordHash, currentPassword)) ? found : null;
    });
    return member ?? refuse({ currentPassword: 'current_password_wrong' });
  };

  return {
    confirm,

    /**
     * Ends every other session, forgets every device but this one, and returns a new value for this session's
     * cookie.
     */
    async change(
      viewer: MemberViewer,
      { currentPassword, newPassword }: PasswordBody,
      device: string | null,
    ): Promise<string> {
      const member = await confirm(viewer, currentPassword);
      const refusal = await passwordRefusal(newPassword, member.username);
      if (refusal) refuse({ newPassword: refusal });

      const passwordHash = await passwords.hash(newPassword);
      return orm.transaction(async (tx) => {
        const locked = await lockMember(tx, member.id);
        // Another person who knew the old password was faster.
        if (locked?.passwordHash !== member.passwordHash) refuse({ currentPassword: 'current_password_wrong' });
        await savePasswordHash(tx, member.id, passwordHash);
        await dropTemporaryPassword(tx, member.id);
        await sessions.endOthers(tx, viewer);
        await devices.forgetOthers(tx, member.id, device);
        return sessions.renew(tx, viewer);
      });
    },
  };
}

export type PasswordChange = ReturnType<typeof createPasswordChange>;
