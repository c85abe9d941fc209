import type { LineTimes } from '@utarang/domain/timing';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { instant, memberId } from './member-columns.js';

/** A member's correction of a word at one place of a text: the line, counted from 0, and UTF-16 units in it. */
export type PlacedCorrectionRow = {
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly reading: string | null;
  readonly meaningKo: string | null;
  readonly wordId: number | null;
};

/** Members' own texts. The ids are random, so that nobody can guess another's. */
export const ownLyrics = pgTable(
  'own_lyrics',
  {
    id: text('id').notNull(),
    memberId: memberId(),
    title: text('title').notNull(),
    artist: text('artist').notNull(),
    text: text('text').notNull(),
    /** The translation of each line that is not blank, or null where none is written. */
    translation: jsonb('translation').$type<readonly (string | null)[]>().notNull(),
    corrections: jsonb('corrections').$type<readonly PlacedCorrectionRow[]>().notNull(),
    /** The time of each line, or null; empty for a text from before this was stored. */
    times: jsonb('times').$type<LineTimes>().notNull().default([]),
    /** The id of its video at the host. */
    videoId: text('video_id'),
    /** The words of the book in it, and the number of its different words; null until it is analysed. */
    wordIds: integer('word_ids').array(),
    wordCount: integer('word_count'),
    /**
     * The size of it with its translations, times and corrections, in characters, and the number of its lines, so that
     * lists need not read the text.
     */
    size: integer('size')
      .notNull()
      .generatedAlwaysAs(
        sql`char_length(text) + char_length(translation::text) + char_length(corrections::text) + char_length(times::text)`,
      ),
    lineCount: integer('line_count').notNull().generatedAlwaysAs(sql`jsonb_array_length(translation)`),
    version: integer('version').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (lyric) => [
    primaryKey({ name: 'own_lyrics_key', columns: [lyric.memberId, lyric.id] }),
    check('own_lyrics_version_positive', sql`version > 0`),
    check('own_lyrics_words_counted', sql`(word_ids is null) = (word_count is null)`),
  ],
);

/** Members' own readings and meanings of words, for all their texts. */
export const wordCorrections = pgTable(
  'word_corrections',
  {
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    memberId: memberId(),
    written: text('written').notNull(),
    dictionary: text('dictionary').notNull(),
    reading: text('reading'),
    meaningKo: text('meaning_ko'),
    /** Not a reference: the book may drop the word, and the correction stays. */
    wordId: integer('word_id'),
    updatedAt: instant('updated_at').notNull(),
  },
  (correction) => [
    primaryKey({ name: 'word_corrections_key', columns: [correction.memberId, correction.id] }),
    unique('word_corrections_written').on(correction.memberId, correction.written),
    check('word_corrections_says_something', sql`coalesce(reading, meaning_ko, word_id::text) is not null`),
  ],
);
