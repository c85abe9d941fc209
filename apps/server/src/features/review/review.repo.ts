import { questionKinds } from '@utarang/domain/review';
import { and, desc, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../../db/orm.js';
import { reviewDays, reviewPlans, reviews, wordMemory } from '../../db/schema.js';

export type Plan = Omit<typeof reviewPlans.$inferSelect, 'memberId'>;

/** The settings of a member; null while there are none. */
export async function planOf(db: Orm, memberId: number): Promise<Plan | null> {
  const [row] = await db.select().from(reviewPlans).where(eq(reviewPlans.memberId, memberId));
  return row ?? null;
}

export type ReviewDay = Omit<typeof reviewDays.$inferSelect, 'memberId'>;

const dayColumns = {
  day: reviewDays.day,
  answers: reviewDays.answers,
  recalled: reviewDays.recalled,
  done: reviewDays.done,
  newDone: reviewDays.newDone,
  extra: reviewDays.extra,
  spentMs: reviewDays.spentMs,
};

const emptyDay = (day: string): ReviewDay => ({
  day,
  answers: 0,
  recalled: 0,
  done: 0,
  newDone: 0,
  extra: 0,
  spentMs: 0,
});

export async function dayOf(db: Orm, memberId: number, day: string): Promise<ReviewDay> {
  const [row] = await db
    .select(dayColumns)
    .from(reviewDays)
    .where(and(eq(reviewDays.memberId, memberId), eq(reviewDays.day, day)));
  return row ?? emptyDay(day);
}

/** All days of a member, the earliest first. */
export const daysOf = (db: Orm, memberId: number): Promise<ReviewDay[]> =>
  db.select(dayColumns).from(reviewDays).where(eq(reviewDays.memberId, memberId)).orderBy(reviewDays.day);

/** The words that were wrong in a review since a moment, each once, the latest first. `answers` were judged since. */
export async function missedSince(db: Orm, memberId: number, since: Date, answers: number): Promise<number[]> {
  if (answers === 0) return [];
  const rows = await db
    .select({ wordId: reviews.wordId })
    .from(reviews)
    .where(
      and(
        eq(reviews.memberId, memberId),
        gt(
          reviews.number,
          sql`(select coalesce(max(number), 0) from reviews where member_id = ${memberId}) - ${answers}::integer - 1`,
        ),
        gte(reviews.answeredAt, since),
        eq(reviews.rating, 1),
        inArray(reviews.kind, [...questionKinds]),
      ),
    )
    .orderBy(desc(reviews.number));
  return [...new Set(rows.map(({ wordId }) => wordId))];
}

/** Replaces the rating of an answer. */
export const updateRating = async (
  tx: Orm,
  memberId: number,
  number: number,
  answer: { readonly rating: number; readonly stability: number },
): Promise<void> =>
  void (await tx
    .update(reviews)
    .set(answer)
    .where(and(eq(reviews.memberId, memberId), eq(reviews.number, number))));

/** Removes an answer from the log. Returns its rating and the time spent on it; null where there is no such answer. */
export async function takeBack(
  tx: Orm,
  memberId: number,
  number: number,
): Promise<{ rating: number; elapsedMs: number | null } | null> {
  const [row] = await tx
    .delete(reviews)
    .where(and(eq(reviews.memberId, memberId), eq(reviews.number, number)))
    .returning({ rating: reviews.rating, elapsedMs: reviews.elapsedMs });
  return row ?? null;
}

/** All memories of a member, by word. */
export const memoriesOf = (db: Orm, memberId: number) =>
  db.select().from(wordMemory).where(eq(wordMemory.memberId, memberId)).orderBy(wordMemory.wordId);

/** The whole log of a member, the earliest first. */
export const reviewsOf = (db: Orm, memberId: number) =>
  db.select().from(reviews).where(eq(reviews.memberId, memberId)).orderBy(reviews.number);
