import { seoulDate } from '@utarang/domain/study';
import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../../db/clock.js';
import type { Orm } from '../../db/orm.js';
import { members, reviewDays, reviewPlans } from '../../db/schema.js';
import { dayOfMember, emptyDay, type PlannedDay, planOfMember } from '../../learner/review-state.repo.js';
import { type Moment, momentNow, momentOf, type Queue, queueOf } from './queue.repo.js';

/** A day of a member with the words that may be asked on it. */
export type QueuedDay = PlannedDay & { readonly queue: Queue };

type Read = QueuedDay & { readonly now: Date };

async function read(
  db: Orm,
  memberId: number,
  moment: Moment,
  queue: ReturnType<typeof queueOf>,
): Promise<Read | null> {
  const [row] = await db
    .select({ plan: reviewPlans, day: reviewDays, ms: sql<string>`extract(epoch from ${moment.at}) * 1000`, queue })
    .from(members)
    .leftJoin(reviewPlans, planOfMember)
    .leftJoin(reviewDays, dayOfMember(moment.date))
    .where(eq(members.id, memberId));
  if (!row) return null;
  const now = new Date(Math.floor(Number(row.ms)));
  return { now, plan: row.plan, day: row.day ?? emptyDay(seoulDate(now)), queue: row.queue };
}

/** Reads a day in the member's turn, in one statement. */
export async function readDay(tx: Orm, memberId: number, now: Date, countsLearnt = false): Promise<QueuedDay> {
  const moment = momentOf(now);
  return (await read(tx, memberId, moment, queueOf(memberId, moment, { shown: 1, countsLearnt })))!;
}

/**
 * Reads the current day with a number of words of each kind, and the time by the database's clock, in one statement.
 * Not for transactions. Null where the account is gone.
 */
export function readDayNow(db: Orm, clock: Pick<Clock, 'shift'>, memberId: number, shown = 1): Promise<Read | null> {
  const moment = momentNow(clock);
  return read(db, memberId, moment, queueOf(memberId, moment, { shown }));
}
