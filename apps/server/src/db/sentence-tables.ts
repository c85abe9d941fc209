import { levels, SENTENCE_FIELD_MAX } from '@utarang/contract';
import { QUIZ_OPTIONS } from '@utarang/domain/sentences';
import { sql } from 'drizzle-orm';
import { check, integer, pgSequence, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { FIRST_ADDED_ID } from './word-tables.js';

const filled = (column: string) =>
  check(`sentences_${column}_length`, sql.raw(`char_length(${column}) between 1 and ${SENTENCE_FIELD_MAX}`));

/** The first id of sentences that admins add; the ids of seeded ones are written in the content, all below it. */
export const addedSentenceIds = pgSequence('added_sentence_ids', { startWith: FIRST_ADDED_ID });

/**
 * The bank of sentences. A sentence is stored as it is written in the content: `text` has its readings in brackets.
 * Words are stored by their ids without a reference, since a sentence outlives its words.
 */
export const sentences = pgTable(
  'sentences',
  {
    id: integer('id').primaryKey().default(sql`nextval('added_sentence_ids')`),
    level: text('level', { enum: levels }).notNull(),
    text: text('text').notNull(),
    meaningKo: text('meaning_ko').notNull(),
    wordIds: integer('word_ids').array().notNull(),
    /** Those of the words of which it is an example. */
    targetIds: integer('target_ids').array().notNull(),
    /** Names of the situations that it fits; empty where it fits everywhere. */
    situations: text('situations').array().notNull(),
    /** The moment of the last change by an admin; no seed changes the row after that. */
    editedAt: timestamp('edited_at', { withTimezone: true }),
    /** Counts all changes of the row (by trigger, see the migration). */
    version: integer('version').notNull().default(1),
    /**
     * The moment at which it left the content or an admin retired it: it is not shown any more, and stays for
     * references to it.
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
 * Quizzes of sentences: from the content, or edited by an admin. A quiz has the id of its sentence. Words are stored by
 * their ids without a reference, as in sentences.
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
    /** The explanation of the answer, in Korean. */
    note: text('note').notNull(),
    /**
     * The moment at which an admin last changed the quiz, not just its sentence; no seed changes the row after that.
     */
    editedAt: timestamp('edited_at', { withTimezone: true }),
    /** Counts the changes, like the version of the sentence. An edit names the sum of the two. */
    version: integer('version').notNull().default(1),
    /** The moment at which it left the content or an admin retired it: it is not asked any more. */
    retiredAt: timestamp('retired_at', { withTimezone: true }),
  },
  () => [
    check('quizzes_options', sql.raw(`cardinality(wrong_ids) = ${QUIZ_OPTIONS - 1} and answer_id <> all (wrong_ids)`)),
    check('quizzes_korean_length', sql.raw(`char_length(korean) between 1 and ${SENTENCE_FIELD_MAX}`)),
    check('quizzes_note_length', sql.raw(`char_length(note) between 1 and ${SENTENCE_FIELD_MAX}`)),
  ],
);
