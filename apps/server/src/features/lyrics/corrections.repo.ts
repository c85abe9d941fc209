import type { OwnWordCorrection } from '@utarang/contract';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Orm } from '../../db/orm.js';
import { wordCorrections } from '../../db/schema.js';

type Row = typeof wordCorrections.$inferSelect;
type NewCorrection = Omit<Row, 'id'>;

const toOwnCorrection = ({ memberId: _, updatedAt, ...row }: Row): OwnWordCorrection => ({
  ...row,
  updatedAt: updatedAt.toISOString(),
});

/** Lists a member's corrections of words, the latest first. */
export async function correctionsOf(db: Orm, memberId: number): Promise<OwnWordCorrection[]> {
  const rows = await db
    .select()
    .from(wordCorrections)
    .where(eq(wordCorrections.memberId, memberId))
    .orderBy(desc(wordCorrections.updatedAt), desc(wordCorrections.id));
  return rows.map(toOwnCorrection);
}

/** Counts the corrections of a member, without the one of this writing. */
export async function countOtherCorrections(db: Orm, memberId: number, written: string): Promise<number> {
  const isOf = eq(wordCorrections.memberId, memberId);
  const [all] = await db.select({ count: count() }).from(wordCorrections).where(isOf);
  const [same] = await db
    .select({ count: count() })
    .from(wordCorrections)
    .where(and(isOf, eq(wordCorrections.written, written)));
  return all!.count - same!.count;
}

/** Saves a correction in place of an earlier one of the same writing. */
export async function putCorrection(tx: Orm, given: NewCorrection): Promise<OwnWordCorrection> {
  const { memberId: _, written: __, ...set } = given;
  const [row] = await tx
    .insert(wordCorrections)
    .values(given)
    .onConflictDoUpdate({ target: [wordCorrections.memberId, wordCorrections.written], set })
    .returning();
  return toOwnCorrection(row!);
}

/** Deletes a correction. Returns whether there was one. */
export async function deleteCorrection(db: Orm, memberId: number, id: number): Promise<boolean> {
  const { rowCount } = await db
    .delete(wordCorrections)
    .where(and(eq(wordCorrections.memberId, memberId), eq(wordCorrections.id, id)));
  return rowCount === 1;
}
