import { doublePrecision, integer, timestamp } from 'drizzle-orm/pg-core';
import { members } from './account-tables.js';

/** A column with a moment. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The member to whom a row belongs; it is deleted with the account. */
export const memberId = () =>
  integer('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' });

/**
 * The memory of one thing: columns up to `reviewedAt` are null where it was never answered
 * (docs/product/review.md#memory).
 */
export const memoryColumns = () => ({
  /** In days. */
  stability: doublePrecision('stability'),
  difficulty: doublePrecision('difficulty'),
  dueAt: instant('due_at'),
  reviewedAt: instant('reviewed_at'),
  reps: integer('reps').notNull().default(0),
  lapses: integer('lapses').notNull().default(0),
  streak: integer('streak').notNull().default(0),
});
