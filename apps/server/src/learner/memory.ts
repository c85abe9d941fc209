import type { AnswerKind } from '@utarang/contract';
import {
  afterReview,
  asksForFit,
  daysBetween,
  isRelearning,
  type Memory,
  questionKinds,
  type Rating,
  RETENTION,
  ratingOf,
  type Scheduled,
  type Scheduling,
  spentOn,
} from '@utarang/domain/review';
import { seoulDate } from '@utarang/domain/study';
import type { Orm } from '../db/orm.js';
import { writeTogether } from '../db/write-together.js';
import {
  addToDay,
  type DaySums,
  deleteAnswersUpTo,
  type LastReview,
  logAnswer,
  saveHint,
  saveMemory,
  savePlan,
} from './memory.repo.js';
import { type Plan, type ReviewDay, type ReviewState, readReviewState } from './review-state.repo.js';
import type { Learner } from './turn.js';

/** A judged answer for the memory of a word. */
export type Judged = {
  readonly wordId: number;
  readonly kind: AnswerKind;
  readonly isRight: boolean;
  /** The time from the question to the answer; null where it was not measured. */
  readonly elapsedMs: number | null;
  /** The length of the answer in characters. */
  readonly length: number;
};

export type RememberedAnswer = Scheduled & {
  readonly rating: Rating;
  /** The state before the answer. */
  readonly state: ReviewState;
  /** The sums of the day with the answer. */
  readonly day: ReviewDay;
};

/** The most answers of a member that the log holds: the latest (docs/product/review.md#memory). */
export const REVIEWS_MAX = 100_000;
/** The number of answers after which older ones are dropped. */
const DROP_EVERY = 100;

const isReview = (kind: AnswerKind): boolean => (questionKinds as readonly AnswerKind[]).includes(kind);

/**
 * Updates the memory of a word with a judged answer, in the member's turn and the transaction of the answer. Word
 * tests, practice, quizzes and reviews all call it (docs/product/review.md#memory). `known` is state that was read
 * already.
 */
export async function remember(
  tx: Orm,
  learner: Learner,
  judged: Judged,
  known?: ReviewState,
): Promise<RememberedAnswer> {
  const { memberId, now } = learner;
  const { wordId, kind, isRight, length } = judged;
  const today = seoulDate(now);
  const state = known ?? (await readReviewState(tx, learner, wordId));
  const { memory: before, hintedAt, askedOn, isStored } = state.stored;
  const hadHelp =
    (hintedAt !== null && seoulDate(hintedAt) === today) ||
    (before !== null && isRelearning(before) && daysBetween(before.reviewedAt, now) === 0);
  const rating = ratingOf({ isRight, hadHelp, elapsedMs: judged.elapsedMs, length });
  const scheduled = afterReview(before, rating, now, schedulingOf(state.plan));

  const isCounted = isReview(kind) && askedOn !== today;
  const isNew = isCounted && before === null;
  const spentMs = judged.elapsedMs === null ? null : spentOn(judged.elapsedMs);
  const number = state.lastNumber + 1;
  const sums = {
    answers: 1,
    recalled: isRight ? 1 : 0,
    done: isCounted ? 1 : 0,
    newDone: isNew ? 1 : 0,
    spentMs: spentMs ?? 0,
  };
  const last: LastReview = {
    number,
    wordId,
    day: today,
    at: now.getTime(),
    wasRight: isRight,
    isCounted,
    isNew,
    hintedAt: hintedAt?.getTime() ?? null,
    askedOn,
    milestone: state.plan?.milestone ?? 0,
    before: before && { ...before, dueAt: before.dueAt.getTime(), reviewedAt: before.reviewedAt.getTime() },
  };
  const plan = { ...lastAfter(last, kind, state.plan), ...(asksForFit(number) && { fitDue: true }) };
  const isFull = number % DROP_EVERY === 0 && number > REVIEWS_MAX;
  await writeTogether(tx, [
    saveMemory(tx, memberId, { wordId, isStored }, scheduled.memory, isReview(kind) ? { askedOn: today } : {}),
    logAnswer(tx, memberId, {
      number,
      wordId,
      kind,
      rating,
      answeredAt: now,
      elapsedMs: spentMs,
      days: before && daysBetween(before.reviewedAt, now),
      stability: loggedStability(scheduled.memory),
    }),
    addToDay(tx, memberId, today, sums),
    ...(isFull ? [deleteAnswersUpTo(tx, memberId, number - REVIEWS_MAX)] : []),
    ...(Object.keys(plan).length > 0 ? [savePlan(tx, memberId, plan)] : []),
  ]);
  return { ...scheduled, rating, state, day: withSums(state.day, sums) };
}

/** The scheduling that a member's plan says. */
export const schedulingOf = (plan: Plan | null): Required<Scheduling> => ({
  retention: plan?.desiredRetention ?? RETENTION,
  parameters: plan?.parameters ?? null,
});

/** A review can be undone only until the next answer to its word, even one outside the review. */
function lastAfter(last: LastReview, kind: AnswerKind, plan: Plan | null): Partial<Pick<Plan, 'lastReview'>> {
  if (isReview(kind)) return { lastReview: last };
  return plan?.lastReview?.wordId === last.wordId ? { lastReview: null } : {};
}

const withSums = (day: ReviewDay, sums: Omit<DaySums, 'extra'>): ReviewDay => ({
  ...day,
  answers: day.answers + sums.answers,
  recalled: day.recalled + sums.recalled,
  done: day.done + sums.done,
  newDone: day.newDone + sums.newDone,
  spentMs: day.spentMs + sums.spentMs,
});

/**
 * Records that an answer was near, or that the learner looked at it: a right answer on the same day is then rated as
 * hard.
 */
export const rememberHelp = async (tx: Orm, { memberId, now }: Learner, wordId: number): Promise<void> =>
  void (await saveHint(tx, memberId, wordId, now));

/** The memory before the last answer. */
export const memoryBefore = ({ before }: LastReview): Memory | null =>
  before && { ...before, dueAt: new Date(before.dueAt), reviewedAt: new Date(before.reviewedAt) };

/** The stability of an answer in the log: 0 where the word is forgotten, so that the dots follow from it alone. */
export const loggedStability = (memory: Memory): number => (isRelearning(memory) ? 0 : memory.stability);
