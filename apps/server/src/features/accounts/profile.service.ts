import { fail, type Member, type ProfileBody, type Viewer } from '@utarang/contract';
import { EMAIL_GUARD_MS, identityKey } from '@utarang/domain/account';
import { levelOf } from '@utarang/domain/study';
import type { RequestViewer } from '../../auth/viewer.js';
import type { Orm } from '../../db/orm.js';
import { totalsOf } from '../../learner/ledger.repo.js';
import { emailChangedLetter } from '../../mail/letters.js';
import type { AccountDeps } from './deps.js';
import {
  emailChangesSince,
  findMember,
  lockMember,
  type MemberRow,
  recordEmailChange,
  saveProfile,
  takenField,
} from './members.repo.js';
import { refuse } from './refusals.js';

/** The most changes of the address within a day: each change sends a letter (docs/product/limits.md#rates). */
export const LIMITS = { emailChange: { points: 5, duration: 24 * 3600 } } as const;

/** The member as `me` shows it. */
export async function memberView(db: Orm, member: MemberRow): Promise<Member> {
  const { role, username, name, email, job, birthDate } = member;
  const points = await totalsOf(db, member.id);
  return { role, username, name, email, job, birthDate, level: levelOf(points.totalPoints), ...points };
}

const isSameAddress = (one: string | null, other: string) => one !== null && identityKey(one) === identityKey(other);

/**
 * Throws `too_many_requests` after too many changes. The member's row is locked, so that concurrent changes count each
 * other.
 */
async function refuseTooOften(tx: Orm, memberId: number, now: Date): Promise<void> {
  const withinMs = LIMITS.emailChange.duration * 1000;
  const { count, first } = await emailChangesSince(tx, memberId, new Date(now.getTime() - withinMs));
  if (count < LIMITS.emailChange.points) return;
  const waitMs = Math.min(withinMs, (first?.getTime() ?? 0) + withinMs - now.getTime());
  fail('too_many_requests', { retryAfterSec: Math.max(1, Math.ceil(waitMs / 1000)) });
}

export function createProfile({ orm, clock, mail }: AccountDeps) {
  const load = async (memberId: number) => (await findMember(orm, memberId)) ?? fail('login_required');

  return {
    /** The member in the form of `me`. */
    async view(viewer: RequestViewer): Promise<Viewer> {
      if (viewer.role === 'ANONYMOUS') return { role: 'ANONYMOUS' };
      if (viewer.temporaryHash !== null) return { role: 'ANONYMOUS', mustChangePassword: true };
      const member = await findMember(orm, viewer.memberId);
      return member ? memberView(orm, member) : { role: 'ANONYMOUS' };
    },

    /**
     * Saves the profile. Throws `too_many_requests` where the address changes too often. When the address changes, the
     * earlier address gets a letter, and stays the account's guard for a while
     * (docs/product/accounts.md#changed-address).
     */
    async update(memberId: number, profile: ProfileBody): Promise<Member> {
      try {
        await orm.transaction(async (tx) => {
          const before = (await lockMember(tx, memberId)) ?? fail('login_required');
          await saveProfile(tx, memberId, profile);
          if (before.email === null || isSameAddress(before.email, profile.email)) return;
          const now = await clock.now(tx);
          await refuseTooOften(tx, memberId, now);
          await recordEmailChange(tx, memberId, before.email, now);
          const letter = emailChangedLetter(before.name);
          await mail.enqueue(tx, { ...letter, memberId, recipient: before.email, usefulMs: EMAIL_GUARD_MS }, now);
        });
      } catch (error) {
        if (takenField(error) === 'email') refuse({ email: 'email_taken' });
        throw error;
      }
      mail.deliverSoon();
      return memberView(orm, await load(memberId));
    },
  };
}
