import { sql } from 'drizzle-orm';
import type { Orm } from '../../db/orm.js';

/** Locks songs and artists until the transaction ends: against a seed, an import or another admin. */
export async function lockSongs(tx: Orm): Promise<void> {
  await tx.execute(sql`lock table songs in share row exclusive mode`);
}
