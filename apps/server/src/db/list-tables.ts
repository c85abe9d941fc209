import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { words } from './word-tables.js';

const wordId = () =>
  integer('word_id')
    .notNull()
    .references(() => words.id, { onDelete: 'cascade' });

/** The situations, in the order of the navigation. Only the content writes this and the next two tables. */
export const fields = pgTable(
  'fields',
  { name: text('name').primaryKey(), position: integer('position').notNull() },
  (field) => [unique('fields_position').on(field.position)],
);

/** The words of each situation, in an order for learners. */
export const fieldWords = pgTable(
  'field_words',
  {
    field: text('field')
      .notNull()
      .references(() => fields.name, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    wordId: wordId(),
    /** The meaning of the word there; null where it is the usual one. */
    meaningKo: text('meaning_ko'),
    /** True if the word is shown there without its level. */
    hidesLevel: boolean('hides_level').notNull().default(false),
  },
  (entry) => [
    primaryKey({ name: 'field_words_key', columns: [entry.field, entry.position] }),
    unique('field_words_once').on(entry.field, entry.wordId),
    index('field_words_word').on(entry.wordId),
  ],
);

/** Words like Korean, in an order for learners. */
export const koLike = pgTable(
  'ko_like',
  {
    wordId: wordId().primaryKey(),
    position: integer('position').notNull(),
    /** The Sino-Korean reading. */
    hanja: text('hanja').notNull(),
    /** A caution: how its Korean counterpart differs. */
    caution: text('caution'),
  },
  (entry) => [unique('ko_like_position').on(entry.position), check('ko_like_hanja_filled', sql.raw("hanja <> ''"))],
);
