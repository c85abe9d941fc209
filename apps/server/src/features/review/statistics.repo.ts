import { sql } from 'drizzle-orm';
import type { Orm } from '../../db/orm.js';

type Query = ReturnType<typeof sql>;
const rowsOf = async <Row extends Record<string, unknown>>(db: Orm, query: Query): Promise<Row[]> =>
  (await db.execute(query)).rows as unknown as Row[];

const DAY = sql.raw(`(answered_at at time zone 'Asia/Seoul')::date`);
/** The Monday of an answer's week. */
const WEEK = sql.raw(`to_char(date_trunc('week', answered_at at time zone 'Asia/Seoul'), 'YYYY-MM-DD')`);

/**
 * Sums by week: answers, those to words that had been answered on an earlier day with the remembered ones among them,
 * and time spent.
 */
export async function byWeek(db: Orm, memberId: number, from: string) {
  const rows = await rowsOf<{ week: string; reviews: number; recalled: number; ms: number }>(
    db,
    sql`select ${WEEK} as week,
               count(*) filter (where days > 0)::int as reviews,
               count(*) filter (where days > 0 and rating > 1)::int as recalled,
               coalesce(sum(elapsed_ms), 0)::float8 as ms
        from reviews where member_id = ${memberId} and ${DAY} >= ${from}::date group by 1 order by 1`,
  );
  return new Map(rows.map((row) => [row.week, row]));
}

/** All answers in the log, and the time spent on them. */
export async function sumOf(db: Orm, memberId: number): Promise<{ reviews: number; ms: number }> {
  const [row] = await rowsOf<{ reviews: number; ms: number }>(
    db,
    sql`select count(*)::int as reviews, coalesce(sum(elapsed_ms), 0)::float8 as ms
        from reviews where member_id = ${memberId}`,
  );
  return row!;
}

/** Answers by hour of the day in Seoul. */
export async function byHour(db: Orm, memberId: number): Promise<number[]> {
  const rows = await rowsOf<{ hour: number; count: number }>(
    db,
    sql`select extract(hour from answered_at at time zone 'Asia/Seoul')::int as hour, count(*)::int as count
        from reviews where member_id = ${memberId} group by 1`,
  );
  const counts = new Map(rows.map(({ hour, count }) => [hour, count]));
  return Array.from({ length: 24 }, (_, hour) => counts.get(hour) ?? 0);
}

/** The words that were forgotten most often, of those answered three times at least, the hardest first. */
export const hardest = (db: Orm, memberId: number, most: number) =>
  rowsOf<{ wordId: number; reviews: number; recalled: number }>(
    db,
    sql`select word_id as "wordId", count(*)::int as reviews, count(*) filter (where rating > 1)::int as recalled
        from reviews where member_id = ${memberId}
          and word_id not in (select id from words where retired_at is not null)
        group by word_id having count(*) >= 3 and count(*) filter (where rating = 1) > 0
        order by count(*) filter (where rating > 1)::float8 / count(*), count(*) desc, word_id limit ${most}`,
  );

/**
 * Counts words by the log at the end of each week: by stability, and the learnt ones. `bounds` are the stabilities from
 * which on there is one dot more.
 */
export const memoryByWeek = (db: Orm, memberId: number, weeks: readonly string[], bounds: readonly number[]) =>
  rowsOf<{ week: string; strength: number; words: number; learnt: number }>(
    db,
    sql`with answers as (
          select word_id, ${DAY} as day, stability,
                 lead(${DAY}) over (partition by word_id order by number) as until
          from reviews where member_id = ${memberId})
        select to_char(week, 'YYYY-MM-DD') as week,
               width_bucket(stability, array[${sql.join(
                 bounds.map((bound) => sql`${bound}::float8`),
                 sql`, `,
               )}])::int + 1 as strength,
               count(*)::int as words,
               count(*) filter (where week + 6 - day < stability)::int as learnt
        from unnest(array[${sql.join(
          weeks.map((week) => sql`${week}::date`),
          sql`, `,
        )}]) as week
        join answers on day <= week + 6 and (until is null or until > week + 6)
        group by 1, 2`,
  );

/** A member's answered words: their stability, and whether they are learnt. */
export const wordsNow = (db: Orm, memberId: number, today: string) =>
  rowsOf<{ wordId: number; stability: number; streak: number; learnt: boolean }>(
    db,
    sql`select word_id as "wordId", stability, streak,
               streak > 0 and ${today}::date - (reviewed_at at time zone 'Asia/Seoul')::date < stability as learnt
        from word_memory where member_id = ${memberId} and stability is not null`,
  );
