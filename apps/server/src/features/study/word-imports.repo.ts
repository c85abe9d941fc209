import { randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Orm } from '../../db/orm.js';
import { type BroughtRow, wordImports, wordProgress } from '../../db/schema.js';

export type { BroughtRow };

/** Stores a list, an array of `BroughtRow` in JSON, until it is used or replaced by another. Returns its token. */
export async function saveImportedList(db: Orm, memberId: number, rows: string, now: Date): Promise<string> {
  const token = randomBytes(16).toString('base64url');
  const kept = { token, rows: sql<BroughtRow[]>`${rows}::jsonb`, createdAt: now, usedAt: null };
  await db
    .insert(wordImports)
    .values({ memberId, ...kept })
    .onConflictDoUpdate({ target: wordImports.memberId, set: kept });
  return token;
}

/** The list of a token, locked for the transaction, or null where the member has uploaded another since. */
export async function listOf(db: Orm, memberId: number, token: string) {
  const [row] = await db
    .select({ rows: wordImports.rows, usedAt: wordImports.usedAt })
    .from(wordImports)
    .where(and(eq(wordImports.memberId, memberId), eq(wordImports.token, token)))
    .for('update');
  return row ?? null;
}

/** Marks a list as used: its token cannot be used again. */
export const markUsed = async (tx: Orm, memberId: number, token: string, now: Date): Promise<void> =>
  void (await tx
    .update(wordImports)
    .set({ usedAt: now })
    .where(and(eq(wordImports.memberId, memberId), eq(wordImports.token, token))));

/** The most rows of one statement. */
const BATCH = 2_000;

/** Saves those of some words that are not saved yet. Returns how many were saved. */
export async function saveWords(tx: Orm, memberId: number, wordIds: readonly number[], now: Date): Promise<number> {
  let saved = 0;
  for (let from = 0; from < wordIds.length; from += BATCH) {
    const { rowCount } = await tx
      .insert(wordProgress)
      .values(wordIds.slice(from, from + BATCH).map((wordId) => ({ memberId, wordId, savedAt: now })))
      .onConflictDoUpdate({
        target: [wordProgress.memberId, wordProgress.wordId],
        set: { savedAt: sql`excluded.saved_at` },
        setWhere: isNull(wordProgress.savedAt),
      });
    saved += rowCount ?? 0;
  }
  return saved;
}
