import { sql } from 'drizzle-orm';
import { check, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, memberId, memoryColumns } from './member-columns.js';

/**
 * The memory of each particle and ending that a member saved (docs/product/review.md#patterns). The ids are those of the
 * reference, which is no table: there are no more rows than it has entries. One that was never answered has none of the
 * columns from `stability` to `reviewed_at`.
 */
export const patternMemory = pgTable(
  'pattern_memory',
  {
    memberId: memberId(),
    patternId: text('pattern_id').notNull(),
    /** Null where it is not saved any more. */
    savedAt: instant('saved_at'),
    ...memoryColumns(),
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
