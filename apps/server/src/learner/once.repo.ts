import { and, eq, gt, lte, ne, sql } from 'drizzle-orm';
import type { Orm } from '../db/orm.js';
import { idempotencyKeys as table } from '../db/schema.js';
import type { Write } from '../db/write-together.js';

type Key = { readonly memberId: number; readonly key: string };
type StoredAnswer = { readonly requestHash: string; readonly answer: unknown };
type FoundAnswer = StoredAnswer & { readonly createdAt: Date };

/** Finds the answer to a call with this key after `since`, or null. */
export async function findAnswer(tx: Orm, { memberId, key }: Key, since: Date): Promise<FoundAnswer | null> {
  const [row] = await tx
    .select({ requestHash: table.requestHash, answer: table.answer, createdAt: table.createdAt })
    .from(table)
    .where(and(eq(table.memberId, memberId), eq(table.key, key), gt(table.createdAt, since)));
  return row ?? null;
}

/** Saves an answer, in place of one to an earlier call with this key. */
export function storeAnswer(tx: Orm, key: Key, stored: StoredAnswer, now: Date): Write {
  const row = { ...stored, createdAt: now };
  return tx
    .insert(table)
    .values({ ...key, ...row })
    .onConflictDoUpdate({ target: [table.memberId, table.key], set: row });
}

/** Deletes answers of the member to other keys: of all that are stored the latest `most` stay. */
export function deleteOtherAnswers(tx: Orm, { memberId, key }: Key, most: number): Write {
  const ofMember = eq(table.memberId, memberId);
  const oldest = sql`(select created_at from ${table} where ${ofMember} order by created_at desc offset ${most} limit 1)`;
  return tx.delete(table).where(and(ofMember, ne(table.key, key), lte(table.createdAt, oldest)));
}
