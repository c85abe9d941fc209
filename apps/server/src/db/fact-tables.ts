import { BANDS, origins, registers, relatedKinds, transitivities } from '@utarang/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { words } from './word-tables.js';

const wordId = (name: string) =>
  integer(name)
    .notNull()
    .references(() => words.id, { onDelete: 'cascade' });

const oneOf = (column: string, values: readonly string[]) =>
  check(`${column}_known`, sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(', ')})`));

/** Facts of a dictionary about a word besides its meaning. Only the seed writes this table and the next. */
export const wordFacts = pgTable(
  'word_facts',
  {
    wordId: wordId('word_id').primaryKey(),
    /** The numbers of the morae after which the pitch falls, the usual accent first; 0 for a flat word. */
    accent: smallint('accent').array().notNull().default([]),
    /** The frequency band, from 1 for the words that learners need first to 5. */
    band: smallint('band'),
    origin: text('origin', { enum: origins }),
    transitivity: text('transitivity', { enum: transitivities }),
    register: text('register', { enum: registers }),
    usage: text('usage'),
  },
  () => [
    check('band_known', sql.raw(`band between 1 and ${BANDS}`)),
    oneOf('origin', origins),
    oneOf('transitivity', transitivities),
    oneOf('register', registers),
    check('usage_filled', sql.raw("usage <> ''")),
  ],
);

/** Links of a word to others. Each link has two rows, one for either direction. */
export const wordLinks = pgTable(
  'word_links',
  {
    wordId: wordId('word_id'),
    otherId: wordId('other_id'),
    kind: text('kind', { enum: relatedKinds }).notNull(),
    /** Its place among the links of the word. */
    position: integer('position').notNull(),
    /** The difference between the two words, in Korean. */
    note: text('note').notNull(),
  },
  (link) => [
    primaryKey({ name: 'word_links_key', columns: [link.wordId, link.otherId] }),
    index('word_links_other').on(link.otherId),
    oneOf('kind', relatedKinds),
    check('word_links_apart', sql.raw('word_id <> other_id')),
    check('note_filled', sql.raw("note <> ''")),
  ],
);
