import {
  DEVICE_KNOWN_MS,
  EMAIL_GUARD_MS,
  SESSION_IDLE_MS,
  SESSION_LONGEST_MS,
  TEMPORARY_PASSWORD_MS,
} from '@utarang/domain/account';
import { and, gte, lt, or, sql } from 'drizzle-orm';
import type { Clock } from './db/clock.js';
import type { Orm } from './db/orm.js';
import {
  auditEntries,
  emailChanges,
  idempotencyKeys,
  knownDevices,
  rateLimits,
  sessions,
  temporaryPasswords,
  wordImports,
  wordReports,
} from './db/schema.js';
import { DONE, DONE_KNOWN_MS, KEY_KNOWN_MS } from './learner/once.js';

/** The time for which an uploaded list may be imported (docs/product/take-along.md#bounds). */
const LIST_KEPT_MS = 24 * 3_600_000;

/** The time for which a report is kept after an admin has decided it (docs/product/study.md#reports). */
export const CLOSED_REPORT_KEPT_MS = 365 * 86_400_000;

/** The time for which a change by an admin is kept (docs/product/admin.md#audit-trail). */
export const AUDIT_KEPT_MS = 3 * 365 * 86_400_000;

/** Deletes rows that have expired. Nothing depends on that: each reader of such a row checks its times. */
export async function deleteExpired(orm: Orm, clock: Clock): Promise<void> {
  const now = await clock.now(orm);
  const before = (ms: number) => new Date(now.getTime() - ms);
  await orm
    .delete(sessions)
    .where(or(lt(sessions.lastSeenAt, before(SESSION_IDLE_MS)), lt(sessions.createdAt, before(SESSION_LONGEST_MS))));
  await orm.delete(temporaryPasswords).where(lt(temporaryPasswords.createdAt, before(TEMPORARY_PASSWORD_MS)));
  await orm.delete(knownDevices).where(lt(knownDevices.lastLoginAt, before(DEVICE_KNOWN_MS)));
  await orm.delete(emailChanges).where(lt(emailChanges.changedAt, before(EMAIL_GUARD_MS)));
  await orm.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(DONE_KNOWN_MS)));
  // The answers of older keys are deleted already, unless nothing was deleted for a day: then they are deleted with
  // their keys.
  await orm
    .update(idempotencyKeys)
    .set({ answer: DONE })
    .where(
      and(
        lt(idempotencyKeys.createdAt, before(KEY_KNOWN_MS)),
        gte(idempotencyKeys.createdAt, before(2 * KEY_KNOWN_MS)),
        sql`${idempotencyKeys.answer} ? 'body'`,
      ),
    );
  await orm.delete(wordImports).where(lt(wordImports.createdAt, before(LIST_KEPT_MS)));
  await orm.delete(wordReports).where(lt(wordReports.closedAt, before(CLOSED_REPORT_KEPT_MS)));
  await orm.delete(auditEntries).where(lt(auditEntries.at, before(AUDIT_KEPT_MS)));
  await orm.delete(rateLimits).where(lt(rateLimits.expire, Date.now()));
}
