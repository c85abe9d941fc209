import type { Level, pointKinds } from '@utarang/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Orm } from '../db/orm.js';
import { pointAwards } from '../db/schema.js';

/** The source of points: a word, or a quiz. */
export type Source = { readonly kind: (typeof pointKinds)[number]; readonly sourceId: number };

export type Award = Source & {
  readonly memberId: number;
  /** The number of times that the source has earned before. */
  readonly round: number;
  readonly points: number;
  readonly level: Level | null;
};

/** Reads when a source last earned a member points, and the round of its next award. */
export async function earningsOf(
  db: Orm,
  memberId: number,
  { kind, sourceId }: Source,
): Promise<{ lastEarnedAt: Date | null; nextRound: number }> {
  const [last] = await db
    .select({ round: pointAwards.round, earnedAt: pointAwards.earnedAt })
    .from(pointAwards)
    .where(and(eq(pointAwards.memberId, memberId), eq(pointAwards.kind, kind), eq(pointAwards.sourceId, sourceId)))
    .orderBy(desc(pointAwards.round))
    .limit(1);
  return last ? { lastEarnedAt: last.earnedAt, nextRound: last.round + 1 } : { lastEarnedAt: null, nextRound: 0 };
}

/** Adds a row to the ledger. Throws when the round is there already: the same is never awarded twice. */
export async function award(tx: Orm, { memberId, kind, sourceId, round, points, level }: Award, now: Date) {
  await tx.insert(pointAwards).values({ memberId, kind, sourceId, round, points, level, earnedAt: now });
}

const OF_WORDS = "kind = 'word'";
const OF_QUIZZES = "kind <> 'word'";
const sum = (which: string) => sql<number>`coalesce(sum(points) filter (where ${sql.raw(which)}), 0)::int`;

export type Totals = { readonly totalPoints: number; readonly wordPoints: number; readonly sentPoints: number };

/** A member's points, which are the sum of the ledger. */
export async function totalsOf(db: Orm, memberId: number): Promise<Totals> {
  const [row] = await db
    .select({ totalPoints: sum('true'), wordPoints: sum(OF_WORDS), sentPoints: sum(OF_QUIZZES) })
    .from(pointAwards)
    .where(eq(pointAwards.memberId, memberId));
  return row!;
}

export type PointDay = {
  /** The date in Seoul, `YYYY-MM-DD`. */
  readonly day: string;
  readonly wordPoints: number;
  readonly quizPoints: number;
};

/** Every day on which the member earned points, the earliest first. */
export async function pointDaysOf(db: Orm, memberId: number): Promise<PointDay[]> {
  return db
    .select({
      day: sql<string>`to_char(earned_at at time zone 'Asia/Seoul', 'YYYY-MM-DD') as day`,
      wordPoints: sum(OF_WORDS),
      quizPoints: sum(OF_QUIZZES),
    })
    .from(pointAwards)
    .where(eq(pointAwards.memberId, memberId))
    .groupBy(sql`day`)
    .orderBy(sql`day`);
}

/** The whole ledger of a member, the earliest first. */
export const awardsOf = (db: Orm, memberId: number) =>
  db
    .select({
      kind: pointAwards.kind,
      sourceId: pointAwards.sourceId,
      points: pointAwards.points,
      level: pointAwards.level,
      earnedAt: pointAwards.earnedAt,
    })
    .from(pointAwards)
    .where(eq(pointAwards.memberId, memberId))
    .orderBy(pointAwards.earnedAt);
