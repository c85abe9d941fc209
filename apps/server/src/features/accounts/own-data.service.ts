import { type DeleteBody, fail, type MemberExport, type Session } from '@utarang/contract';
import { sessions as texts } from '@utarang/messages';
import type { MemberViewer } from '../../auth/viewer.js';
import { lockAdmins } from './admin-members.repo.js';
import type { AccountDeps } from './deps.js';
import { deleteMember, emailChangesOf, findMember, lockMember } from './members.repo.js';
import type { PasswordChange } from './password.service.js';
import { memberView } from './profile.service.js';
import { refuse } from './refusals.js';

/** Members' own data: they see and end their sessions, export everything, delete the account. */
export function createOwnData(
  { orm, clock, sessions, devices, mail, exportFeatures }: AccountDeps,
  { confirm }: Pick<PasswordChange, 'confirm'>,
) {
  const listSessions = async ({ memberId, sessionId }: MemberViewer): Promise<Session[]> =>
    (await sessions.list(memberId)).map(({ id, device, createdAt, lastSeenAt }) => ({
      id,
      device: device ?? texts.unknown,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      current: id === sessionId,
    }));

  return {
    listSessions,

    /** Throws `session_not_found`, also for a session of another member. */
    async endSession({ memberId }: MemberViewer, id: number): Promise<void> {
      if (!(await sessions.endOne(memberId, id))) fail('session_not_found');
    },

    endOtherSessions: (viewer: MemberViewer) => sessions.endOthers(orm, viewer),

    /** Exports everything that is stored of the member, without the hashes of passwords, sessions and devices. */
    async export(viewer: MemberViewer): Promise<MemberExport> {
      const member = (await findMember(orm, viewer.memberId)) ?? fail('login_required');
      const { level, totalPoints, wordPoints, sentPoints, ...profile } =
        (await memberView(orm, member.id)) ?? fail('login_required');
      const changes = await emailChangesOf(orm, member.id);
      const known = await devices.list(member.id);
      return {
        exportedAt: (await clock.now(orm)).toISOString(),
        profile: { ...profile, createdAt: member.createdAt.toISOString() },
        points: { level, totalPoints, wordPoints, sentPoints },
        sessions: await listSessions(viewer),
        knownDevices: known.map(({ lastLoginAt }) => ({ lastLoginAt: lastLoginAt.toISOString() })),
        emailChanges: changes.map(({ oldEmail, changedAt }) => ({ oldEmail, changedAt: changedAt.toISOString() })),
        ...(await exportFeatures(member.id)),
      };
    },

    /** Deletes the account with everything that belongs to it. Throws `validation_failed` and `last_admin`. */
    async delete(viewer: MemberViewer, { currentPassword }: DeleteBody): Promise<void> {
      const { id, passwordHash } = await confirm(viewer, currentPassword);
      await orm.transaction(async (tx) => {
        // "An admin is always left" (docs/product/admin.md#members): of two who delete their accounts at once, the
        // later sees no other.
        const others = (await lockAdmins(tx)).filter((admin) => admin !== id);
        const member = await lockMember(tx, id);
        // The password was changed meanwhile: the old one is not enough to delete the account.
        if (member && member.passwordHash !== passwordHash) refuse({ currentPassword: 'current_password_wrong' });
        if (member?.role === 'ROLE_ADMIN' && others.length === 0) fail('last_admin');
        await deleteMember(tx, id);
      });
      await mail.forget(id);
    },
  };
}
