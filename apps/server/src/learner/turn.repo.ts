import { sql } from 'drizzle-orm';
import type { Orm } from '../db/orm.js';

/** The locked member with the moment of the lock by the database's clock, in ms; null where the account is gone. */
export async function lockMember(tx: Orm, memberId: number): Promise<{ username: string; ms: number } | null> {
  const { rows } = await tx.execute<{ username: string; ms: string }>(lockOf(memberId));
  const [row] = rows;
  return row ? { username: row.username, ms: Math.floor(Number(row.ms)) } : null;
}

/** The clock is read after the lock: an inner query that is materialized ends before the outer one begins. */
const lockOf = (memberId: number) => sql`
  with member as materialized (select username from members where id = ${memberId} for no key update)
  select username, extract(epoch from clock_timestamp()) * 1000 as ms from member`;
