import { answerKinds } from '@utarang/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { instant, memberId, memoryColumns } from './member-columns.js';

/** A word of the book, or an own word; a trigger checks that (`take-along-tables.ts`). */
const wordId = () => integer('word_id').notNull();

/**
 * The memory of each word that a member has ever saved or answered (docs/product/review.md#memory). A word that was
 * never answered has none of the columns from `stability` to `reviewed_at`.
 */
export const wordMemory = pgTable(
  'word_memory',
  {
    memberId: memberId(),
    wordId: wordId(),
    /** A copy of the column of `word_progress`, updated by a trigger, so that one index finds the next card. */
    savedAt: instant('saved_at'),
    ...memoryColumns(),
    /** The moment of the last near answer or look at the answer. */
    hintedAt: instant('hinted_at'),
    /** The day of its last review, in Seoul: it counts once for the day's goal. */
    askedOn: date('asked_on'),
    /** A note of the member's own. */
    note: text('note').notNull().default(''),
  },
  (memory) => [
    primaryKey({ name: 'word_memory_key', columns: [memory.memberId, memory.wordId] }),
    index('word_memory_due')
      .on(memory.memberId, memory.dueAt, memory.wordId, memory.askedOn)
      .where(sql`saved_at is not null and due_at is not null`),
    index('word_memory_new')
      .on(memory.memberId, memory.savedAt, memory.wordId)
      .where(sql`saved_at is not null and due_at is null`),
    index('word_memory_learnt').on(memory.memberId, memory.reviewedAt, memory.stability).where(sql`streak > 0`),
    check(
      'word_memory_whole',
      sql`(stability is null) = (reps = 0) and (stability is null) = (difficulty is null) and (stability is null) = (due_at is null) and (stability is null) = (reviewed_at is null)`,
    ),
  ],
);

/** The log of judged answers, numbered for each member; the oldest beyond a limit are deleted (`learner/memory.ts`). */
export const reviews = pgTable(
  'reviews',
  {
    memberId: memberId(),
    number: integer('number').notNull(),
    wordId: wordId(),
    kind: text('kind', { enum: answerKinds }).notNull(),
    rating: smallint('rating').notNull(),
    answeredAt: instant('answered_at').notNull(),
    /** Time spent; null where it was not measured. */
    elapsedMs: integer('elapsed_ms'),
    /** Days since the answer before; null for the first one. */
    days: integer('days'),
    /** The resulting stability; 0 for a forgotten word. */
    stability: doublePrecision('stability').notNull(),
  },
  (review) => [
    primaryKey({ name: 'reviews_key', columns: [review.memberId, review.number] }),
    check('reviews_rating', sql.raw('rating between 1 and 4')),
    check('reviews_kind_known', sql`kind in (${sql.raw(answerKinds.map((kind) => `'${kind}'`).join(', '))})`),
  ],
);

/** The sums of a member's day in Seoul, for ring, dots and streak. */
export const reviewDays = pgTable(
  'review_days',
  {
    memberId: memberId(),
    day: date('day').notNull(),
    /** Judged answers of all kinds, and the right ones among them. */
    answers: integer('answers').notNull().default(0),
    recalled: integer('recalled').notNull().default(0),
    /** Words that were reviewed, each once, and the new ones among them. */
    done: integer('done').notNull().default(0),
    newDone: integer('new_done').notNull().default(0),
    /** Words beyond the goal that the member requested. */
    extra: integer('extra').notNull().default(0),
    spentMs: integer('spent_ms').notNull().default(0),
  },
  (day) => [primaryKey({ name: 'review_days_key', columns: [day.memberId, day.day] })],
);

/** The state before an answer of a review, with which the answer can be undone or rated again. Instants are in ms. */
export type LastReview = {
  readonly number: number;
  readonly wordId: number;
  readonly day: string;
  readonly at: number;
  readonly wasRight: boolean;
  readonly isCounted: boolean;
  readonly isNew: boolean;
  readonly hintedAt: number | null;
  readonly askedOn: string | null;
  readonly milestone: number;
  readonly before: {
    readonly stability: number;
    readonly difficulty: number;
    readonly dueAt: number;
    readonly reviewedAt: number;
    readonly reps: number;
    readonly lapses: number;
    readonly streak: number;
  } | null;
};

/** The settings of a member for reviews (docs/product/review.md#settings), and the last answer that can be undone. */
export const reviewPlans = pgTable(
  'review_plans',
  {
    memberId: memberId().primaryKey(),
    /** Null until the member chose one. */
    dailyGoal: smallint('daily_goal'),
    desiredRetention: doublePrecision('desired_retention'),
    /** Null for all kinds. */
    reviewKinds: text('review_kinds').array(),
    restDay: boolean('rest_day').notNull().default(false),
    /** The highest milestone that was reached. */
    milestone: integer('milestone').notNull().default(0),
    lastReview: jsonb('last_review').$type<LastReview>(),
    /** The parameters of FSRS that were fitted to the member; null for the default ones. */
    parameters: doublePrecision('parameters').array(),
    /** True if there were enough answers since the last fit (docs/product/review.md#fitted-to-the-member). */
    fitDue: boolean('fit_due').notNull().default(false),
    /** The day of the last fit, in Seoul. */
    fittedOn: date('fitted_on'),
  },
  (plan) => [
    index('review_plans_fit_due').on(plan.memberId).where(sql`fit_due`),
    check('review_plans_parameters', sql.raw('cardinality(parameters) = 21')),
    check('review_plans_retention', sql.raw('desired_retention between 0.8 and 0.95')),
    check('review_plans_goal', sql.raw('daily_goal between 5 and 40')),
  ],
);
