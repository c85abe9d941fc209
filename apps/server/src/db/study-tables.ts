import { decisions, levels, pointKinds, quizKinds, reportFields } from '@utarang/contract';
import { quizAsks } from '@utarang/domain/quiz';
import { attemptsPerRound } from '@utarang/domain/study';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { instant, memberId } from './member-columns.js';
import { sentences } from './sentence-tables.js';
import { words } from './word-tables.js';

/** A word in use cannot be deleted: there is no `onDelete`. */
const wordId = () =>
  integer('word_id')
    .notNull()
    .references(() => words.id);

const oneOf = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

/** A word of the book, or an own word; a trigger checks that (`take-along-tables.ts`). */
const anyWordId = () => integer('word_id').notNull();

/**
 * The progress of a member with a word, by saving and tests. A word that was never met has no row; one that is not
 * saved any more keeps its row.
 */
export const wordProgress = pgTable(
  'word_progress',
  {
    memberId: memberId(),
    wordId: anyWordId(),
    savedAt: instant('saved_at'),
    attemptsUsed: smallint('attempts_used').notNull().default(0),
    cooldownUntil: instant('cooldown_until'),
    cooldownSeconds: integer('cooldown_seconds'),
    completedAt: instant('completed_at'),
  },
  (progress) => [
    primaryKey({ name: 'word_progress_key', columns: [progress.memberId, progress.wordId] }),
    check('word_progress_attempts', sql.raw(`attempts_used between 0 and ${attemptsPerRound}`)),
    check('word_progress_completed_is_saved', sql.raw('completed_at is null or saved_at is not null')),
  ],
);

/**
 * Words that a member marked as known (docs/product/study.md#known-words). This is no progress: status, attempts and
 * points do not read it. The time of the mark is stored for later checks whether the word is still known.
 */
export const knownWords = pgTable(
  'known_words',
  { memberId: memberId(), wordId: wordId(), knownAt: instant('known_at').notNull() },
  (known) => [primaryKey({ name: 'known_words_key', columns: [known.memberId, known.wordId] })],
);

/**
 * The ledger of points: rows are only added (by trigger, see the migration). A source that earns again has one row for
 * each round, and rounds count from 0 without a gap: of two concurrent awards of the same round the key admits one.
 */
export const pointAwards = pgTable(
  'point_awards',
  {
    memberId: memberId(),
    kind: text('kind', { enum: pointKinds }).notNull(),
    /** Id of the word or the quiz. */
    sourceId: integer('source_id').notNull(),
    round: integer('round').notNull(),
    points: smallint('points').notNull(),
    /** JLPT level of the word or quiz at that time. */
    level: text('level', { enum: levels }),
    earnedAt: instant('earned_at').notNull(),
  },
  (award) => [
    primaryKey({ name: 'point_awards_key', columns: [award.memberId, award.kind, award.sourceId, award.round] }),
    // Read by the release before, which sums the ledger itself; to be dropped with the release after this one.
    index('point_awards_sums').on(award.memberId, award.earnedAt, award.kind, award.points),
    check('point_awards_kind_known', sql`kind in (${oneOf(pointKinds)})`),
    check('point_awards_level_known', sql`level in (${oneOf(levels)})`),
    check('point_awards_round', sql.raw('round >= 0')),
    check('point_awards_points', sql.raw('points > 0')),
  ],
);

/**
 * Sums of the ledger by day in Seoul, and in total. Triggers update both in the statement that adds to the ledger (see
 * the migration), so that the ledger is never summed row by row, however long it is.
 */
const sums = () => ({
  wordPoints: integer('word_points').notNull(),
  quizPoints: integer('quiz_points').notNull(),
});

export const pointDays = pgTable(
  'point_days',
  { memberId: memberId(), day: date('day').notNull(), ...sums() },
  (days) => [primaryKey({ name: 'point_days_key', columns: [days.memberId, days.day] })],
);

