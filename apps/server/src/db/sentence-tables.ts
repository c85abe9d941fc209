import { levels, SENTENCE_FIELD_MAX } from '@utarang/contract';
import { QUIZ_OPTIONS } from '@utarang/domain/sentences';
import { sql } from 'drizzle-orm';
import { check, integer, pgSequence, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { FIRST_ADDED_ID } from './word-tables.js';

const filled = (column: string) =>
  check(`sentences_${column}_length`, sql.raw(`char_length(${column}) between 1 and ${SENTENCE_FIELD_MAX}`));

/** Ids of seeded sentences are written in the content, all below; sentences that admins add come after them. */
export const addedSentenceIds = pgSequence('added_sentence_ids', { startWith: FIRST_ADDED_ID });

/**
 * The bank of sentences. What a sentence is made of is written as in the content: `text` has its readings in brackets.
 * Words are named by their ids without a reference, since a sentence outlives a word that it names.
 */
export const sentences = pgTable(
  'sentences',
  {
    id: integer('id').primaryKey().default(sql`nextval('added_sentence_ids')`),
    level: text('level', { enum: levels }).notNull(),
    text: text('text').notNull(),
    meaningKo: text('meaning_ko').notNull(),
    wordIds: integer('word_ids').array().notNull(),
    /** Those of the words that it is an example of. */
    targetIds: integer('target_ids').array().notNull(),
    /** Names of the situations it fits; none where it fits anywhere. */
    situations: text('situations').array().notNull(),
    /** The moment of the last change by an admin; from then on no seed touches it. */
    editedAt: timestamp('edited_at', { withTimezone: true }),
    /** Counts all changes of the row (by trigger, see the migration). */
    version: integer('version').notNull().default(1),
    /**
     * The moment at which the content lost it or an admin took it out: it is shown no more, and stays for what refers
     * to it.
     */
    retiredAt: timestamp('retired_at', { withTimezone: true }),
  },
  () => [
    check('sentences_id_positive', sql.raw('id > 0')),
    check('sentences_level_known', sql.raw(`level in (${levels.map((level) => `'${level}'`).join(', ')})`)),
    filled('text'),
    filled('meaning_ko'),
    check('sentences_targets_named', sql.raw('target_ids <@ word_ids and cardinality(target_ids) > 0')),
  ],
);

/**
 * Quizzes of sentences: a line of the content, or what an admin made of it. A quiz is named by its sentence, so that it
 * lasts as long. Words are named by their ids without a reference, as by the sentences.
 */
export const quizzes = pgTable(
  'quizzes',
  {
    sentenceId: integer('sentence_id')
      .primaryKey()
      .references(() => sentences.id),
    answerId: integer('answer_id').notNull(),
    /** The words that do not fit. */
    wrongIds: integer('wrong_ids').array().notNull(),
    /** The part of the Korean sentence that is the answer. */
    korean: text('korean').notNull(),
    /** In Korean, why the answer fits. */
    note: text('note').notNull(),
    /** The moment at which an admin last changed the quiz, not just its sentence; from then on no seed touches it. */
    editedAt: timestamp('edited_at', { withTimezone: true }),
    /** Counts the changes, as that of the sentence does. An edit names the sum of the two. */
    version: integer('version').notNull().default(1),
    /** The moment at which the content lost it or an admin took it away: it is asked no more. */
    retiredAt: timestamp('retired_at', { withTimezone: true }),
  },
  () => [
    check('quizzes_options', sql.raw(`cardinality(wrong_ids) = ${QUIZ_OPTIONS - 1} and answer_id <> all (wrong_ids)`)),
    check('quizzes_korean_length', sql.raw(`char_length(korean) between 1 and ${SENTENCE_FIELD_MAX}`)),
    check('quizzes_note_length', sql.raw(`char_length(note) between 1 and ${SENTENCE_FIELD_MAX}`)),
  ],
);
