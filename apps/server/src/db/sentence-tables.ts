import { levels } from '@utarang/contract';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Characters of the longest sentence, its readings included, and of its Korean. */
const TEXT_MAX = 400;

const filled = (column: string) =>
  check(`sentences_${column}_length`, sql.raw(`char_length(${column}) between 1 and ${TEXT_MAX}`));

/**
 * The bank of sentences. What a sentence is made of is written as in the content: `text` has its readings in brackets.
 * Words are named by their ids without a reference, since a sentence outlives a word that it names.
 */
export const sentences = pgTable(
  'sentences',
  {
    id: integer('id').primaryKey(),
    level: text('level', { enum: levels }).notNull(),
    text: text('text').notNull(),
    meaningKo: text('meaning_ko').notNull(),
    wordIds: integer('word_ids').array().notNull(),
    /** Those of the words that it is an example of. */
    targetIds: integer('target_ids').array().notNull(),
    /** Names of the situations it fits; none where it fits anywhere. */
    situations: text('situations').array().notNull(),
    /** When an admin last changed it; from then on no seed touches it. */
    editedAt: timestamp('edited_at', { withTimezone: true }),
    /** When the content no longer had it: it is shown no more, and stays for what refers to it. */
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
