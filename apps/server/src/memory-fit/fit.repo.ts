import { FIT_ANSWERS_MAX, type LoggedAnswer, type Parameters } from '@utarang/domain/review';
import { desc, eq, sql } from 'drizzle-orm';
import type { Orm } from '../db/orm.js';
import { reviewPlans, reviews } from '../db/schema.js';

/**
 * Claims a member whose fit is due and who had none today, so that no other process fits the same; null where there is
 * none.
 */
export async function claimDueFit(db: Orm, today: string): Promise<number | null> {
  const { rows } = await db.execute<{ member_id: number }>(sql`
    update review_plans set fit_due = false, fitted_on = ${today}::date
    where member_id = (
      select member_id from review_plans
      where fit_due and (fitted_on is null or fitted_on < ${today}::date)
      order by member_id limit 1 for update skip locked)
    returning member_id`);
  return rows[0]?.member_id ?? null;
}

/** Marks a fit that failed as due again, on the next day: one that always fails is not tried endlessly. */
export const rescheduleFit = async (db: Orm, memberId: number): Promise<void> =>
  void (await db.update(reviewPlans).set({ fitDue: true }).where(eq(reviewPlans.memberId, memberId)));

/** The latest answers of a member, the earliest first. */
export async function latestAnswers(db: Orm, memberId: number): Promise<LoggedAnswer[]> {
  const rows = await db
    .select({ wordId: reviews.wordId, rating: reviews.rating, days: reviews.days })
    .from(reviews)
    .where(eq(reviews.memberId, memberId))
    .orderBy(desc(reviews.number))
    .limit(FIT_ANSWERS_MAX);
  return rows.reverse();
}

export const saveParameters = async (db: Orm, memberId: number, parameters: Parameters): Promise<void> =>
  void (await db
    .update(reviewPlans)
    .set({ parameters: parameters && [...parameters] })
    .where(eq(reviewPlans.memberId, memberId)));
