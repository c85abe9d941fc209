import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export * from './account-tables.js';
export * from './audit-tables.js';
export * from './course-tables.js';
export * from './directory-tables.js';
export * from './fact-tables.js';
export * from './favorite-tables.js';
export * from './list-tables.js';
export * from './lyric-tables.js';
export * from './pattern-tables.js';
export * from './reminder-tables.js';
export * from './review-tables.js';
export * from './search-tables.js';
export * from './sentence-tables.js';
export * from './song-tables.js';
export * from './study-tables.js';
export * from './take-along-tables.js';
export * from './word-tables.js';

/** The content that was seeded last, by the hash of its text: an unchanged one is skipped. */
export const seeds = pgTable('seeds', {
  name: text('name').primaryKey(),
  contentHash: text('content_hash').notNull(),
  seededAt: timestamp('seeded_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Keys for signing cookies of guests, the same in every process. The migration creates them. */
export const signingKeys = pgTable('signing_keys', {
  name: text('name').primaryKey(),
  key: text('key').notNull(),
});
