import { CLOCK_SLACK_MS } from '@utarang/domain/study';
import { and, asc, count, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { Orm } from '../db/orm.js';
import { members, mailQueue as table } from '../db/schema.js';
import { LONGEST_MS } from './retry.js';

/** A letter in the queue. */
export type QueuedMail = typeof table.$inferSelect;

type NewMail = Pick<QueuedMail, 'memberId' | 'recipient' | 'subject' | 'text' | 'html' | 'expiresAt'>;

export async function addMail(tx: Orm, mail: NewMail, now: Date): Promise<void> {
  await tx.insert(table).values({ ...mail, nextTryAt: now });
}

/**
 * Claims the next mail that is due, so that no other process does until `leasedTo`; null when there is none. A mail
 * with an impossibly long delay was queued by a clock that was ahead, and is due.
 */
export async function claimMail(orm: Orm, now: Date, leasedTo: Date): Promise<QueuedMail | null> {
  const due = orm
    .select({ memberId: table.memberId, id: table.id })
    .from(table)
    .where(or(lte(table.nextTryAt, now), gt(table.nextTryAt, new Date(now.getTime() + LONGEST_MS + CLOCK_SLACK_MS))))
    .orderBy(asc(table.nextTryAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const isDue = sql`(${table.memberId}, ${table.id}) in ${due}`;
  const [mail] = await orm.update(table).set({ nextTryAt: leasedTo }).where(isDue).returning();
  return mail ?? null;
}

type Mail = Pick<QueuedMail, 'memberId' | 'id'>;

const one = ({ memberId, id }: Mail) => and(eq(table.memberId, memberId), eq(table.id, id));

export async function removeMail(orm: Orm, mail: Mail): Promise<void> {
  await orm.delete(table).where(one(mail));
}

/** Postpones a mail that could not be sent. */
export async function postponeMail(
  orm: Orm,
  mail: Mail,
  again: Pick<QueuedMail, 'tries' | 'nextTryAt'>,
): Promise<void> {
  await orm.update(table).set(again).where(one(mail));
}

export async function countMail(orm: Orm): Promise<number> {
  const [row] = await orm.select({ waiting: count() }).from(table);
  return row?.waiting ?? 0;
}

/** Finds those of some members who have an account. */
export async function membersThere(orm: Orm, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await orm
    .select({ id: members.id })
    .from(members)
    .where(inArray(members.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}
