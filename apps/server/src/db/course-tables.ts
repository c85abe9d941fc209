import { COURSE_LIST_MAX, FIRST_WORDS } from '@utarang/domain/songs';
import { sql } from 'drizzle-orm';
import { bigint, check, date, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ownLyrics } from './lyric-tables.js';
import { instant, memberId } from './member-columns.js';
import { songs } from './song-tables.js';

/** Lines by the hash of their text, an unsigned integer of 32 bits. */
const lines = (name: string) => bigint(name, { mode: 'number' }).array().notNull();

const LISTS = ['seen', 'studied', 'heard', 'sung'] as const;

/** The work of members in the courses of songs and of their own texts. A row is deleted with its song or text. */
export const songCourses = pgTable(
  'song_courses',
  {
    memberId: memberId(),
    /** The id of the song or the text, as in addresses. */
    id: text('id').notNull().generatedAlwaysAs(sql`coalesce(song_id::text, lyric_id)`),
    songId: integer('song_id').references(() => songs.id, { onDelete: 'cascade' }),
    lyricId: text('lyric_id'),
    words: integer('words').array().notNull(),
    seen: integer('seen').array().notNull(),
    studied: lines('studied'),
    heard: lines('heard'),
    sung: lines('sung'),
    finishedOn: date('finished_on', { mode: 'string' }),
    updatedAt: instant('updated_at').notNull(),
  },
  (course) => [
    primaryKey({ name: 'song_courses_key', columns: [course.memberId, course.id] }),
    index('song_courses_song').on(course.songId),
    foreignKey({
      name: 'song_courses_of_lyric',
      columns: [course.memberId, course.lyricId],
      foreignColumns: [ownLyrics.memberId, ownLyrics.id],
    }).onDelete('cascade'),
    index('song_courses_lyric').on(course.memberId, course.lyricId),
    check('song_courses_of_one', sql.raw('num_nonnulls(song_id, lyric_id) = 1')),
    check('song_courses_words', sql.raw(`cardinality(words) <= ${FIRST_WORDS}`)),
    check(
      'song_courses_lists',
      sql.raw(LISTS.map((list) => `cardinality(${list}) <= ${COURSE_LIST_MAX}`).join(' and ')),
    ),
  ],
);
