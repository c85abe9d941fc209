import type { WordPlace } from '@utarang/content/songs';
import { genders, levels } from '@utarang/contract';
import { LINE_NUMBER_MAX } from '@utarang/domain/songs';
import { TIME_MAX } from '@utarang/domain/timing';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const oneOf = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

/** The day in Seoul on which it was added to the book. */
const addedAt = () => date('added_at', { mode: 'string' }).notNull();

/** The columns for changes by admins (docs/decisions/0032-audit-and-versions.md). */
const editColumns = () => ({
  /** Counts all changes (by trigger, see the migration). An edit names the version that it changes. */
  version: integer('version').notNull().default(1),
  /** The moment of the last change by an admin; no seed or import changes the row after that. */
  editedAt: timestamp('edited_at', { withTimezone: true }),
  /**
   * The moment at which an admin retired it: it is not shown any more, and stays for members who have it as a
   * favourite.
   */
  retiredAt: timestamp('retired_at', { withTimezone: true }),
});

/**
 * Artists: singers and groups. The content and an operator's import write this and the next three tables. Unknown facts
 * are null.
 */
export const artists = pgTable(
  'artists',
  {
    id: integer('id').primaryKey(),
    name: text('name').notNull(),
    nameKo: text('name_ko').notNull(),
    nameRomaji: text('name_romaji').notNull(),
    gender: text('gender', { enum: genders }).notNull(),
    debutYear: integer('debut_year'),
    country: text('country').notNull(),
    genres: text('genres').array().notNull(),
    website: text('website'),
    youtube: text('youtube'),
    instagram: text('instagram'),
    x: text('x'),
    addedAt: addedAt(),
    bio: text('bio').notNull(),
    ...editColumns(),
  },
  () => [
    check('artists_id_positive', sql.raw('id > 0')),
    check('artists_gender_known', sql.raw(`gender in (${oneOf(genders)})`)),
  ],
);

/**
 * Songs. Words are stored by their ids without a reference, as in sentences. A change of the lines or the singers
 * counts in the version of a song.
 */
export const songs = pgTable(
  'songs',
  {
    id: integer('id').primaryKey(),
    title: text('title').notNull(),
    titleKo: text('title_ko').notNull(),
    reading: text('reading').notNull(),
    year: integer('year').notNull(),
    album: text('album'),
    /** The id of the official video at its host. */
    videoId: text('video_id'),
    addedAt: addedAt(),
    /** Only songs written for the product have one. */
    level: text('level', { enum: levels }),
    wordIds: integer('word_ids').array().notNull(),
    /**
     * The number of different words in its lines that the book does not have; null for songs written for the product.
     */
    unknownWords: integer('unknown_words').notNull().default(0),
    ...editColumns(),
    /** The moment at which an admin last changed its lines; no seed or import changes these after that. */
    linesEditedAt: timestamp('lines_edited_at', { withTimezone: true }),
  },
  () => [
    check('songs_id_positive', sql.raw('id > 0')),
    check('songs_level_known', sql.raw(`level in (${oneOf(levels)})`)),
    check('songs_unknown_words_counted', sql.raw('unknown_words >= 0')),
  ],
);

/** The artists of a song, in the order in which they are named. */
export const songArtists = pgTable(
  'song_artists',
  {
    songId: integer('song_id')
      .notNull()
      .references(() => songs.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    artistId: integer('artist_id')
      .notNull()
      .references(() => artists.id, { onDelete: 'cascade' }),
  },
  (entry) => [
    primaryKey({ name: 'song_artists_key', columns: [entry.songId, entry.artistId] }),
    index('song_artists_artist').on(entry.artistId),
  ],
);

/** The lines of a song: `text` has its readings in brackets, as sentences have. */
export const songLines = pgTable(
  'song_lines',
  {
    songId: integer('song_id')
      .notNull()
      .references(() => songs.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    stanza: integer('stanza').notNull(),
    text: text('text').notNull(),
    pronunciation: text('pronunciation').notNull(),
    meaningKo: text('meaning_ko').notNull(),
    /** The number of the line, which stays when the line moves, so that it stays learnt; null means its `seq`. */
    number: integer('number'),
    /** The places of words of the book in it; null for lines from before this was stored. */
    places: jsonb('places').$type<readonly WordPlace[]>(),
    /** The time at which it begins in the recording, in milliseconds; null where that is unknown. */
    startMs: integer('start_ms'),
    endMs: integer('end_ms'),
  },
  (line) => [
    primaryKey({ name: 'song_lines_key', columns: [line.songId, line.seq] }),
    uniqueIndex('song_lines_number').on(line.songId, sql`coalesce(number, seq)`),
    check('song_lines_number_counted', sql.raw(`number between 1 and ${LINE_NUMBER_MAX}`)),
    check('song_lines_counted', sql.raw(`seq between 1 and ${LINE_NUMBER_MAX} and stanza > 0`)),
    check('song_lines_time', sql.raw(`start_ms >= 0 and coalesce(end_ms, start_ms) between start_ms and ${TIME_MAX}`)),
    check('song_lines_end', sql.raw('end_ms is null or start_ms is not null')),
  ],
);
