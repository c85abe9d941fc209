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
  spentOn,
} from '@utarang/domain/review';
import { seoulDate } from '@utarang/domain/study';
import type { Orm } from '../db/orm.js';
import {
  addToDay,
  deleteAnswersUpTo,
  type LastReview,
  logAnswer,
  type ReviewState,
  readReviewState,
  saveHint,
  saveMemory,
  savePlan,
} from './memory.repo.js';
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

export type Remembered = Scheduled & {
  readonly rating: Rating;
  readonly state: ReviewState;
  /** The state before the answer; only for reviews. */
  readonly last: LastReview | null;
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
  { memberId, now }: Learner,
  judged: Judged,
  known?: ReviewState,
): Promise<Remembered> {
  const { wordId, kind, isRight, length } = judged;
  const state = known ?? (await readReviewState(tx, memberId, wordId));
  const { memory: before, hintedAt, askedOn } = state.stored;
  const today = seoulDate(now);
  const hadHelp =
    (hintedAt !== null && seoulDate(hintedAt) === today) ||
    (before !== null && isRelearning(before) && daysBetween(before.reviewedAt, now) === 0);
  const rating = ratingOf({ isRight, hadHelp, elapsedMs: judged.elapsedMs, length });
  const { retention, parameters } = state;
  const scheduled = afterReview(before, rating, now, { retention: retention ?? RETENTION, parameters });

  const isCounted = isReview(kind) && askedOn !== today;
  const isNew = isCounted && before === null;
  const spentMs = judged.elapsedMs === null ? null : spentOn(judged.elapsedMs);
  const number = state.lastNumber + 1;
  await saveMemory(tx, memberId, wordId, scheduled.memory, isReview(kind) ? { askedOn: today } : {});
  await logAnswer(tx, memberId, {
    number,
    wordId,
    kind,
    rating,
    answeredAt: now,
    elapsedMs: spentMs,
    days: before && daysBetween(before.reviewedAt, now),
    stability: loggedStability(scheduled.memory),
  });
  if (number % DROP_EVERY === 0 && number > REVIEWS_MAX) await deleteAnswersUpTo(tx, memberId, number - REVIEWS_MAX);
  if (asksForFit(number)) await savePlan(tx, memberId, { fitDue: true });
  await addToDay(tx, memberId, today, {
    answers: 1,
    recalled: isRight ? 1 : 0,
    done: isCounted ? 1 : 0,
    newDone: isNew ? 1 : 0,
    spentMs: spentMs ?? 0,
  });
  // A review can be undone only until the next answer to its word, even one outside the review.
  if (!isReview(kind)) {
    if (state.lastReview?.wordId === wordId) await savePlan(tx, memberId, { lastReview: null });
    return { ...scheduled, rating, state, last: null };
  }
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
    milestone: state.milestone,
    before: before && { ...before, dueAt: before.dueAt.getTime(), reviewedAt: before.reviewedAt.getTime() },
  };
  await savePlan(tx, memberId, { lastReview: last });
  return { ...scheduled, rating, state, last };
}

/**
 * Records that an answer was near, or that the learner looked at it: a right answer on the same day is then rated as
 * hard.
 */
export const rememberHelp = (tx: Orm, { memberId, now }: Learner, wordId: number): Promise<void> =>
  saveHint(tx, memberId, wordId, now);

/** The memory before the last answer. */
export const memoryBefore = ({ before }: LastReview): Memory | null =>
  before && { ...before, dueAt: new Date(before.dueAt), reviewedAt: new Date(before.reviewedAt) };

/** The stability of an answer in the log: 0 where the word is forgotten, so that the dots follow from it alone. */
export const loggedStability = (memory: Memory): number => (isRelearning(memory) ? 0 : memory.stability);
