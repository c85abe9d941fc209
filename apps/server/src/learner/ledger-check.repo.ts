import { sql } from 'drizzle-orm';
import type { Orm } from '../db/orm.js';

/** A sum that differs from the ledger; `day` is null for the total. */
export type WrongSum = {
  readonly memberId: number;
  readonly day: string | null;
  /** The stored points of words and of quizzes; null where there is no row. */
  readonly kept: readonly [words: number, quizzes: number] | null;
  /** The points by the ledger. */
  readonly earned: readonly [words: number, quizzes: number] | null;
};

/**
 * The sums of the ledger, which `point_days` and `point_totals` should have. They are computed here independently of
 * the trigger, so that one checks the other.
 */
const EARNED = sql.raw(`
  select member_id, (earned_at at time zone 'Asia/Seoul')::date as day,
         coalesce(sum(points) filter (where kind = 'word'), 0)::int as word_points,
         coalesce(sum(points) filter (where kind <> 'word'), 0)::int as quiz_points
  from point_awards group by grouping sets ((member_id), (member_id, day))`);

const KEPT = sql.raw(`
  select member_id, day, word_points, quiz_points from point_days
  union all select member_id, null, word_points, quiz_points from point_totals`);

/** Compares every sum with the ledger, in one statement and so at one moment. Returns the first `most` that differ. */
export async function wrongSums(db: Orm, most: number): Promise<WrongSum[]> {
  const { rows } = await db.execute<WrongSum>(sql`
    select coalesce(kept.member_id, earned.member_id) as "memberId", coalesce(kept.day, earned.day)::text as day,
           case when kept.member_id is not null then array[kept.word_points, kept.quiz_points] end as kept,
           case when earned.member_id is not null then array[earned.word_points, earned.quiz_points] end as earned
    from (${KEPT}) kept full join (${EARNED}) earned
      on kept.member_id = earned.member_id and coalesce(kept.day, '-infinity') = coalesce(earned.day, '-infinity')
    where (kept.word_points, kept.quiz_points) is distinct from (earned.word_points, earned.quiz_points)
    order by 1, 2 nulls first limit ${most}`);
  return rows;
}

/** The size of the ledger. */
export async function ledgerSize(db: Orm): Promise<{ awards: number; members: number }> {
  const { rows } = await db.execute<{ awards: number; members: number }>(
    sql`select count(*)::int as awards, count(distinct member_id)::int as members from point_awards`,
  );
  return rows[0]!;
}

/**
 * Rebuilds all sums from the ledger, which is locked. Members are locked first, as by the deletion of an account: the
 * other order would be a deadlock.
 */
export async function rebuildSums(db: Orm): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select count(*) from (select 1 from members order by id for key share) held`);
    await tx.execute(sql`lock table point_awards in share row exclusive mode`);
    await tx.execute(sql`delete from point_days`);
    await tx.execute(sql`delete from point_totals`);
    await tx.execute(sql`
      with earned as (${EARNED}), days as (
        insert into point_days (member_id, day, word_points, quiz_points) select * from earned where day is not null)
      insert into point_totals (member_id, word_points, quiz_points)
      select member_id, word_points, quiz_points from earned where day is null`);
  });
}
