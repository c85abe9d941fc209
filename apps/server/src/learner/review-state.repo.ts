import type { Memory } from '@utarang/domain/review';
import { seoulDate } from '@utarang/domain/study';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../db/orm.js';
import { members, reviewDays, reviewPlans, reviews, wordMemory } from '../db/schema.js';
import type { Learner } from './turn.js';

/** The settings of a member for reviews, and the last answer. */
export type Plan = Omit<typeof reviewPlans.$inferSelect, 'memberId'>;
/** The sums of a day. */
export type ReviewDay = Omit<typeof reviewDays.$inferSelect, 'memberId'>;

/** A day of a member with the settings that hold on it. */
export type PlannedDay = {
  /** Null while there are no settings. */
  readonly plan: Plan | null;
  readonly day: ReviewDay;
};

export type StoredMemory = {
  /** False for a word that was never saved or answered. */
  readonly isStored: boolean;
  /** Null for a word that was never answered. */
  readonly memory: Memory | null;
  readonly savedAt: Date | null;
  readonly hintedAt: Date | null;
  readonly askedOn: string | null;
  readonly note: string;
};

export type ReviewState = PlannedDay & {
  readonly stored: StoredMemory;
  /** The number of the latest answer in the log; 0 where there is none. */
  readonly lastNumber: number;
};

type MemoryRow = typeof wordMemory.$inferSelect;

/** The FSRS memory in a row of a word or a pattern; null where it was never answered. */
export function memoryOf(
  row: Omit<MemoryRow, 'memberId' | 'wordId' | 'savedAt' | 'hintedAt' | 'askedOn' | 'note'>,
): Memory | null {
  const { stability, difficulty, dueAt, reviewedAt, reps, lapses, streak } = row;
  if (stability === null || difficulty === null || dueAt === null || reviewedAt === null) return null;
  return { stability, difficulty, dueAt, reviewedAt, reps, lapses, streak };
}

/** The sums of a day without an answer. */
export const emptyDay = (day: string): ReviewDay => ({
  day,
  answers: 0,
  recalled: 0,
  done: 0,
  newDone: 0,
  extra: 0,
  spentMs: 0,
});

/** The joins of a member's day and plan with the member. */
export const dayOfMember = (date: SQL) => and(eq(reviewDays.memberId, members.id), eq(reviewDays.day, date));
export const planOfMember = eq(reviewPlans.memberId, members.id);
const NOTHING = sql<null>`null`;

/**
 * Reads all stored state that an answer of a member to a word changes, in one statement. A caller that changes it reads
 * it inside the member's turn. `also` is selected with it, and may depend on the plan and the day.
 */
export async function readReviewState<Also = null>(
  tx: Orm,
  { memberId, now }: Pick<Learner, 'memberId' | 'now'>,
  wordId: number,
  also: SQL<Also> = NOTHING as SQL<Also>,
): Promise<ReviewState & { readonly also: Also }> {
  const today = seoulDate(now);
  const [row] = await tx
    .select({
      memory: wordMemory,
      plan: reviewPlans,
      day: reviewDays,
      lastNumber: sql<number>`coalesce((select max(number) from ${reviews} where member_id = ${memberId}), 0)`,
      also: also as SQL<unknown>,
    })
    .from(members)
    .leftJoin(wordMemory, and(eq(wordMemory.memberId, members.id), eq(wordMemory.wordId, wordId)))
    .leftJoin(reviewPlans, planOfMember)
    .leftJoin(reviewDays, dayOfMember(sql`${today}::date`))
    .where(eq(members.id, memberId));
  if (!row) throw new Error('there is no such member');
  const { memory, plan, day, lastNumber } = row;
  return {
    stored: {
      isStored: memory !== null,
      memory: memory && memoryOf(memory),
      savedAt: memory?.savedAt ?? null,
      hintedAt: memory?.hintedAt ?? null,
      askedOn: memory?.askedOn ?? null,
      note: memory?.note ?? '',
    },
    plan,
    day: day ?? emptyDay(today),
    lastNumber,
    also: row.also as Also,
  };
}
