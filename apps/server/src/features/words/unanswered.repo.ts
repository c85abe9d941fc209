import { desc, sql } from 'drizzle-orm';
import type { Orm } from '../../db/orm.js';
import { unansweredSearches as table } from '../../db/schema.js';

/** The most searches that are stored: those that were made most often, among equals the latest. */
export const KEPT_MAX = 5_000;

/** Adds to the times of each key; its last day is `today`. */
export async function addTimes(orm: Orm, counted: ReadonlyMap<string, number>, today: string): Promise<void> {
  // Always in the same order, so that no two processes wait for each other.
  const rows = [...counted].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, times]) => ({ key, times, lastOn: today }));
  await orm
    .insert(table)
    .values(rows)
    .onConflictDoUpdate({
      target: table.key,
      set: { times: sql`${table.times} + excluded.times`, lastOn: sql`excluded.last_on` },
    });
}

/** Deletes all rows but the `most` most frequent ones. */
export async function deleteRarelySearched(orm: Orm, most = KEPT_MAX): Promise<void> {
  await orm.execute(sql`
    delete from ${table} where ${table.key} in (
      select key from ${table} order by times desc, last_on desc, key offset ${most}
    )`);
}

/** The most frequent searches. */
export const mostSearched = (orm: Orm, limit: number) =>
  orm.select().from(table).orderBy(desc(table.times), desc(table.lastOn), table.key).limit(limit);
