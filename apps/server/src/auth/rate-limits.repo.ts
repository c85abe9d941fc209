import type pg from 'pg';

/** Deletes the count under a key if it expires after a moment. A count that another process has restarted stays. */
export async function deleteCountBeyond(pool: pg.Pool, key: string, moment: number): Promise<void> {
  await pool.query('delete from rate_limits where key = $1 and expire > $2', [key, moment]);
}
