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
import type { Plan, PlannedDay } from '../../learner/review-state.repo.js';
import { studyDaysOf } from '../../learner/study-days.js';
import type { QueuedDay } from './day.repo.js';
import type { ReviewDeps } from './deps.js';
import { questionFor } from './question.js';
import { dueByDay, USUAL_GOAL } from './queue.repo.js';
import { missedSince } from './review.repo.js';

/** The days of the forecast, and the number of missed words that the end of a day lists. */
const FORECAST_DAYS = 30;
const MISSED_SHOWN = 10;

/** Reads a member's day of review (docs/product/review.md#a-day). */
export function createDay({ catalogue, patternsDue }: Pick<ReviewDeps, 'catalogue' | 'patternsDue'>) {
  /** The part of every answer with the progress of the day and the next question. */
  const shownOf = async (db: Orm, memberId: number, now: Date, today: QueuedDay, hasVoice: boolean) => {
    const { plan, day, queue } = today;
    const counts = countsOf(today);
    const { again } = queue;
    const isReady = again?.memory ? again.memory.dueAt <= now : false;
    const from = nextFrom(counts, { ready: isReady, any: again !== null });
    const card = from && { again, due: queue.due.cards[0], fresh: queue.fresh.cards[0] }[from];
    const word = card && (await learntWord(db, catalogue, memberId, card.wordId));
    return {
      doneToday: day.done,
      totalToday: wordsOfDay(counts),
      next: card && word ? questionFor(card, word, askedBy(now, plan, hasVoice), catalogue) : null,
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
    today: QueuedDay,
    hasVoice: boolean,
  ): Promise<Review> => {
    const date = seoulDate(now);
    const { plan, day } = today;
    const missed = await missedSince(db, memberId, seoulDayStart(date), day.answers);
    const missedWord = await learntWords(db, catalogue, memberId, missed);
    const byDay = await dueByDay(db, memberId, now, startOfDayIn(FORECAST_DAYS, now));
    const forecast = Array.from({ length: FORECAST_DAYS }, (_, index) => {
      const on = dateAfter(date, index);
      return { date: on, count: byDay.get(on)?.all ?? 0 };
    });
    const [ofToday, ofTomorrow] = forecast.map(({ count }) => count);
    return {
      goal: goalOf(today),
      ...(await shownOf(db, memberId, now, today, hasVoice)),
      due: byDay.get(date)?.unasked ?? 0,
      dueTomorrow: Math.min(plan?.dailyGoal ?? USUAL_GOAL, ofToday! + ofTomorrow!),
      forecast,
      recalledToday: Math.max(0, day.done - missed.length),
      spentTodayMs: day.spentMs,
      missedToday: missed.slice(0, MISSED_SHOWN).flatMap((id) => {
        const word = missedWord(id);
        return word ? [inList(word)] : [];
      }),
      ...(await countWords(db, memberId, date)),
      ...(await daysIn(db, memberId, date, plan)),
      canUndo: plan?.lastReview?.day === date,
      patternsDue: await patternsDue(db, memberId, now),
      settings: settingsOf(plan),
    };
  };

  /** The day as the home page shows it. */
  const summaryOf = async (db: Orm, memberId: number, now: Date, today: QueuedDay): Promise<ReviewDay> => {
    const counts = countsOf(today);
    const days = await daysIn(db, memberId, seoulDate(now), today.plan);
    return { goal: counts.goal, doneToday: counts.done, totalToday: wordsOfDay(counts), ...days };
  };

  /** The next questions of today, in their order, with their words. */
  const aheadOf = async (
    db: Orm,
    memberId: number,
    now: Date,
    today: QueuedDay,
    hasVoice: boolean,
  ): Promise<ReviewAhead> => {
    const { due, fresh } = today.queue;
    const counts = countsOf(today);
    const left = Math.min(counts.goal - counts.done, REVIEW_AHEAD_MAX);
    const room = Math.max(0, Math.min(left - due.cards.length, newWordsLeft(counts)));
    const cards = [...due.cards, ...fresh.cards.slice(0, room)];
    const ids = cards.map(({ wordId }) => wordId);
    const wordOf = await learntWords(db, catalogue, memberId, ids);
    const asked = askedBy(now, today.plan, hasVoice);
    return {
      questions: cards.flatMap((card) => {
        const word = wordOf(card.wordId);
        return word ? [{ ...questionFor(card, word, asked, catalogue), answer: inList(word) }] : [];
      }),
    };
  };

  return { shownOf, stateOf, summaryOf, aheadOf };
}

/** The words of the day: the goal, and the added ones. The number of words to read follows it (`queueOf`). */
const goalOf = ({ plan, day }: PlannedDay): number => (plan?.dailyGoal ?? USUAL_GOAL) + day.extra;

const countsOf = ({ queue, ...planned }: QueuedDay): DayCounts => ({
  goal: goalOf(planned),
  done: planned.day.done,
  newDone: planned.day.newDone,
  due: queue.due.count,
  fresh: queue.fresh.count,
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
