import { decisions } from '@utarang/contract';
import { FIRST_OWN_ID, LISTED_MAX } from '@utarang/domain/word-list';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgSequence, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { instant, memberId } from './member-columns.js';

/** A row of an imported list, with the words of the book that it may be. */
export type BroughtRow = {
  readonly text: string;
  readonly reading: string;
  readonly meaning: string;
  readonly match: 'exact' | 'several' | 'none';
  readonly wordIds: readonly number[];
};

/**
 * The list that a member uploaded last, until it is imported (docs/product/take-along.md#preview). A used one stays, so
 * that its token is known to be used.
 */
export const wordImports = pgTable(
  'word_imports',
  {
    memberId: memberId().primaryKey(),
    token: text('token').notNull(),
    rows: jsonb('rows').$type<readonly BroughtRow[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('word_imports_created').on(table.createdAt)],
);

export const ownWordIds = pgSequence('own_word_ids', { startWith: FIRST_OWN_ID });

const filled = (name: string) =>
  check(`own_words_${name}`, sql.raw(`char_length(${name}) between 1 and ${LISTED_MAX}`));

/**
 * Members' own words, which the book lacks. Their ids differ from all ids of the book, so that both can be in the same
 * lists.
 */
export const ownWords = pgTable(
  'own_words',
  {
    id: integer('id').notNull().default(sql`nextval('own_word_ids')`),
    memberId: memberId(),
    japaneseWord: text('japanese_word').notNull(),
    reading: text('hiragana').notNull(),
    koreanPronunciation: text('korean_pronunciation').notNull(),
    meaningKo: text('meaning_ko').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (word) => [
    primaryKey({ name: 'own_words_key', columns: [word.memberId, word.id] }),
    unique('own_words_written_and_read').on(word.memberId, word.japaneseWord, word.reading),
    check('own_words_id', sql.raw(`id >= ${FIRST_OWN_ID}`)),
    filled('japanese_word'),
    filled('hiragana'),
    filled('korean_pronunciation'),
    filled('meaning_ko'),
  ],
);

/** Words that a member wishes the book to have, until an admin decides them. */
export const wordWishes = pgTable(
  'word_wishes',
  {
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    memberId: memberId(),
    japaneseWord: text('japanese_word').notNull(),
    reading: text('hiragana').notNull(),
    meaningKo: text('meaning_ko').notNull(),
    createdAt: instant('created_at').notNull(),
    closedAt: instant('closed_at'),
    decision: text('decision', { enum: decisions }),
  },
  (wish) => [
    primaryKey({ name: 'word_wishes_key', columns: [wish.memberId, wish.id] }),
    index('word_wishes_id').on(wish.id),
    unique('word_wishes_of_member').on(wish.memberId, wish.japaneseWord, wish.reading),
    index('word_wishes_waiting').on(wish.japaneseWord).where(sql`closed_at is null`),
    check('word_wishes_decision_known', sql`decision in (${sql.raw(decisions.map((one) => `'${one}'`).join(', '))})`),
  ],
);
