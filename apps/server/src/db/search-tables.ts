import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Searches that nobody could answer, by their folded form and without the person who searched
 * (docs/product/search.md#no-dead-end).
 */
export const unansweredSearches = pgTable(
  'unanswered_searches',
  {
    key: text('key').primaryKey(),
    times: integer('times').notNull(),
    /** The last day, in Seoul: a time would say more than is needed. */
    lastOn: date('last_on').notNull(),
  },
  ({ times }) => [check('unanswered_searches_times', sql`${times} > 0`)],
);
