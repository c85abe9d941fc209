import type { Memory } from '@utarang/domain/review';
import { sql } from 'drizzle-orm';
import type { Orm } from '../../db/orm.js';

/** A moment with its day, for reading the queue. */
export type Moment = {
  readonly now: Date;
  /** The date in Seoul, `YYYY-MM-DD`. */
  readonly today: string;
  /** The moment at which tomorrow begins. */
  readonly tomorrow: Date;
};

/** A word that may be asked next. */
export type Card = { readonly wordId: number; readonly memory: Memory | null };

const at = (date: Date) => sql`${date.toISOString()}::timestamptz`;
const ms = (column: string) => sql.raw(`extract(epoch from ${column}) * 1000 as ${column}`);
const CARD = sql`m.word_id, m.stability, m.difficulty, ${ms('due_at')}, ${ms('reviewed_at')}, m.reps, m.lapses, m.streak`;
/**
 * Words of the member that the book still has, and the member's own words: a word that somebody learns is retired,
 * never deleted. The few retired ones are read once, so that the indexes of the member's words lead each query.
 */
const FROM = (memberId: number) =>
  sql`from word_memory m where m.member_id = ${memberId} and m.saved_at is not null
      and m.word_id not in (select id from words where retired_at is not null)`;

const isDue = ({ tomorrow, today }: Moment) =>
  sql`m.due_at < ${at(tomorrow)} and (m.asked_on is null or m.asked_on <> ${today}::date)`;
const isAgain = ({ tomorrow, today }: Moment) => sql`m.due_at < ${at(tomorrow)} and m.asked_on = ${today}::date`;

type CardRow = {
  word_id: number;
  stability: number | null;
  difficulty: number;
  due_at: string;
  reviewed_at: string;
  reps: number;
  lapses: number;
  streak: number;
};

function cardOf(row: CardRow | undefined): Card | null {
  if (!row) return null;
  const { stability, difficulty, reps, lapses, streak } = row;
  const memory =
    stability === null
      ? null
      : { stability, difficulty, reps, lapses, streak, dueAt: dated(row.due_at), reviewedAt: dated(row.reviewed_at) };
  return { wordId: row.word_id, memory };
}
const dated = (milliseconds: string) => new Date(Number(milliseconds));

const first = async (db: Orm, query: ReturnType<typeof sql>): Promise<Card | null> =>
  cardOf((await db.execute<CardRow>(query)).rows[0]);

/** The word that has been due for longest and was not asked today. */
export const firstDue = (db: Orm, memberId: number, moment: Moment): Promise<Card | null> =>
  first(db, sql`select ${CARD} ${FROM(memberId)} and ${isDue(moment)} order by m.due_at, m.word_id limit 1`);

/** The word of today that was forgotten first. */
export const firstAgain = (db: Orm, memberId: number, moment: Moment): Promise<Card | null> =>
  first(db, sql`select ${CARD} ${FROM(memberId)} and ${isAgain(moment)} order by m.due_at, m.word_id limit 1`);

/** The word that was saved last and never answered. */
export const firstNew = (db: Orm, memberId: number): Promise<Card | null> =>
  first(
    db,
    sql`select ${CARD} ${FROM(memberId)} and m.due_at is null order by m.saved_at desc, m.word_id desc limit 1`,
  );

const several = async (db: Orm, most: number, query: ReturnType<typeof sql>): Promise<Card[]> =>
  most <= 0 ? [] : (await db.execute<CardRow>(sql`${query} limit ${most}`)).rows.flatMap((row) => cardOf(row) ?? []);

/** The words that `firstDue` returns one after another, at most `most`. */
export const dueCards = (db: Orm, memberId: number, moment: Moment, most: number): Promise<Card[]> =>
  several(db, most, sql`select ${CARD} ${FROM(memberId)} and ${isDue(moment)} order by m.due_at, m.word_id`);

/** The words that `firstNew` returns one after another, at most `most`. */
export const newCards = (db: Orm, memberId: number, most: number): Promise<Card[]> =>
  several(
    db,
    most,
    sql`select ${CARD} ${FROM(memberId)} and m.due_at is null order by m.saved_at desc, m.word_id desc`,
  );

const count = async (db: Orm, query: ReturnType<typeof sql>): Promise<number> =>
  Number((await db.execute<{ count: string }>(query)).rows[0]?.count ?? 0);

/** Counts due words that were not asked today, up to `most`. */
export const countDue = (db: Orm, memberId: number, moment: Moment, most: number): Promise<number> =>
  count(db, sql`select count(*) from (select 1 ${FROM(memberId)} and ${isDue(moment)} limit ${most}) as due`);

/**
 * Counts the words of `countDue` and those that were never answered in one statement, each up to `most`. Their
 * order leads to the index, without which all words of the member would be read.
 */
export async function countWaiting(
  db: Orm,
  memberId: number,
  moment: Moment,
  most: number,
): Promise<{ readonly due: number; readonly fresh: number }> {
  const { rows } = await db.execute<{ due: string; fresh: string }>(sql`select
    (select count(*) from (
      select 1 ${FROM(memberId)} and ${isDue(moment)} order by m.due_at limit ${most}) as due) as due,
    (select count(*) from (
      select 1 ${FROM(memberId)} and m.due_at is null order by m.saved_at limit ${most}) as fresh) as fresh`);
  const [row] = rows;
  return { due: Number(row?.due ?? 0), fresh: Number(row?.fresh ?? 0) };
}

/** Counts words that are due before a moment, up to `most`. */
export const countDueBefore = (db: Orm, memberId: number, end: Date, most: number): Promise<number> =>
  count(db, sql`select count(*) from (select 1 ${FROM(memberId)} and m.due_at < ${at(end)} limit ${most}) as due`);

/** Words that fall due by day in Seoul, from today on; what is overdue falls on today. */
export async function dueByDay(db: Orm, memberId: number, moment: Moment, end: Date): Promise<Map<string, number>> {
  const { today, tomorrow } = moment;
  const { rows } = await db.execute<{ day: string; count: string }>(sql`
    select ${today} as day, count(*) ${FROM(memberId)} and m.due_at < ${at(tomorrow)}
    union all
    select to_char((m.due_at at time zone 'Asia/Seoul')::date, 'YYYY-MM-DD'), count(*)
    ${FROM(memberId)} and m.due_at >= ${at(tomorrow)} and m.due_at < ${at(end)} group by 1`);
  return new Map(rows.map((row) => [row.day, Number(row.count)]));
}
