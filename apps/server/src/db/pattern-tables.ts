import { sql } from 'drizzle-orm';
import { check, date, doublePrecision, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from './account-tables.js';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * The memory of each particle and ending that a member saved (docs/product/review.md#patterns). The ids are those of the
 * reference, which is no table: there are no more rows than it has entries. One that was never answered has none of the
 * columns from `stability` to `reviewed_at`.
 */
export const patternMemory = pgTable(
  'pattern_memory',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    patternId: text('pattern_id').notNull(),
    /** Null where it is saved no longer. */
    savedAt: instant('saved_at'),
    /** In days. */
    stability: doublePrecision('stability'),
    difficulty: doublePrecision('difficulty'),
    dueAt: instant('due_at'),
    reviewedAt: instant('reviewed_at'),
    reps: integer('reps').notNull().default(0),
    lapses: integer('lapses').notNull().default(0),
    streak: integer('streak').notNull().default(0),
    /** The day of its first answer, in Seoul. */
    begunOn: date('begun_on'),
  },
  (memory) => [
    primaryKey({ name: 'pattern_memory_key', columns: [memory.memberId, memory.patternId] }),
    check(
      'pattern_memory_whole',
      sql`(stability is null) = (reps = 0) and (stability is null) = (difficulty is null) and (stability is null) = (due_at is null) and (stability is null) = (reviewed_at is null) and (stability is null) = (begun_on is null)`,
    ),
  ],
);
