import type { SongBook } from '@utarang/content/songs';
import type { Log } from '../log.js';
import type { Database } from './database.js';
import { type Seed, seedOnce } from './seed-once.js';
import { FIRST_ADDED_ID } from './word-tables.js';
import {
  DELETE_UNLISTED_LINES,
  DELETE_UNLISTED_SINGERS,
  WRITE_ARTISTS,
  WRITE_LINES,
  WRITE_SINGERS,
  WRITE_SONGS,
  WRITE_WORDS,
} from './write-songs.js';

/**
 * Updates artists and songs to the content. An existing row is changed and not replaced, since others may refer to it.
 * The content has no lines of published songs: those that an operator imported stay, with their words. Everything that
 * an admin edited stays, lines and singers too, and so does an artist of such a song.
 */
export const songsSeed = (book: SongBook, log: Log): Seed => ({
  name: 'songs',
  content: book,
  table: 'songs',
  async write(client) {
    const songs = JSON.stringify(book.songs);
    await client.query(WRITE_ARTISTS, [JSON.stringify(book.artists)]);
    await client.query(WRITE_SONGS, [songs]);
    const ids = book.songs.map(({ id }) => id);
    await client.query(LOST_SONGS, [FIRST_ADDED_ID, ids]);
    const idsOf = async (query: string) => (await client.query<{ id: number }>(query, [ids])).rows.map(({ id }) => id);
    const seeded = await idsOf(SEEDED);
    await client.query(DELETE_UNLISTED_SINGERS, [songs, seeded]);
    await client.query(WRITE_SINGERS, [songs, seeded]);
    const withLines = await idsOf(WITH_SEEDED_LINES);
    await client.query(WRITE_WORDS, [songs, withLines]);
    await client.query(DELETE_UNLISTED_LINES, [songs, withLines]);
    await client.query(WRITE_LINES, [songs, withLines]);
    await client.query(LOST_ARTISTS, [FIRST_ADDED_ID, book.artists.map(({ id }) => id)]);
    log.info({ artists: book.artists.length, songs: book.songs.length }, 'songs seeded');
  },
});

export const seedSongs = (database: Pick<Database, 'connect'>, book: SongBook, log: Log): Promise<void> =>
  seedOnce(database, songsSeed(book, log));

const LOST_SONGS = `
  delete from songs where id < $1 and id <> all($2::int[]) and edited_at is null and lines_edited_at is null`;

/** Deletes lost artists, after the lost songs: an artist whom a song still names stays. */
const LOST_ARTISTS = `
  delete from artists where id < $1 and id <> all($2::int[]) and edited_at is null
    and id not in (select artist_id from song_artists)`;

const SEEDED = 'select id from songs where id = any($1) and edited_at is null';

/** The songs written for the product, which alone have a level, unless an admin changed their lines. */
const WITH_SEEDED_LINES = 'select id from songs where id = any($1) and lines_edited_at is null and level is not null';
