import type { SongBook } from '@utarang/content/songs';
import type { Log } from '../log.js';
import type { Database } from './database.js';
import { type Seed, seedOnce } from './seed-once.js';
import { FIRST_ADDED_ID, WRITE_ARTISTS, WRITE_LINES, WRITE_SINGERS, WRITE_SONGS } from './write-songs.js';

/**
 * Brings artists and songs up to date with the content. Rows keep their place where the content still has them, since
 * others may refer to them; who sings what, and the lines, are written anew. Of published songs the content has no
 * lines: those that an operator imported stay, with their words.
 */
export const songsSeed = (book: SongBook, log: Log): Seed => ({
  name: 'songs',
  content: book,
  table: 'songs',
  async write(client) {
    const artists = JSON.stringify(book.artists);
    const songs = JSON.stringify(book.songs);
    await client.query(WRITE_ARTISTS, [artists]);
    await client.query(WRITE_SONGS, [songs]);
    await client.query('delete from songs where id < $1 and id <> all($2::int[])', [
      FIRST_ADDED_ID,
      book.songs.map(({ id }) => id),
    ]);
    await client.query('delete from artists where id < $1 and id <> all($2::int[])', [
      FIRST_ADDED_ID,
      book.artists.map(({ id }) => id),
    ]);
    await client.query('delete from song_artists where song_id < $1', [FIRST_ADDED_ID]);
    await client.query(OWN_LINES, [FIRST_ADDED_ID]);
    await client.query(WRITE_SINGERS, [songs]);
    await client.query(WRITE_LINES, [songs]);
    log.info({ artists: book.artists.length, songs: book.songs.length }, 'songs seeded');
  },
});

export const seedSongs = (database: Pick<Database, 'connect'>, book: SongBook, log: Log): Promise<void> =>
  seedOnce(database, songsSeed(book, log));

/** Only songs written for the product have a level. */
const OWN_LINES = `
  delete from song_lines using songs where song_id = songs.id and songs.id < $1 and songs.level is not null`;
