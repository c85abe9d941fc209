import type { ArtistEntry } from '@utarang/content/songs';
import { isNull } from 'drizzle-orm';
import type pg from 'pg';
import { createSongShelf, loadSongs } from '../catalogue/songs.js';
import { ormOf } from '../db/orm.js';
import * as schema from '../db/schema.js';
import {
  DELETE_UNLISTED_LINES,
  DELETE_UNLISTED_SINGERS,
  WRITE_ARTISTS,
  WRITE_LINES,
  WRITE_SINGERS,
  WRITE_SONGS,
  WRITE_WORDS,
} from '../db/write-songs.js';
import type { SungEntry } from './resolve-songs.js';

/**
 * The book for an import, read in the open transaction: songs with their singers and lines, retired ones too, and the
 * edits of admins.
 */
export async function loadBook(client: pg.Client) {
  const orm = ormOf(client);
  const stored = await loadSongs(orm, { retired: true });
  const { id, japaneseWord, reading, koreanPronunciation, meaningKo, partsOfSpeech, forms } = schema.words;
  const words = await orm
    .select({ id, japaneseWord, reading, koreanPronunciation, meaningKo, partsOfSpeech, forms })
    .from(schema.words)
    .where(isNull(schema.words.retiredAt));
  const marks = await orm.select({ id: schema.songs.id, ...MARKS }).from(schema.songs);
  const artistMarks = await orm
    .select({ id: schema.artists.id, editedAt: schema.artists.editedAt, retiredAt: schema.artists.retiredAt })
    .from(schema.artists);
  const songs = createSongShelf(stored).songs.map(
    ({ artists, lines, ...song }): SungEntry => ({
      ...song,
      artistIds: artists.map((artist) => artist.id),
      lines: lines.map(({ songId: _, number: __, ...line }) => line),
    }),
  );
  return {
    artists: stored.artists satisfies readonly ArtistEntry[],
    songs,
    words,
    edited: {
      artists: idsWhere(artistMarks, ({ editedAt }) => editedAt !== null),
      songs: idsWhere(marks, ({ editedAt }) => editedAt !== null),
      lines: idsWhere(marks, ({ linesEditedAt }) => linesEditedAt !== null),
    },
    retired: {
      artists: idsWhere(artistMarks, ({ retiredAt }) => retiredAt !== null),
      songs: idsWhere(marks, ({ retiredAt }) => retiredAt !== null),
    },
  };
}

const { editedAt, linesEditedAt, retiredAt } = schema.songs;
const MARKS = { editedAt, linesEditedAt, retiredAt };

const idsWhere = <Row extends { readonly id: number }>(rows: readonly Row[], is: (row: Row) => boolean) =>
  new Set(rows.filter(is).map(({ id }) => id));

/**
 * Runs an import in one transaction, which waits for other imports and seeds. With `dryRun` it is read-only and sees
 * one state of the book.
 */
export async function withImportTransaction<Result>(
  client: pg.Client,
  dryRun: boolean,
  act: () => Promise<Result>,
): Promise<Result> {
  await client.query(dryRun ? 'begin isolation level repeatable read read only' : 'begin');
  try {
    await client.query('set local statement_timeout = 0');
    if (!dryRun) await client.query('lock table songs in share row exclusive mode');
    const result = await act();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** Checks whether the content's songs have been seeded. */
export async function hasSongs(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(`select from seeds where name = 'songs'`);
  return rowCount !== 0;
}

/** Writes artists and songs as a whole in the open transaction, new ones and changed ones. */
export async function saveBook(
  client: pg.Client,
  artists: readonly ArtistEntry[],
  songs: readonly SungEntry[],
): Promise<void> {
  const ids = songs.map(({ id }) => id);
  const entries = JSON.stringify(songs);
  if (artists.length > 0) await client.query(WRITE_ARTISTS, [JSON.stringify(artists)]);
  if (songs.length === 0) return;
  await client.query(WRITE_SONGS, [entries]);
  await client.query(WRITE_WORDS, [entries, ids]);
  await client.query(DELETE_UNLISTED_SINGERS, [entries, ids]);
  await client.query(WRITE_SINGERS, [entries, ids]);
  const { rows } = await client.query<{ id: number }>(WITHOUT_EDITED_LINES, [ids]);
  const withLines = rows.map(({ id }) => id);
  await client.query(DELETE_UNLISTED_LINES, [entries, withLines]);
  await client.query(WRITE_LINES, [entries, withLines]);
}

const WITHOUT_EDITED_LINES = 'select id from songs where id = any($1) and lines_edited_at is null';
