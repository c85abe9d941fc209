import { sql } from 'drizzle-orm';
import type { Orm } from '../../db/orm.js';

/** Nobody else writes a song or an artist until the transaction ends: not a seed, an import or another admin. */
export async function lockSongs(tx: Orm): Promise<void> {
  await tx.execute(sql`lock table songs in share row exclusive mode`);
}
