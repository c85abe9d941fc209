import { WISHES_MAX } from '@utarang/domain/word-list';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Orm } from '../../db/orm.js';
import { wordWishes } from '../../db/schema.js';

/** A word that the book lacks. */
export type Wish = { readonly japaneseWord: string; readonly reading: string; readonly meaningKo: string };

/** Adds wishes up to the limit of open ones; an existing one stays. Returns how many were added. */
export async function addWishes(tx: Orm, memberId: number, wishes: readonly Wish[], now: Date): Promise<number> {
  const waiting = await tx.$count(wordWishes, and(eq(wordWishes.memberId, memberId), isNull(wordWishes.closedAt)));
  const added = wishes.slice(0, Math.max(0, WISHES_MAX - waiting));
  if (added.length === 0) return 0;
  const { rowCount } = await tx
    .insert(wordWishes)
    .values(added.map((wish) => ({ ...wish, memberId, createdAt: now })))
    .onConflictDoNothing();
  return rowCount ?? 0;
}

export const wishesOf = (db: Orm, memberId: number) =>
  db
    .select({
      japaneseWord: wordWishes.japaneseWord,
      reading: wordWishes.reading,
      meaningKo: wordWishes.meaningKo,
      createdAt: wordWishes.createdAt,
    })
    .from(wordWishes)
    .where(eq(wordWishes.memberId, memberId))
    .orderBy(desc(wordWishes.id));
