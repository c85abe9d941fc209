import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../../db/orm.js';
import { ownLyrics } from '../../db/schema.js';

export type Lyric = typeof ownLyrics.$inferSelect;
type Content = Pick<Lyric, 'title' | 'artist' | 'text' | 'translation' | 'corrections' | 'times' | 'videoId'>;
/** The words of a text; both null where it could not be analysed. */
export type CountedWords = Pick<Lyric, 'wordIds' | 'wordCount'>;

const own = (memberId: number, id: string) => and(eq(ownLyrics.memberId, memberId), eq(ownLyrics.id, id));

/** The fields of a text in a list, for which the text itself is not loaded. */
export type ListedLyric = Omit<
  Lyric,
  'memberId' | 'text' | 'translation' | 'corrections' | 'times' | 'videoId' | 'size'
>;

/** Lists all texts of a member, the newest first. */
export const listedLyrics = (db: Orm, memberId: number): Promise<ListedLyric[]> =>
  db
    .select({
      id: ownLyrics.id,
      title: ownLyrics.title,
      artist: ownLyrics.artist,
      wordIds: ownLyrics.wordIds,
      wordCount: ownLyrics.wordCount,
      lineCount: ownLyrics.lineCount,
      version: ownLyrics.version,
      createdAt: ownLyrics.createdAt,
      updatedAt: ownLyrics.updatedAt,
    })
    .from(ownLyrics)
    .where(eq(ownLyrics.memberId, memberId))
    .orderBy(desc(ownLyrics.createdAt), desc(ownLyrics.id));

/** Some texts of a member as they were pasted. */
export const pastedTexts = (db: Orm, memberId: number, ids: readonly string[]) =>
  db
    .select({ memberId: ownLyrics.memberId, id: ownLyrics.id, text: ownLyrics.text })
    .from(ownLyrics)
    .where(and(eq(ownLyrics.memberId, memberId), inArray(ownLyrics.id, [...ids])));

/** The size of all texts of a member. */
export async function sizeOfLyrics(db: Orm, memberId: number): Promise<number> {
  const [row] = await db
    .select({ size: sql<string>`coalesce(sum(${ownLyrics.size}), 0)` })
    .from(ownLyrics)
    .where(eq(ownLyrics.memberId, memberId));
  return Number(row!.size);
}

/** All texts of a member, the newest first. */
export const lyricsOf = (db: Orm, memberId: number): Promise<Lyric[]> =>
  db
    .select()
    .from(ownLyrics)
    .where(eq(ownLyrics.memberId, memberId))
    .orderBy(desc(ownLyrics.createdAt), desc(ownLyrics.id));

/** A text of this member; null for one of another member, too. */
export async function findLyric(db: Orm, memberId: number, id: string): Promise<Lyric | null> {
  const [row] = await db.select().from(ownLyrics).where(own(memberId, id));
  return row ?? null;
}

export async function countLyrics(db: Orm, memberId: number): Promise<number> {
  const [row] = await db.select({ count: count() }).from(ownLyrics).where(eq(ownLyrics.memberId, memberId));
  return row!.count;
}

export async function insertLyric(tx: Orm, lyric: Omit<Lyric, 'size' | 'lineCount'>): Promise<void> {
  await tx.insert(ownLyrics).values(lyric);
}

/**
 * Edits a text of this version, which gets the next one. Null where it has another version by now, or does not exist.
 */
export async function updateLyric(
  tx: Orm,
  { memberId, id, version }: Pick<Lyric, 'memberId' | 'id' | 'version'>,
  next: Content & CountedWords & Pick<Lyric, 'updatedAt'>,
): Promise<Lyric | null> {
  const [row] = await tx
    .update(ownLyrics)
    .set({ ...next, version: version + 1 })
    .where(and(own(memberId, id), eq(ownLyrics.version, version)))
    .returning();
  return row ?? null;
}

/** Saves the analysed words of a text that could not be analysed when it was saved, unless it was edited since. */
export async function saveAnalysis(
  db: Orm,
  { memberId, id, text }: Pick<Lyric, 'memberId' | 'id' | 'text'>,
  words: CountedWords,
): Promise<void> {
  await db
    .update(ownLyrics)
    .set(words)
    .where(and(own(memberId, id), eq(ownLyrics.text, text)));
}

/** Deletes a text. Returns whether there was one. */
export async function deleteLyric(db: Orm, memberId: number, id: string): Promise<boolean> {
  const { rowCount } = await db.delete(ownLyrics).where(own(memberId, id));
  return rowCount === 1;
}
