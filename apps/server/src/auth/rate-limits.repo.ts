import type pg from 'pg';

/** Forgets the count under a key that would last beyond a moment: one that others have begun anew meanwhile stays. */
export async function forgetBeyond(pool: pg.Pool, key: string, moment: number): Promise<void> {
  await pool.query('delete from rate_limits where key = $1 and expire > $2', [key, moment]);
}
