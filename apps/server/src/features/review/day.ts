import {
  REVIEW_AHEAD_MAX,
  type Review,
  type ReviewAhead,
  type ReviewDay,
  type ReviewSettings,
} from '@utarang/contract';
import {
  type DayCounts,
  dateAfter,
  newWordsLeft,
  nextFrom,
  questionKinds,
  RETENTION,
  startOfDayIn,
  wordsOfDay,
} from '@utarang/domain/review';
import { seoulDate, seoulDayStart } from '@utarang/domain/study';
import { inList } from '../../catalogue/word.js';
import type { Orm } from '../../db/orm.js';
import { learntWord, learntWords } from '../../learner/learnt-words.js';
import { countWords } from '../../learner/memory.repo.js';
import { type Plan, type PlannedDay, readDay } from '../../learner/review-state.repo.js';
import { studyDaysOf } from '../../learner/study-days.js';
import type { ReviewDeps } from './deps.js';
import { questionFor } from './question.js';
import { dueByDay, type Moment, type Queue, readQueue } from './queue.repo.js';
import { missedSince } from './review.repo.js';

/** The goal until a member chooses one. */
const USUAL_GOAL = 20;
/** The days of the forecast, and the number of missed words that the end of a day lists. */
const FORECAST_DAYS = 30;
const MISSED_SHOWN = 10;

/** The way in which a next question is asked for. */
type AskedFor = { readonly hasVoice: boolean; readonly countsLearnt?: boolean };

export const momentOf = (now: Date): Moment => ({ now, today: seoulDate(now), tomorrow: startOfDayIn(1, now) });

