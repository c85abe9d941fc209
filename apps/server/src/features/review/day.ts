import {
  REVIEW_AHEAD_MAX,
  type Review,
  type ReviewAhead,
  type ReviewDay,
  type ReviewSettings,
} from '@utarang/contract';
import {
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
import { countLearnt, countMet } from '../../learner/memory.repo.js';
import { studyDaysOf } from '../../learner/study-days.js';
import type { ReviewDeps } from './deps.js';
import { metIn } from './met-in.repo.js';
import { questionFor } from './question.js';
import {
  countDue,
  countDueBefore,
  countWaiting,
  dueByDay,
  dueCards,
  firstAgain,
  firstDue,
  firstNew,
  type Moment,
  newCards,
} from './queue.repo.js';
import { dayOf, missedSince, type Plan, planOf } from './review.repo.js';

/** The goal until a member chooses one. */
const USUAL_GOAL = 20;
/** The days of the forecast, and the number of missed words that the end of a day lists. */
const FORECAST_DAYS = 30;
const MISSED_SHOWN = 10;
/** More due words than this are not counted. */
const DUE_MAX = 100_000;

export const momentOf = (now: Date): Moment => ({ now, today: seoulDate(now), tomorrow: startOfDayIn(1, now) });

/** Reads a member's day of review (docs/product/review.md#a-day). */
export function createDay({ catalogue, patternsDue }: Pick<ReviewDeps, 'catalogue' | 'patternsDue'>) {
  const goalOf = async (db: Orm, memberId: number, moment: Moment, plan: Plan | null) => {
    const day = await dayOf(db, memberId, moment.today);
    return { day, goal: (plan?.dailyGoal ?? USUAL_GOAL) + day.extra };
  };

  const countsOf = async (db: Orm, memberId: number, moment: Moment, plan: Plan | null) => {
    const { day, goal } = await goalOf(db, memberId, moment, plan);
    const counts = {
      goal,
      done: day.done,
      newDone: day.newDone,
      ...(await countWaiting(db, memberId, moment, goal)),
    };
    return { day, goal, counts };
  };

  /** The part of every answer with the progress of the day and the next question. */
  const dayIn = async (db: Orm, memberId: number, moment: Moment, plan: Plan | null, hasVoice: boolean) => {
    const { day, goal, counts } = await countsOf(db, memberId, moment, plan);
    const again = await firstAgain(db, memberId, moment);
    const isReady = again?.memory ? again.memory.dueAt <= moment.now : false;
    const from = nextFrom(counts, { ready: isReady, any: again !== null });
    const card =
      from === 'again'
        ? again
        : from === 'due'
          ? await firstDue(db, memberId, moment)
          : from === 'fresh'
            ? await firstNew(db, memberId)
            : null;
    const word = card && (await learntWord(db, catalogue, memberId, card.wordId));
    const asked = askedBy(moment.now, plan, hasVoice);
    const met = await metIn(db, memberId, word ? [word.id] : []);
    return {
      day,
      goal,
      shown: {
        doneToday: day.done,
        totalToday: wordsOfDay(counts),
        next: card && word ? questionFor(card, word, asked, catalogue, met.get(card.wordId)) : null,
      },
    };
  };

  const daysIn = async (db: Orm, memberId: number, today: string, plan: Plan | null) => {
    const { streak, week } = await studyDaysOf(db, memberId, today, plan?.restDay ?? false);
    return { streak, week };
  };

  const stateOf = async (db: Orm, memberId: number, now: Date, hasVoice: boolean): Promise<Review> => {
    const moment = momentOf(now);
    const plan = await planOf(db, memberId);
    const { day, goal, shown } = await dayIn(db, memberId, moment, plan, hasVoice);
    const missed = await missedSince(db, memberId, seoulDayStart(moment.today), day.answers);
    const missedWord = await learntWords(db, catalogue, memberId, missed);
    const byDay = await dueByDay(db, memberId, moment, startOfDayIn(FORECAST_DAYS, now));
    const dates = Array.from({ length: FORECAST_DAYS }, (_, index) => dateAfter(moment.today, index));
    return {
      goal,
      ...shown,
      due: await countDue(db, memberId, moment, DUE_MAX),
      dueTomorrow: await countDueBefore(db, memberId, startOfDayIn(2, now), plan?.dailyGoal ?? USUAL_GOAL),
      forecast: dates.map((date) => ({ date, count: byDay.get(date) ?? 0 })),
      recalledToday: Math.max(0, day.done - missed.length),
      spentTodayMs: day.spentMs,
      missedToday: missed.slice(0, MISSED_SHOWN).flatMap((id) => {
        const word = missedWord(id);
        return word ? [inList(word)] : [];
      }),
      learnt: await countLearnt(db, memberId, moment.today),
      met: await countMet(db, memberId),
      ...(await daysIn(db, memberId, moment.today, plan)),
      canUndo: plan?.lastReview?.day === moment.today,
      patternsDue: await patternsDue(db, memberId, now),
      settings: settingsOf(plan),
    };
  };

  /** The day as the home page shows it. */
  const summaryOf = async (db: Orm, memberId: number, now: Date): Promise<ReviewDay> => {
    const moment = momentOf(now);
    const plan = await planOf(db, memberId);
    const { day, goal, counts } = await countsOf(db, memberId, moment, plan);
    const days = await daysIn(db, memberId, moment.today, plan);
    return { goal, doneToday: day.done, totalToday: wordsOfDay(counts), ...days };
  };

  /** The next questions of today, in their order, with their words. */
  const aheadOf = async (db: Orm, memberId: number, now: Date, hasVoice: boolean): Promise<ReviewAhead> => {
    const moment = momentOf(now);
    const plan = await planOf(db, memberId);
    const { goal, day } = await goalOf(db, memberId, moment, plan);
    const left = Math.max(0, Math.min(goal - day.done, REVIEW_AHEAD_MAX));
    const due = await dueCards(db, memberId, moment, left);
    const counts = { goal, done: day.done, newDone: day.newDone, due: due.length, fresh: left };
    const fresh = await newCards(db, memberId, Math.min(left - due.length, newWordsLeft(counts)));
    const asked = askedBy(now, plan, hasVoice);
    const cards = [...due, ...fresh];
    const wordOf = await learntWords(
      db,
      catalogue,
      memberId,
      cards.map(({ wordId }) => wordId),
    );
    const met = await metIn(
      db,
      memberId,
      cards.map(({ wordId }) => wordId),
    );
    return {
      questions: cards.flatMap((card) => {
        const word = wordOf(card.wordId);
        return word ? [{ ...questionFor(card, word, asked, catalogue, met.get(word.id)), answer: inList(word) }] : [];
      }),
    };
  };

  return { dayIn, stateOf, summaryOf, aheadOf };
}

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
