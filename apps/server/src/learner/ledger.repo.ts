import type { Level, pointKinds } from '@utarang/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Orm } from '../db/orm.js';
import { members, pointAwards, pointDays, pointTotals } from '../db/schema.js';

/** The source of points: a word, or a quiz. */
export type Source = { readonly kind: (typeof pointKinds)[number]; readonly sourceId: number };

export type Award = Source & {
  readonly memberId: number;
  /** The number of times that the source has earned before. */
  readonly round: number;
  readonly points: number;
  readonly level: Level | null;
};

/** Adds a row to the ledger. Throws when the round exists already: nothing is awarded twice. */
export async function award(tx: Orm, { memberId, kind, sourceId, round, points, level }: Award, now: Date) {
  await tx.insert(pointAwards).values({ memberId, kind, sourceId, round, points, level, earnedAt: now });
}

export type Totals = { readonly totalPoints: number; readonly wordPoints: number; readonly sentPoints: number };

type PointSums = { readonly wordPoints: number; readonly quizPoints: number };

/** The points in a row of the sums; none where there is no row. */
export function totalsIn(row: PointSums | null | undefined): Totals {
  const { wordPoints, quizPoints: sentPoints } = row ?? { wordPoints: 0, quizPoints: 0 };
  return { totalPoints: wordPoints + sentPoints, wordPoints, sentPoints };
}

/** A member's points: the sum of the ledger, which triggers maintain. */
export async function totalsOf(db: Orm, memberId: number): Promise<Totals> {
  const [row] = await db
    .select({ wordPoints: pointTotals.wordPoints, quizPoints: pointTotals.quizPoints })
    .from(pointTotals)
    .where(eq(pointTotals.memberId, memberId));
  return totalsIn(row);
}

type Earnings = {
  readonly totalPoints: number;
  readonly lastEarnedAt: Date | null;
  /** The round of the next award. */
  readonly nextRound: number;
};

/** Reads a member's points, and when a source last earned some, in one statement. */
export async function earningsOf(db: Orm, memberId: number, { kind, sourceId }: Source): Promise<Earnings> {
  const last = db
    .select({ round: pointAwards.round, earnedAt: pointAwards.earnedAt })
    .from(pointAwards)
    .where(and(eq(pointAwards.memberId, memberId), eq(pointAwards.kind, kind), eq(pointAwards.sourceId, sourceId)))
    .orderBy(desc(pointAwards.round))
    .limit(1)
    .as('last');
  const [row] = await db
    .select({ totals: pointTotals, round: last.round, earnedAt: last.earnedAt })
    .from(members)
    .leftJoin(pointTotals, eq(pointTotals.memberId, members.id))
    .leftJoin(last, sql`true`)
    .where(eq(members.id, memberId));
  const { round = null, earnedAt: lastEarnedAt = null } = row ?? {};
  return { ...totalsIn(row?.totals), lastEarnedAt, nextRound: round === null ? 0 : round + 1 };
}

export type PointDay = {
  /** The date in Seoul, `YYYY-MM-DD`. */
  readonly day: string;
  readonly wordPoints: number;
  readonly quizPoints: number;
};

/** All days on which the member earned points, the earliest first. */
export const pointDaysOf = (db: Orm, memberId: number): Promise<PointDay[]> =>
  db
    .select({ day: pointDays.day, wordPoints: pointDays.wordPoints, quizPoints: pointDays.quizPoints })
    .from(pointDays)
    .where(eq(pointDays.memberId, memberId))
    .orderBy(pointDays.day);

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
