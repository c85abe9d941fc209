import { and, count, eq, isNull } from 'drizzle-orm';
import type { Orm } from '../../db/orm.js';
import { wordReports } from '../../db/schema.js';

/** Counts the open reports of a member. */
export async function countOpenReports(db: Orm, memberId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(wordReports)
    .where(and(eq(wordReports.memberId, memberId), isNull(wordReports.closedAt)));
  return row!.count;
}

export async function insertReport(tx: Orm, report: typeof wordReports.$inferInsert): Promise<{ id: number }> {
  const [row] = await tx.insert(wordReports).values(report).returning({ id: wordReports.id });
  return row!;
}

/** All reports of a member, in the order in which they were made. */
export const reportsOf = (db: Orm, memberId: number) =>
  db
    .select({
      wordId: wordReports.wordId,
      field: wordReports.field,
      note: wordReports.note,
      createdAt: wordReports.createdAt,
    })
    .from(wordReports)
    .where(eq(wordReports.memberId, memberId))
    .orderBy(wordReports.id);
