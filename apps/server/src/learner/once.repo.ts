import { and, eq, gt, sql } from 'drizzle-orm';
import type { Orm } from '../db/orm.js';
import { idempotencyKeys as table } from '../db/schema.js';

type Key = { readonly memberId: number; readonly key: string };
type Stored = { readonly requestHash: string; readonly answer: unknown };
type Found = Stored & { readonly createdAt: Date };

/** Finds the answer to a call with this key after `since`, or null. */
export async function findAnswer(tx: Orm, { memberId, key }: Key, since: Date): Promise<Found | null> {
  const [row] = await tx
    .select({ requestHash: table.requestHash, answer: table.answer, createdAt: table.createdAt })
    .from(table)
    .where(and(eq(table.memberId, memberId), eq(table.key, key), gt(table.createdAt, since)));
  return row ?? null;
}

/** Saves an answer, in place of one to an earlier call with this key. */
export async function storeAnswer(tx: Orm, key: Key, stored: Stored, now: Date): Promise<void> {
  const row = { ...stored, createdAt: now };
  await tx
    .insert(table)
    .values({ ...key, ...row })
    .onConflictDoUpdate({ target: [table.memberId, table.key], set: row });
}

/**
 * Deletes all answers of the member but the latest `most`; the one of this key stays, even where the clock was set back
 * since.
 */
export async function deleteOlderAnswers(tx: Orm, { memberId, key }: Key, most: number): Promise<void> {
  await tx.execute(sql`
    delete from ${table} where member_id = ${memberId} and key <> ${key} and created_at <= (
      select created_at from ${table} where member_id = ${memberId} order by created_at desc offset ${most} limit 1
    )`);
}
