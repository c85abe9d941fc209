import { and, eq, gt } from 'drizzle-orm';
import type { Orm } from '../db/orm.js';
import { reviewDays, reviewPlans } from '../db/schema.js';

/** The days on which a member gave a judged answer. */
export const answeredDaysOf = (db: Orm, memberId: number): Promise<{ day: string }[]> =>
  db
    .select({ day: reviewDays.day })
    .from(reviewDays)
    .where(and(eq(reviewDays.memberId, memberId), gt(reviewDays.answers, 0)));

/** The choice of a member to have a day of rest. */
export async function restDayOf(db: Orm, memberId: number): Promise<boolean> {
  const [row] = await db
    .select({ restDay: reviewPlans.restDay })
    .from(reviewPlans)
    .where(eq(reviewPlans.memberId, memberId));
  return row?.restDay ?? false;
}
