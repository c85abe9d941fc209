import { longestStudyStreak, studyStreak, weekOf } from '@utarang/domain/review';
import { and, eq, gt } from 'drizzle-orm';
import type { Orm } from '../db/orm.js';
import { reviewDays, reviewPlans } from '../db/schema.js';
import { pointDaysOf } from './ledger.repo.js';

/**
 * Reads the days on which a member learnt something: those with judged answers, and before there was a log, with points
 * (docs/product/review.md#days-in-a-row). `hasRestDay` is the member's choice.
 */
export async function studyDaysOf(db: Orm, memberId: number, today: string, hasRestDay: boolean) {
  const answered = await db
    .select({ day: reviewDays.day })
    .from(reviewDays)
    .where(and(eq(reviewDays.memberId, memberId), gt(reviewDays.answers, 0)));
  const learnt = new Set([...answered, ...(await pointDaysOf(db, memberId))].map(({ day }) => day));
  const { length, rested } = studyStreak(learnt, today, hasRestDay);
  return {
    streak: length,
    longest: () => longestStudyStreak(learnt, hasRestDay),
    week: weekOf(today).map((date) => ({ date, learnt: learnt.has(date), rested: rested.includes(date) })),
  };
}

/** The choice of a member to have a day of rest. */
export async function restDayOf(db: Orm, memberId: number): Promise<boolean> {
  const [row] = await db
    .select({ restDay: reviewPlans.restDay })
    .from(reviewPlans)
    .where(eq(reviewPlans.memberId, memberId));
  return row?.restDay ?? false;
}
