import { levels, type PartOfSpeech, WORD_FIELD_MAX } from '@utarang/contract';
import type { WrittenForm } from '@utarang/domain/words';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/**
 * The first id of words that admins add; ids of seeded words are written in the content, up to 100,000. It is the same
 * for artists and songs of operators and admins.
 */
export const FIRST_ADDED_ID = 100_001;
export const addedWordIds = pgSequence('added_word_ids', { startWith: FIRST_ADDED_ID });

const filled = (name: string) =>
  check(`${name}_length`, sql.raw(`char_length(${name}) between 1 and ${WORD_FIELD_MAX}`));

export const words = pgTable(
  'words',
  {
    id: integer('id').primaryKey().default(sql`nextval('added_word_ids')`),
    japaneseWord: text('japanese_word').notNull(),
    reading: text('hiragana').notNull(),
    koreanPronunciation: text('korean_pronunciation').notNull(),
    meaningKo: text('meaning_ko').notNull(),
    level: text('level', { enum: levels }),
    partsOfSpeech: text('parts_of_speech').array().$type<PartOfSpeech[]>().notNull().default([]),
    /**
     * Further right answers of the word test, and wrong ones that no leniency accepts. The columns have older names
     * than the fields, since the release before reads and writes them.
     */
    accept: text('accepted').array().notNull().default([]),
    block: text('blocked').array().notNull().default([]),
    /** Further spellings. */
    forms: jsonb('forms').$type<WrittenForm[]>().notNull().default([]),
    /** The moment at which an admin last changed the word; no seed changes it after that. */
    editedAt: timestamp('edited_at', { withTimezone: true }),
    /**
     * The moment at which an admin last changed its situations or its likeness to Korean; no seed changes these after
     * that.
     */
    listsEditedAt: timestamp('lists_edited_at', { withTimezone: true }),
    /** Counts all changes (by trigger, see the migration). An edit names the version that it changes. */
    version: integer('version').notNull().default(1),
    /**
     * The moment at which the word left the content: it is not listed or found any more, and stays for those who saved
     * it.
     */
    retiredAt: timestamp('retired_at', { withTimezone: true }),
  },
  (word) => [
    // Retired words are few: the index finds them without a scan.
    index('words_retired').on(word.id).where(sql`retired_at is not null`),
    uniqueIndex('words_written_and_read').on(word.japaneseWord, word.reading).where(sql`retired_at is null`),
    check('words_id_positive', sql.raw('id > 0')),
    filled('japanese_word'),
    filled('hiragana'),
    filled('korean_pronunciation'),
    filled('meaning_ko'),
    check('level_known', sql.raw(`level in (${levels.map((level) => `'${level}'`).join(', ')})`)),
  ],
);

/** One row, which counts the changes of `words` (by trigger, see the migration), so that every process can compare. */
export const catalogueVersion = pgTable(
  'catalogue_version',
  {
    single: boolean('single').primaryKey().default(true),
    version: bigint('version', { mode: 'number' }).notNull().default(0),
  },
  () => [check('catalogue_version_single', sql.raw('single'))],
);

/** The parts of the catalogue that changes are recorded for. */
export const catalogueParts = ['words', 'lists', 'facts', 'sentences', 'quizzes', 'songs'] as const;
export type CataloguePart = (typeof catalogueParts)[number];

/**
 * Changes of each of the last versions of the catalogue, so that a process applies only these. Written by a trigger,
 * which also deletes rows of versions long past. A row of `words` without a word stands for many of them.
 */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    version: bigint('version', { mode: 'number' }).notNull(),
    part: text('part', { enum: catalogueParts }).notNull(),
    wordId: integer('word_id'),
  },
  (change) => [index('catalogue_changes_version').on(change.version)],
);
