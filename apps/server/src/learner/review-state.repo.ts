import type { Memory } from '@utarang/domain/review';
import { seoulDate } from '@utarang/domain/study';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../db/clock.js';
import type { Orm } from '../db/orm.js';
import { members, reviewDays, reviewPlans, reviews, wordMemory } from '../db/schema.js';

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

const emptyDay = (day: string): ReviewDay => ({
  day,
  answers: 0,
  recalled: 0,
  done: 0,
  newDone: 0,
  extra: 0,
  spentMs: 0,
});

const planOfMember = eq(reviewPlans.memberId, members.id);
const dayOfMember = (day: string | SQL) => and(eq(reviewDays.memberId, members.id), eq(reviewDays.day, day));

/**
 * Reads all stored state that an answer of a member to a word changes, in one statement. A caller that changes it reads
 * it inside the member's turn. `today` is the date in Seoul.
 */
export async function readReviewState(tx: Orm, memberId: number, wordId: number, today: string): Promise<ReviewState> {
  const [row] = await tx
    .select({
      memory: wordMemory,
      plan: reviewPlans,
      day: reviewDays,
      lastNumber: sql<number>`coalesce((select max(number) from ${reviews} where member_id = ${memberId}), 0)`,
    })
    .from(members)
    .leftJoin(wordMemory, and(eq(wordMemory.memberId, members.id), eq(wordMemory.wordId, wordId)))
    .leftJoin(reviewPlans, planOfMember)
    .leftJoin(reviewDays, dayOfMember(today))
    .where(eq(members.id, memberId));
  const { memory = null, plan = null, day, lastNumber = 0 } = row ?? {};
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
  };
}

const dayAt = (db: Orm, memberId: number, at: SQL) =>
  db
    .select({ plan: reviewPlans, day: reviewDays, ms: sql<string>`extract(epoch from ${at}) * 1000` })
    .from(members)
    .leftJoin(reviewPlans, planOfMember)
    .leftJoin(reviewDays, dayOfMember(sql`(${at} at time zone 'Asia/Seoul')::date`))
    .where(eq(members.id, memberId));

/** Reads the day of a moment. */
export async function readDay(db: Orm, memberId: number, now: Date): Promise<PlannedDay> {
  const [row] = await dayAt(db, memberId, sql`${now.toISOString()}::timestamptz`);
  return { plan: row?.plan ?? null, day: row?.day ?? emptyDay(seoulDate(now)) };
}

/**
 * Reads the current day, and the time by the database's clock, in one statement. Not inside a transaction, where `now()`
 * is its beginning. Null where the account is gone.
 */
export async function readDayNow(
  db: Orm,
  clock: Pick<Clock, 'shift'>,
  memberId: number,
): Promise<(PlannedDay & { readonly now: Date }) | null> {
  const [row] = await dayAt(db, memberId, sql`(now() + ${clock.shift()} * interval '1 millisecond')`);
  if (!row) return null;
  const now = new Date(Math.floor(Number(row.ms)));
  return { now, plan: row.plan, day: row.day ?? emptyDay(seoulDate(now)) };
}