/** Reads a member's day of review (docs/product/review.md#a-day). */
export function createDay({ catalogue, patternsDue }: Pick<ReviewDeps, 'catalogue' | 'patternsDue'>) {
  /** The part of every answer with the progress of the day and the next question. */
  const dayIn = async (db: Orm, memberId: number, moment: Moment, planned: PlannedDay, asked: AskedFor) => {
    const { plan, day } = planned;
    const goal = goalOf(planned);
    const { hasVoice, countsLearnt = false } = asked;
    const queue = await readQueue(db, memberId, moment, { most: leftOf(planned), shown: 1, countsLearnt });
    const counts = countsOf(planned, queue);
    const { again } = queue;
    const isReady = again?.memory ? again.memory.dueAt <= moment.now : false;
    const from = nextFrom(counts, { ready: isReady, any: again !== null });
    const card = from && { again, due: queue.due.cards[0], fresh: queue.fresh.cards[0] }[from];
    const word = card && (await learntWord(db, catalogue, memberId, card.wordId));
    return {
      goal,
      learnt: queue.learnt,
      shown: {
        doneToday: day.done,
        totalToday: wordsOfDay(counts),
        next: card && word ? questionFor(card, word, askedBy(moment.now, plan, hasVoice), catalogue) : null,
      },
    };
  };

  const daysIn = async (db: Orm, memberId: number, today: string, plan: Plan | null) => {
    const { streak, week } = await studyDaysOf(db, memberId, today, plan?.restDay ?? false);
    return { streak, week };
  };

  const stateOf = async (
    db: Orm,
    memberId: number,
    now: Date,
    hasVoice: boolean,
    known?: PlannedDay,
  ): Promise<Review> => {
    const moment = momentOf(now);
    const planned = known ?? (await readDay(db, memberId, now));
    const { plan, day } = planned;
    const { goal, shown } = await dayIn(db, memberId, moment, planned, { hasVoice });
    const missed = await missedSince(db, memberId, seoulDayStart(moment.today), day.answers);
    const missedWord = await learntWords(db, catalogue, memberId, missed);
    const byDay = await dueByDay(db, memberId, moment, startOfDayIn(FORECAST_DAYS, now));
    const forecast = Array.from({ length: FORECAST_DAYS }, (_, index) => {
      const date = dateAfter(moment.today, index);
      return { date, count: byDay.get(date)?.all ?? 0 };
    });
    const [ofToday, ofTomorrow] = forecast.map(({ count }) => count);
    return {
      goal,
      ...shown,
      due: byDay.get(moment.today)?.unasked ?? 0,
      dueTomorrow: Math.min(plan?.dailyGoal ?? USUAL_GOAL, ofToday! + ofTomorrow!),
      forecast,
      recalledToday: Math.max(0, day.done - missed.length),
      spentTodayMs: day.spentMs,
      missedToday: missed.slice(0, MISSED_SHOWN).flatMap((id) => {
        const word = missedWord(id);
        return word ? [inList(word)] : [];
      }),
      ...(await countWords(db, memberId, moment.today)),
      ...(await daysIn(db, memberId, moment.today, plan)),
      canUndo: plan?.lastReview?.day === moment.today,
      patternsDue: await patternsDue(db, memberId, now),
      settings: settingsOf(plan),
    };
  };

  /** The day as the home page shows it. */
  const summaryOf = async (db: Orm, memberId: number, now: Date, planned: PlannedDay): Promise<ReviewDay> => {
    const moment = momentOf(now);
    const counts = countsOf(planned, await readQueue(db, memberId, moment, { most: leftOf(planned), shown: 1 }));
    const days = await daysIn(db, memberId, moment.today, planned.plan);
    return { goal: counts.goal, doneToday: counts.done, totalToday: wordsOfDay(counts), ...days };
  };

  /** The next questions of today, in their order, with their words. */
  const aheadOf = async (
    db: Orm,
    memberId: number,
    now: Date,
    planned: PlannedDay,
    hasVoice: boolean,
  ): Promise<ReviewAhead> => {
    const left = Math.min(leftOf(planned), REVIEW_AHEAD_MAX);
    const { due, fresh } = await readQueue(db, memberId, momentOf(now), { most: left, shown: left });
    const counts = countsOf(planned, { due, fresh });
    const cards = [...due.cards, ...fresh.cards.slice(0, Math.min(left - due.count, newWordsLeft(counts)))];
    const ids = cards.map(({ wordId }) => wordId);
    const wordOf = await learntWords(db, catalogue, memberId, ids);
    const asked = askedBy(now, planned.plan, hasVoice);
    return {
      questions: cards.flatMap((card) => {
        const word = wordOf(card.wordId);
        return word ? [{ ...questionFor(card, word, asked, catalogue), answer: inList(word) }] : [];
      }),
    };
  };

  return { dayIn, stateOf, summaryOf, aheadOf };
}

/** The words of the day: the goal, and the added ones. */
const goalOf = ({ plan, day }: PlannedDay): number => (plan?.dailyGoal ?? USUAL_GOAL) + day.extra;

/** The words that the day still needs, and up to which they are counted. */
const leftOf = (planned: PlannedDay): number => Math.max(0, goalOf(planned) - planned.day.done);

const countsOf = (planned: PlannedDay, { due, fresh }: Pick<Queue, 'due' | 'fresh'>): DayCounts => ({
  goal: goalOf(planned),
  done: planned.day.done,
  newDone: planned.day.newDone,
  due: due.count,
  fresh: fresh.count,
});

const askedBy = (now: Date, plan: Plan | null, hasVoice: boolean) => ({
  now,
  kinds: settingsOf(plan).reviewKinds,
  hasVoice,
  parameters: plan?.parameters ?? null,
});

export type Day = ReturnType<typeof createDay>;

export const settingsOf = (plan: Plan | null): ReviewSettings => ({
  dailyGoal: (plan?.dailyGoal ?? null) as ReviewSettings['dailyGoal'],
  desiredRetention: plan?.desiredRetention ?? RETENTION,
  reviewKinds: questionKinds.filter((kind) => kind === 'meaning' || (plan?.reviewKinds?.includes(kind) ?? true)),
  restDay: plan?.restDay ?? false,
  isFitted: (plan?.parameters ?? null) !== null,
});
