import type { AnswerKind } from '@utarang/contract';
import type { Memory, Parameters, Rating } from '@utarang/domain/review';
import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../db/orm.js';
import { type LastReview, members, reviewDays, reviewPlans, reviews, wordMemory } from '../db/schema.js';

export type { LastReview };

export type StoredMemory = {
  /** Null for a word that was never answered. */
  readonly memory: Memory | null;
  readonly savedAt: Date | null;
  readonly hintedAt: Date | null;
  readonly askedOn: string | null;
  readonly note: string;
};

export type ReviewState = {
  readonly stored: StoredMemory;
  readonly retention: number | null;
  readonly parameters: Parameters;
  readonly milestone: number;
  readonly lastReview: LastReview | null;
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

/**
 * Reads all stored state that an answer of a member to a word changes. A caller that changes it reads it inside the
 * member's turn.
 */
export async function readReviewState(tx: Orm, memberId: number, wordId: number): Promise<ReviewState> {
  const [row] = await tx
    .select({
      memory: wordMemory,
      retention: reviewPlans.desiredRetention,
      parameters: reviewPlans.parameters,
      milestone: reviewPlans.milestone,
      lastReview: reviewPlans.lastReview,
      lastNumber: sql<number>`coalesce((select max(number) from reviews where member_id = ${memberId}), 0)`,
    })
    .from(members)
    .leftJoin(wordMemory, and(eq(wordMemory.memberId, members.id), eq(wordMemory.wordId, wordId)))
    .leftJoin(reviewPlans, eq(reviewPlans.memberId, members.id))
    .where(eq(members.id, memberId));
  const { memory, retention = null, parameters = null, milestone, lastReview = null, lastNumber = 0 } = row ?? {};
  return {
    stored: {
      memory: memory ? memoryOf(memory) : null,
      savedAt: memory?.savedAt ?? null,
      hintedAt: memory?.hintedAt ?? null,
      askedOn: memory?.askedOn ?? null,
      note: memory?.note ?? '',
    },
    retention,
    parameters,
    milestone: milestone ?? 0,
    lastReview,
    lastNumber,
  };
}

const NEVER_ANSWERED = {
  stability: null,
  difficulty: null,
  dueAt: null,
  reviewedAt: null,
  reps: 0,
  lapses: 0,
  streak: 0,
} as const;

/** Saves a memory; what is left out of `more` stays as it is. */
export async function saveMemory(
  tx: Orm,
  memberId: number,
  wordId: number,
  memory: Memory | null,
  more: Partial<Pick<StoredMemory, 'hintedAt' | 'askedOn' | 'note'>> = {},
): Promise<void> {
  const row = { ...(memory ?? NEVER_ANSWERED), ...more };
  await tx
    .insert(wordMemory)
    .values({ memberId, wordId, ...row })
    .onConflictDoUpdate({ target: [wordMemory.memberId, wordMemory.wordId], set: row });
}

export async function saveHint(tx: Orm, memberId: number, wordId: number, hintedAt: Date): Promise<void> {
  await tx
    .insert(wordMemory)
    .values({ memberId, wordId, hintedAt })
    .onConflictDoUpdate({ target: [wordMemory.memberId, wordMemory.wordId], set: { hintedAt } });
}

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

export const logAnswer = async (tx: Orm, memberId: number, answer: LoggedAnswer): Promise<void> =>
  void (await tx.insert(reviews).values({ memberId, ...answer }));

/** Drops the answers of a member up to a number. */
export const deleteAnswersUpTo = async (tx: Orm, memberId: number, upTo: number): Promise<void> =>
  void (await tx.delete(reviews).where(and(eq(reviews.memberId, memberId), lte(reviews.number, upTo))));

export type DaySums = Omit<typeof reviewDays.$inferSelect, 'memberId' | 'day'>;

/** Adds to the sums of a day; what is undone is added as a negative number. */
export async function addToDay(tx: Orm, memberId: number, day: string, sums: Partial<DaySums>): Promise<void> {
  const set = Object.fromEntries(
    (Object.keys(sums) as (keyof DaySums)[]).map((name) => {
      const column = sql.identifier(reviewDays[name].name);
      return [name, sql`review_days.${column} + excluded.${column}`];
    }),
  );
  await tx
    .insert(reviewDays)
    .values({ memberId, day, ...sums })
    .onConflictDoUpdate({ target: [reviewDays.memberId, reviewDays.day], set });
}

type Plan = Omit<typeof reviewPlans.$inferSelect, 'memberId'>;

/** Saves parts of a member's plan; the others stay. */
export async function savePlan(tx: Orm, memberId: number, plan: Partial<Plan>): Promise<void> {
  await tx
    .insert(reviewPlans)
    .values({ memberId, ...plan })
    .onConflictDoUpdate({ target: reviewPlans.memberId, set: plan });
}

const count = async (db: Orm, query: SQL): Promise<number> =>
  Number((await db.execute<{ count: string }>(query)).rows[0]?.count ?? 0);

/** The learnt words (docs/product/review.md#learnt-and-met): remembered, and fewer days ago than the stability. */
export const countLearnt = (db: Orm, memberId: number, today: string): Promise<number> =>
  count(
    db,
    sql`select count(*) from word_memory m where m.member_id = ${memberId} and m.streak > 0
        and ${today}::date - (m.reviewed_at at time zone 'Asia/Seoul')::date < m.stability`,
  );

export const countMet = (db: Orm, memberId: number): Promise<number> =>
  count(db, sql`select count(*) from word_memory m where m.member_id = ${memberId}`);
