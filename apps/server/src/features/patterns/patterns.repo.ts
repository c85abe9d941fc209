import type { Memory } from '@utarang/domain/review';
import { and, eq } from 'drizzle-orm';
import type { Orm } from '../../db/orm.js';
import { patternMemory, reviewPlans } from '../../db/schema.js';
import { memoryOf } from '../../learner/review-state.repo.js';

type Row = Omit<typeof patternMemory.$inferSelect, 'memberId'>;

export type StoredPattern = Pick<Row, 'patternId' | 'savedAt' | 'begunOn'> & {
  /** Null where it was never answered. */
  readonly memory: Memory | null;
};

const stored = ({ patternId, savedAt, begunOn, ...row }: Row): StoredPattern => ({
  ...{ patternId, savedAt, begunOn },
  memory: memoryOf(row),
});

/** All stored patterns of a member, also those that are not saved any more. */
export async function patternsOf(db: Orm, memberId: number): Promise<StoredPattern[]> {
  const rows = await db
    .select()
    .from(patternMemory)
    .where(eq(patternMemory.memberId, memberId))
    .orderBy(patternMemory.patternId);
  return rows.map(stored);
}

/** Reads one of them. A caller that changes it reads it inside the member's turn. */
export async function patternOf(db: Orm, memberId: number, patternId: string): Promise<StoredPattern | null> {
  const [row] = await db
    .select()
    .from(patternMemory)
    .where(and(eq(patternMemory.memberId, memberId), eq(patternMemory.patternId, patternId)));
  return row ? stored(row) : null;
}

/** Saves a pattern, or with null removes it from the saved ones: its memory stays. */
export const setSavedAt = async (db: Orm, memberId: number, patternId: string, savedAt: Date | null): Promise<void> =>
  void (await db
    .insert(patternMemory)
    .values({ memberId, patternId, savedAt })
    .onConflictDoUpdate({ target: [patternMemory.memberId, patternMemory.patternId], set: { savedAt } }));

export const savePatternMemory = async (
  tx: Orm,
  memberId: number,
  patternId: string,
  memory: Memory & { readonly begunOn: string },
): Promise<void> =>
  void (await tx
    .update(patternMemory)
    .set(memory)
    .where(and(eq(patternMemory.memberId, memberId), eq(patternMemory.patternId, patternId))));

/** The settings of a member that determine dates. */
export async function schedulingOf(db: Orm, memberId: number) {
  const [row] = await db
    .select({ retention: reviewPlans.desiredRetention, parameters: reviewPlans.parameters })
    .from(reviewPlans)
    .where(eq(reviewPlans.memberId, memberId));
  return { retention: row?.retention ?? undefined, parameters: row?.parameters ?? null };
}
