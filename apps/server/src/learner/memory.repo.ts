import type { AnswerKind } from '@utarang/contract';
import type { Memory, Rating } from '@utarang/domain/review';
import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../db/orm.js';
import { type LastReview, reviewDays, reviewPlans, reviews, wordMemory } from '../db/schema.js';
import type { Write } from '../db/write-together.js';
import type { Plan, ReviewDay, StoredMemory } from './review-state.repo.js';

export type { LastReview };

const NEVER_ANSWERED = {
  stability: null,
  difficulty: null,
  dueAt: null,
  reviewedAt: null,
  reps: 0,
  lapses: 0,
  streak: 0,
} as const;

/**
 * Saves a memory; what is left out of `more` stays as it is. One that is stored is updated: an insertion would have
 * triggers look for the word once more.
 */
export function saveMemory(
  tx: Orm,
  memberId: number,
  { wordId, isStored }: { readonly wordId: number; readonly isStored: boolean },
  memory: Memory | null,
  more: Partial<Pick<StoredMemory, 'hintedAt' | 'askedOn' | 'note'>> = {},
): Write {
  const row = { ...(memory ?? NEVER_ANSWERED), ...more };
  if (isStored) {
    return tx
      .update(wordMemory)
      .set(row)
      .where(and(eq(wordMemory.memberId, memberId), eq(wordMemory.wordId, wordId)));
  }
  return tx
    .insert(wordMemory)
    .values({ memberId, wordId, ...row })
    .onConflictDoUpdate({ target: [wordMemory.memberId, wordMemory.wordId], set: row });
}

export const saveHint = (tx: Orm, memberId: number, wordId: number, hintedAt: Date): Write =>
  tx
    .insert(wordMemory)
    .values({ memberId, wordId, hintedAt })
    .onConflictDoUpdate({ target: [wordMemory.memberId, wordMemory.wordId], set: { hintedAt } });

export type LoggedAnswer = {
  readonly number: number;
  readonly wordId: number;
  readonly kind: AnswerKind;
  readonly rating: Rating;
  readonly answeredAt: Date;
  readonly elapsedMs: number | null;
  readonly days: number | null;
  readonly stability: number;
};

export const logAnswer = (tx: Orm, memberId: number, answer: LoggedAnswer): Write =>
  tx.insert(reviews).values({ memberId, ...answer });

/** Drops the answers of a member up to a number. */
export const deleteAnswersUpTo = (tx: Orm, memberId: number, upTo: number): Write =>
  tx.delete(reviews).where(and(eq(reviews.memberId, memberId), lte(reviews.number, upTo)));

export type DaySums = Omit<ReviewDay, 'day'>;

/** Adds to the sums of a day; what is undone is added as a negative number. */
export function addToDay(tx: Orm, memberId: number, day: string, sums: Partial<DaySums>): Write {
  const set = Object.fromEntries(
    (Object.keys(sums) as (keyof DaySums)[]).map((name) => {
      const column = sql.identifier(reviewDays[name].name);
      return [name, sql`review_days.${column} + excluded.${column}`];
    }),
  );
  return tx
    .insert(reviewDays)
    .values({ memberId, day, ...sums })
    .onConflictDoUpdate({ target: [reviewDays.memberId, reviewDays.day], set });
}

/** Saves parts of a member's plan; the others stay. */
export const savePlan = (tx: Orm, memberId: number, plan: Partial<Plan>): Write =>
  tx
    .insert(reviewPlans)
    .values({ memberId, ...plan })
    .onConflictDoUpdate({ target: reviewPlans.memberId, set: plan });

type WordCounts = { readonly learnt: number; readonly met: number };

/**
 * The query that counts the learnt words (docs/product/review.md#learnt-and-met): remembered, and fewer days ago than
 * the stability. `date` is today in Seoul.
 */
export const learntOf = (memberId: number, date: SQL): SQL =>
  sql`select count(*) from word_memory m where m.member_id = ${memberId} and m.streak > 0
      and ${date} - (m.reviewed_at at time zone 'Asia/Seoul')::date < m.stability`;

/** Counts the learnt words, and the met ones: all that were ever saved or answered. */
export async function countWords(db: Orm, memberId: number, today: string): Promise<WordCounts> {
  const { rows } = await db.execute<WordCounts>(sql`
    select (${learntOf(memberId, sql`${today}::date`)})::int as learnt,
           (select count(*) from word_memory m where m.member_id = ${memberId})::int as met`);
  return rows[0]!;
}