export const pointTotals = pgTable('point_totals', { memberId: memberId().primaryKey(), ...sums() });

/** Quizzes that a member was given: only these earn. A quiz has the id of its sentence, which is never deleted. */
export const givenQuizzes = pgTable(
  'given_quizzes',
  {
    memberId: memberId(),
    quizId: integer('quiz_id')
      .notNull()
      .references(() => sentences.id),
    /** The condition for which it was last given, which determines its points. */
    kind: text('kind', { enum: quizKinds }).notNull(),
    /** The kind of question that was last given: an answer to another kind earns nothing. */
    ask: text('ask', { enum: quizAsks }).notNull().default('blank'),
    givenAt: instant('given_at').notNull(),
    /** The moment of the first answer since it was given. */
    answeredAt: instant('answered_at'),
    earnedAt: instant('earned_at'),
  },
  (given) => [
    primaryKey({ name: 'given_quizzes_key', columns: [given.memberId, given.quizId] }),
    check('given_quizzes_kind_known', sql`kind in (${oneOf(quizKinds)})`),
    check('given_quizzes_ask_known', sql`ask in (${oneOf(quizAsks)})`),
  ],
);

/** Own synonyms: answers that count as right for this member alone. */
export const ownSynonyms = pgTable(
  'own_synonyms',
  {
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    memberId: memberId(),
    wordId: wordId(),
    answerKo: text('answer_ko').notNull(),
    /** The key by which answers are compared. */
    answerKey: text('answer_key').notNull(),
    createdAt: instant('created_at').notNull(),
    /** True if an admin accepted it for everyone, false if refused; null while it is open. */
    decision: text('decision', { enum: decisions }),
    decidedAt: instant('decided_at'),
  },
  (synonym) => [
    primaryKey({ name: 'own_synonyms_key', columns: [synonym.memberId, synonym.id] }),
    // Admins find it by its id alone; the same goes for reports and wishes.
    index('own_synonyms_id').on(synonym.id),
    unique('own_synonyms_answer').on(synonym.memberId, synonym.wordId, synonym.answerKey),
    index('own_synonyms_waiting').on(synonym.wordId).where(sql`decision is null`),
    check('own_synonyms_decision_known', sql`decision in (${oneOf(decisions)})`),
    check('own_synonyms_decided', sql`(decision is null) = (decided_at is null)`),
  ],
);

/** Members' reports that something is wrong with a word, until an admin decides them. */
export const wordReports = pgTable(
  'word_reports',
  {
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    memberId: memberId(),
    wordId: wordId(),
    field: text('field', { enum: reportFields }).notNull(),
    note: text('note').notNull(),
    createdAt: instant('created_at').notNull(),
    closedAt: instant('closed_at'),
    /** The decision of the admin who closed it. */
    decision: text('decision', { enum: decisions }),
  },
  (report) => [
    primaryKey({ name: 'word_reports_key', columns: [report.memberId, report.id] }),
    index('word_reports_id').on(report.id),
    index('word_reports_closed').on(report.closedAt).where(sql`closed_at is not null`),
    index('word_reports_waiting').on(report.wordId).where(sql`closed_at is null`),
    check('word_reports_decision_known', sql`decision in (${oneOf(decisions)})`),
    check('word_reports_field_known', sql`field in (${oneOf(reportFields)})`),
  ],
);

/** Answers to calls with an `Idempotency-Key`, for repeated calls. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    memberId: memberId(),
    key: text('key').notNull(),
    /** Hash of the call and its parameters. */
    requestHash: text('request_hash').notNull(),
    answer: jsonb('answer').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (entry) => [
    primaryKey({ name: 'idempotency_keys_key', columns: [entry.memberId, entry.key] }),
    index('idempotency_keys_created').on(entry.createdAt),
    index('idempotency_keys_latest').on(entry.memberId, entry.createdAt),
  ],
);
