import type { Memory } from '@utarang/domain/review';
import { seoulDayStart } from '@utarang/domain/study';
import { sql } from 'drizzle-orm';
import type { Orm } from '../../db/orm.js';
import { learntOf } from '../../learner/memory.repo.js';
import { type MetIn, metIn } from './met-in.repo.js';

/** A moment with its day, for reading the queue. */
export type Moment = {
  readonly now: Date;
  /** The date in Seoul, `YYYY-MM-DD`. */
  readonly today: string;
  /** The moment at which tomorrow begins. */
  readonly tomorrow: Date;
};

/** A word that may be asked next. */
export type Card = { readonly wordId: number; readonly memory: Memory | null; readonly metIn: MetIn | null };

/** Words of one kind that wait: how many, up to the asked number, and the first of them. */
type Cards = { readonly count: number; readonly cards: readonly Card[] };

/** All words that may be asked on a day. */
export type Queue = {
  /** The word of today that was forgotten first. */
  readonly again: Card | null;
  /** Words that were not asked today, the one that has been due for longest first. */
  readonly due: Cards;
  /** Words that were never answered, the one that was saved last first. */
  readonly fresh: Cards;
  /** The learnt words; null where they are not counted. */
  readonly learnt: number | null;
};

const at = (date: Date) => sql`${date.toISOString()}::timestamptz`;
const ms = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8 as ${column}`);
const CARD = sql`m.word_id, m.stability, m.difficulty, ${ms('due_at')}, ${ms('reviewed_at')}, m.reps, m.lapses, m.streak`;
/**
 * Words of the member that the book still has, and the member's own words: a word that somebody learns is retired,
 * never deleted. The few retired ones are read once, so that the indexes of the member's words lead each query.
 */
const FROM = (memberId: number, retired = sql`select id from words where retired_at is not null`) =>
  sql`from word_memory m where m.member_id = ${memberId} and m.saved_at is not null and m.word_id not in (${retired})`;

const isDue = ({ tomorrow, today }: Moment) =>
  sql`m.due_at < ${at(tomorrow)} and (m.asked_on is null or m.asked_on <> ${today}::date)`;
/** A word that was forgotten is due again minutes later, and so not at the beginning of a day. */
const isAgain = ({ tomorrow, today }: Moment) =>
  sql`m.due_at > ${at(seoulDayStart(today))} and m.due_at < ${at(tomorrow)} and m.asked_on = ${today}::date`;

type Source = 'again' | 'due' | 'fresh';

type CardRow = {
  source: Source;
  count: number;
  word_id: number;
  stability: number | null;
  difficulty: number;
  due_at: number;
  reviewed_at: number;
  reps: number;
  lapses: number;
  streak: number;
  met_id: string | null;
  met_title: string;
};

function cardOf({ word_id: wordId, due_at: dueAt, reviewed_at: reviewedAt, ...row }: CardRow): Card {
  const { stability, difficulty, reps, lapses, streak } = row;
  const trace = { difficulty, reps, lapses, streak, dueAt: new Date(dueAt), reviewedAt: new Date(reviewedAt) };
  return {
    wordId,
    memory: stability === null ? null : { stability, ...trace },
    metIn: row.met_id === null ? null : { id: row.met_id, title: row.met_title },
  };
}

type Asked = {
  /** Words are counted up to this number. */
  readonly most: number;
  /** So many of each kind are read. */
  readonly shown: number;
  readonly countsLearnt?: boolean;
};

/** Reads the words that may be asked, in one statement: the order of each kind is that of an index. */
export async function readQueue(
  db: Orm,
  memberId: number,
  moment: Moment,
  { most, shown, countsLearnt = false }: Asked,
): Promise<Queue> {
  const from = FROM(memberId, sql`select id from retired`);
  const [dueFirst, savedLast] = [sql`m.due_at, m.word_id`, sql`m.saved_at desc, m.word_id desc`];
  const { rows } = await db.execute<CardRow & { learnt: number | null }>(sql`
    with retired as materialized (select id from words where retired_at is not null),
    waiting as materialized (
      (select 'again' as source, 1 as place, ${CARD} ${from} and ${isAgain(moment)} order by ${dueFirst} limit 1)
      union all
      (select 'due', row_number() over (order by ${dueFirst}), ${CARD} ${from} and ${isDue(moment)}
       order by ${dueFirst} limit ${most})
      union all
      (select 'fresh', row_number() over (order by ${savedLast}), ${CARD} ${from} and m.due_at is null
       order by ${savedLast} limit ${most})),
    counted as (select *, (count(*) over (partition by source))::int as count from waiting),
    cards as materialized (select * from counted where place <= ${shown}),
    met as (${metIn(memberId, sql`(select array_agg(word_id) from cards)::integer[]`)})
    select cards.*, met.id as met_id, met.title as met_title,
      ${countsLearnt ? sql`(${learntOf(memberId, moment.today)})::int` : sql`null::int`} as learnt
    from (select) as one left join cards on true left join met using (word_id) order by place`);
  const of = (source: Source): Cards => {
    const found = rows.filter((row) => row.source === source);
    return { count: found[0]?.count ?? 0, cards: found.map(cardOf) };
  };
  return { again: of('again').cards[0] ?? null, due: of('due'), fresh: of('fresh'), learnt: rows[0]?.learnt ?? null };
}

/** The words that fall due on a day in Seoul: all, and those that were not asked today. */
export type DueOn = { readonly all: number; readonly unasked: number };

/** Counts words that fall due by day, up to a moment; what is overdue falls on today. */
export async function dueByDay(db: Orm, memberId: number, moment: Moment, end: Date): Promise<Map<string, DueOn>> {
  const { today, tomorrow } = moment;
  const { rows } = await db.execute<DueOn & { day: string }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, count(*)::int as all, (count(*) filter (where is_unasked))::int as unasked
    from (
      select case when m.due_at < ${at(tomorrow)} then ${today}::date
                  else (m.due_at at time zone 'Asia/Seoul')::date end as day,
             m.asked_on is distinct from ${today}::date as is_unasked
      ${FROM(memberId)} and m.due_at < ${at(end)}
    ) as due group by due.day`);
  return new Map(rows.map(({ day, ...counts }) => [day, counts]));
}
