import { questionKinds } from '@utarang/domain/review';
import { and, desc, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../../db/orm.js';
import { reviewDays, reviewPlans, reviews, wordMemory } from '../../db/schema.js';
import type { Write } from '../../db/write-together.js';
import type { Plan, ReviewDay } from '../../learner/review-state.repo.js';

/** The settings of a member; null while there are none. */
export async function planOf(db: Orm, memberId: number): Promise<Plan | null> {
  const [row] = await db.select().from(reviewPlans).where(eq(reviewPlans.memberId, memberId));
  return row ?? null;
}

const dayColumns = {
  day: reviewDays.day,
  answers: reviewDays.answers,
  recalled: reviewDays.recalled,
  done: reviewDays.done,
  newDone: reviewDays.newDone,
  extra: reviewDays.extra,
  spentMs: reviewDays.spentMs,
};

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
export const updateRating = (
  tx: Orm,
  memberId: number,
  number: number,
  answer: { readonly rating: number; readonly stability: number },
): Write =>
  tx
    .update(reviews)
    .set(answer)
    .where(and(eq(reviews.memberId, memberId), eq(reviews.number, number)));

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
