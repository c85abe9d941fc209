import {
  type AdminMembersQuery,
  type FoundMember,
  type FoundMembers,
  fail,
  MEMBER_CHANGES_SHOWN,
  type MemberState,
  type memberActions,
} from '@utarang/contract';
import { changesOf, recordChange } from '../../audit/audit.repo.js';
import type { Orm } from '../../db/orm.js';
import { pageAnswer } from '../../lib/page-answer.js';
import { findMembers, lockAdmins, setSuspended } from './admin-members.repo.js';
import type { AccountDeps } from './deps.js';
import { auditStateOf, deleteMember, findMember, lockMember, type MemberRow } from './members.repo.js';

type ListedMember = Pick<MemberRow, 'id' | 'username' | 'name' | 'role' | 'createdAt' | 'suspendedAt'>;
const foundOf = ({ id, username, name, role, createdAt, suspendedAt }: ListedMember): FoundMember => ({
  id,
  username,
  name,
  role,
  createdAt: createdAt.toISOString(),
  suspendedAt: suspendedAt?.toISOString() ?? null,
});

type Act = {
  readonly adminId: number;
  readonly memberId: number;
  readonly action: (typeof memberActions)[number];
  /** True if admins may do it to their own account. */
  readonly toOneself?: boolean;
  /** Makes the change; returns false where there was nothing to change. */
  readonly change: (tx: Orm, member: MemberRow, now: Date) => Promise<boolean>;
};

/** The members for admins, and the actions of admins on accounts (docs/product/admin.md#members). */
export function createAdminMembers({ orm, clock, sessions, mail }: AccountDeps) {
  /** Acts on a member and records it, or does neither. Throws `member_not_found`, `own_account` and `forbidden`. */
  const act = ({ adminId, memberId, action, toOneself = false, change }: Act) =>
    orm.transaction(async (tx) => {
      // This admin may have been suspended meanwhile: of two who suspend each other at once, one succeeds.
      if (!(await lockAdmins(tx)).includes(adminId)) fail('forbidden');
      const member = (await lockMember(tx, memberId)) ?? fail('member_not_found');
      if (memberId === adminId && !toOneself) fail('own_account');
      const now = await clock.now(tx);
      if (!(await change(tx, member, now))) return;
      const changed = await findMember(tx, memberId);
      const entry = { before: auditStateOf(member), after: changed && auditStateOf(changed) };
      await recordChange(tx, { adminId, at: now, subject: 'member', subjectId: memberId, action, ...entry });
    });

  return {
    async find({ q, page, size }: AdminMembersQuery): Promise<FoundMembers> {
      const { rows, total } = await findMembers(orm, q, page, size);
      return pageAnswer(rows.map(foundOf), { page, size, total });
    },

    /** Throws `member_not_found`. */
    async state(memberId: number): Promise<MemberState> {
      const member = (await findMember(orm, memberId)) ?? fail('member_not_found');
      const open = await sessions.list(memberId);
      const changes = await changesOf(orm, 'member', memberId, MEMBER_CHANGES_SHOWN);
      return {
        ...foundOf(member),
        email: member.email,
        sessions: open.length,
        lastSeenAt: open[0]?.lastSeenAt.toISOString() ?? null,
        changes: changes.map(({ at, actor, admin, action }) => ({ at: at.toISOString(), actor, admin, action })),
      };
    },

    endSessions: (adminId: number, memberId: number) =>
      act({
        adminId,
        memberId,
        action: 'sessions_ended',
        toOneself: true,
        change: async (tx) => (await sessions.endAll(tx, memberId)) > 0,
      }),

    /** Suspends a member, and ends the sessions. For a suspended one nothing is changed or recorded. */
    suspend: (adminId: number, memberId: number) =>
      act({
        adminId,
        memberId,
        action: 'suspended',
        async change(tx, { suspendedAt }, now) {
          if (suspendedAt !== null) return false;
          await setSuspended(tx, memberId, now);
          await sessions.endAll(tx, memberId);
          return true;
        },
      }),

    unsuspend: (adminId: number, memberId: number) =>
      act({
        adminId,
        memberId,
        action: 'unsuspended',
        async change(tx, { suspendedAt }) {
          if (suspendedAt === null) return false;
          await setSuspended(tx, memberId, null);
          return true;
        },
      }),

    /** Deletes everything of the member at once, as when they delete the account themselves. */
    async delete(adminId: number, memberId: number): Promise<void> {
      const change = async (tx: Orm) => {
        await deleteMember(tx, memberId);
        return true;
      };
      await act({ adminId, memberId, action: 'deleted', change });
      await mail.forget(memberId);
    },
  };
}
