import { type Memory, MILESTONES, startOfDayIn } from '@utarang/domain/review';
import { seoulDate, seoulDayStart } from '@utarang/domain/study';
import { type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../../db/clock.js';
import type { Orm } from '../../db/orm.js';
import { reviewDays, reviewPlans } from '../../db/schema.js';
import { learntOf } from '../../learner/memory.repo.js';
import { type MetIn, metIn } from './met-in.repo.js';

/** The expressions of a moment in SQL, for reading the queue. */
export type Moment = {
  readonly at: SQL<string>;
  /** The date in Seoul, at the beginning of which it was `today`. */
  readonly date: SQL<string>;
  readonly today: SQL;
  /** The moment at which tomorrow begins. */
  readonly tomorrow: SQL;
};

/** The goal until a member chooses one. */
export const USUAL_GOAL = 20;

const time = (date: Date) => sql<string>`${date.toISOString()}::timestamptz`;

/** A known moment, such as that of a turn. */
export function momentOf(now: Date): Moment {
  const date = seoulDate(now);
  const [today, tomorrow] = [time(seoulDayStart(date)), time(startOfDayIn(1, now))];
  return { at: time(now), date: sql`${date}::date`, today, tomorrow };
}

/** The moment at which a statement begins; not for transactions, which begin earlier. */
export function momentNow(clock: Pick<Clock, 'shift'>): Moment {
  const at = sql<string>`(now() + ${clock.shift()} * interval '1 millisecond')`;
  const date = sql<string>`(${at} at time zone 'Asia/Seoul')::date`;
  const startAfter = (days: number) => sql`((${date} + ${days}::integer)::timestamp at time zone 'Asia/Seoul')`;
  return { at, date, today: startAfter(0), tomorrow: startAfter(1) };
}

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

/** A moment in ms. */
const ms = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);

/**
 * Words of the member that the book still has, and the member's own words: a word that a member learns is retired,
 * never deleted. The few retired ones are read once, so that the indexes of the member's words lead each query.
 */
const FROM = (memberId: number, retired = sql`select id from words where retired_at is not null`) =>
  sql`from word_memory m where m.member_id = ${memberId} and m.saved_at is not null and m.word_id not in (${retired})`;

const isDue = ({ tomorrow, date }: Moment) =>
  sql`m.due_at < ${tomorrow} and (m.asked_on is null or m.asked_on <> ${date})`;
/** A word that was forgotten is due again minutes later, and so not at the beginning of a day. */
const isAgain = ({ today, tomorrow, date }: Moment) =>
  sql`m.due_at > ${today} and m.due_at < ${tomorrow} and m.asked_on = ${date}`;

type Source = 'again' | 'due' | 'fresh';

type CardRow = {
  readonly source: Source;
  readonly count: number;
  readonly word_id: number;
  readonly stability: number | null;
  readonly difficulty: number;
  readonly due_at: number;
  readonly reviewed_at: number;
  readonly reps: number;
  readonly lapses: number;
  readonly streak: number;
  readonly met_id: string | null;
  readonly met_title: string;
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

type QueueQuery = {
  /** The number of words of each kind that are read; as many are counted as the day still needs. */
  readonly shown: number;
  /** A word that is left out. */
  readonly but?: number;
  /** True if the learnt words are counted, as long as there is a milestone to reach. */
  readonly countsLearnt?: boolean;
};

/**
 * The query for the words that may be asked, to be selected as a value beside the plan and the day of the member, which
 * say how many are needed. The order of each kind is that of an index, which has all that is counted: of the table only
 * the rows of the shown words are read.
 */
export function queueOf(
  memberId: number,
  moment: Moment,
  { shown, but = 0, countsLearnt = false }: QueueQuery,
): SQL<Queue> {
  const from = sql`${FROM(memberId, sql`select id from retired`)} and m.word_id <> ${but}`;
  const [dueFirst, savedLast] = [sql`m.due_at, m.word_id`, sql`m.saved_at desc, m.word_id desc`];
  const most = sql`greatest(0, coalesce(${reviewPlans.dailyGoal}, ${USUAL_GOAL}::integer)
    + coalesce(${reviewDays.extra}, 0) - coalesce(${reviewDays.done}, 0))`;
  const learnt = sql`case when coalesce(${reviewPlans.milestone}, 0) < ${MILESTONES.at(-1)!}
    then (${learntOf(memberId, moment.date)}) end`;
  return sql`(
    with retired as materialized (select id from words where retired_at is not null),
    waiting as (
      (select 'again' as source, 1 as place, m.word_id ${from} and ${isAgain(moment)} order by ${dueFirst} limit 1)
      union all
      (select 'due', row_number() over (order by ${dueFirst}), m.word_id ${from} and ${isDue(moment)}
       order by ${dueFirst} limit ${most})
      union all
      (select 'fresh', row_number() over (order by ${savedLast}), m.word_id ${from} and m.due_at is null
       order by ${savedLast} limit ${most})),
    counted as (select *, count(*) over (partition by source) as count from waiting),
    cards as materialized (select * from counted where place <= ${shown}),
    met as (${metIn(memberId, sql`(select array_agg(word_id) from cards)::integer[]`)})
    select json_build_object('learnt', ${countsLearnt ? learnt : sql`null`}, 'cards', json_agg(json_build_object(
      'source', cards.source, 'count', cards.count, 'word_id', m.word_id, 'stability', m.stability,
      'difficulty', m.difficulty, 'due_at', ${ms('m.due_at')}, 'reviewed_at', ${ms('m.reviewed_at')},
      'reps', m.reps, 'lapses', m.lapses, 'streak', m.streak, 'met_id', met.id, 'met_title', met.title) order by place))
    from cards cross join lateral (
      select * from word_memory where member_id = ${memberId} and word_id = cards.word_id limit 1) m
    left join met on met.word_id = cards.word_id)`.mapWith(queueIn);
}

type QueueRow = { readonly learnt: number | null; readonly cards: readonly CardRow[] | null };

function queueIn({ learnt, cards }: QueueRow): Queue {
  const cardsOf = (source: Source): Cards => {
    const found = cards?.filter((card) => card.source === source) ?? [];
    return { count: found[0]?.count ?? 0, cards: found.map(cardOf) };
  };
  return { again: cardsOf('again').cards[0] ?? null, due: cardsOf('due'), fresh: cardsOf('fresh'), learnt };
}

/** The words that fall due on a day in Seoul: all, and those that were not asked today. */
type DueOn = { readonly all: number; readonly unasked: number };

/** Counts words that fall due by day, up to a moment; what is overdue falls on today. */
export async function dueByDay(db: Orm, memberId: number, now: Date, end: Date): Promise<Map<string, DueOn>> {
  const { date, tomorrow } = momentOf(now);
  const { rows } = await db.execute<DueOn & { day: string }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, count(*)::int as all, (count(*) filter (where is_unasked))::int as unasked
    from (
      select case when m.due_at < ${tomorrow} then ${date}
                  else (m.due_at at time zone 'Asia/Seoul')::date end as day,
             m.asked_on is distinct from ${date} as is_unasked
      ${FROM(memberId)} and m.due_at < ${time(end)}
    ) as due group by due.day`);
  return new Map(rows.map(({ day, ...counts }) => [day, counts]));
}
