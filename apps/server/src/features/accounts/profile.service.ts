import { fail, type Member, type ProfileBody, type Viewer } from '@utarang/contract';
import { EMAIL_GUARD_MS, identityKey } from '@utarang/domain/account';
import { levelOf } from '@utarang/domain/study';
import type { RequestViewer } from '../../auth/viewer.js';
import type { Orm } from '../../db/orm.js';
import { emailChangedLetter } from '../../mail/letters.js';
import type { AccountDeps } from './deps.js';
import {
  emailChangesSince,
  findWithPoints,
  lockMember,
  recordEmailChange,
  saveProfile,
  takenField,
} from './members.repo.js';
import { refuse } from './refusals.js';

/** The most changes of the address within a day: each change sends a letter (docs/product/limits.md#rates). */
export const LIMITS = { emailChange: { points: 5, duration: 24 * 3600 } } as const;

/** The member as `me` shows it; null where the account is gone. */
export async function memberView(db: Orm, memberId: number): Promise<Member | null> {
  const found = await findWithPoints(db, memberId);
  if (!found) return null;
  const { role, username, name, email, job, birthDate } = found.member;
  return { role, username, name, email, job, birthDate, level: levelOf(found.points.totalPoints), ...found.points };
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
  return {
    /** The member in the form of `me`. */
    async view(viewer: RequestViewer): Promise<Viewer> {
      if (viewer.role === 'ANONYMOUS') return { role: 'ANONYMOUS' };
      if (viewer.temporaryHash !== null) return { role: 'ANONYMOUS', mustChangePassword: true };
      return (await memberView(orm, viewer.memberId)) ?? { role: 'ANONYMOUS' };
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
      return (await memberView(orm, memberId)) ?? fail('login_required');
    },
  };
}
