import type { WordPlace } from '@utarang/content/songs';
import type { AdminSong, AdminSongRow } from '@utarang/contract';
import { songKey, VIDEO_PAGE } from '@utarang/domain/songs';
import { seoulDate } from '@utarang/domain/study';
import { and, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../db/orm.js';
import { artists, songArtists, songLines, songs } from '../../db/schema.js';
import { FIRST_ADDED_ID } from '../../db/word-tables.js';
import type { SongDraft } from './song-draft.js';

const facts = sql`
  songs.id, title, title_ko as "titleKo", songs.reading, year, album, ${VIDEO_PAGE} || video_id as video, level,
  songs.version, songs.retired_at is not null as retired,
  coalesce((
    select json_agg(json_build_object('id', artists.id, 'name', name, 'nameKo', name_ko) order by position)
    from song_artists join artists on artists.id = artist_id where song_id = songs.id), '[]'::json) as artists`;

/** All songs, retired ones too, the highest id first. */
export async function songRows(db: Orm): Promise<AdminSongRow[]> {
  const { rows } = await db.execute<AdminSongRow>(sql`
    select ${facts}, (select count(*)::int from song_lines where song_id = songs.id) as "lineCount"
    from songs order by songs.id desc`);
  return rows;
}

/** A song with its lines, a retired one too. */
export async function findSong(db: Orm, id: number): Promise<AdminSong | null> {
  const { rows } = await db.execute<AdminSong>(sql`
    select ${facts}, coalesce((
      select json_agg(json_build_object('number', coalesce(number, seq), 'stanza', stanza, 'text', text,
        'pronunciation', pronunciation, 'meaningKo', meaning_ko, 'startMs', start_ms, 'endMs', end_ms) order by seq)
      from song_lines where song_id = songs.id), '[]'::json) as lines
    from songs where songs.id = ${id}`);
  return rows[0] ?? null;
}

/** Finds which of these artists are in the book. */
export async function artistsIn(db: Orm, ids: readonly number[]): Promise<Set<number>> {
  const which = and(inArray(artists.id, [...ids]), isNull(artists.retiredAt));
  const rows = ids.length === 0 ? [] : await db.select({ id: artists.id }).from(artists).where(which);
  return new Set(rows.map(({ id }) => id));
}

/** Checks whether another song of the book has the same title and artists. */
export async function isTitleTaken(db: Orm, id: number, title: string, artistIds: readonly number[]): Promise<boolean> {
  const { rows } = await db.execute<{ title: string; artistIds: number[] }>(sql`
    select title, array(select artist_id from song_artists where song_id = songs.id) as "artistIds"
    from songs where id <> ${id} and retired_at is null and title = ${title}`);
  const key = songKey(title, artistIds);
  return rows.some((other) => songKey(other.title, other.artistIds) === key);
}

export async function isVideoTaken(db: Orm, id: number, videoId: string): Promise<boolean> {
  const which = and(ne(songs.id, id), eq(songs.videoId, videoId), isNull(songs.retiredAt));
  return (await db.select({ id: songs.id }).from(songs).where(which)).length > 0;
}

/** The words of the book in the lines of a song, and the number of other words. */
export type SongWords = {
  readonly wordIds: readonly number[];
  readonly unknownWords: number;
  /** The places of words, by the text of the line; none for a line from before this was stored. */
  readonly places: ReadonlyMap<string, readonly WordPlace[]>;
};

type Facts = { readonly draft: SongDraft; readonly videoId: string | null };

const columnsOf = ({ draft: { title, titleKo, reading, year, album, level }, videoId }: Facts) => ({
  ...{ title, titleKo, reading, album, videoId, level },
  year: Number(year),
});

/** Adds a song and returns its id. The caller holds the lock on songs, since the next id is read first. */
export async function insertSong(tx: Orm, { draft, videoId }: Facts, now: Date): Promise<number> {
  const next = sql<number>`(select greatest(max(id) + 1, ${FIRST_ADDED_ID}) from songs)`;
  const marks = { editedAt: now, linesEditedAt: now, addedAt: seoulDate(now), wordIds: [] };
  const [row] = await tx
    .insert(songs)
    .values({ id: next as SQL<number> & number, ...columnsOf({ draft, videoId }), ...marks })
    .returning({ id: songs.id });
  return row!.id;
}

export async function saveFacts(tx: Orm, id: number, given: Facts, now: Date): Promise<void> {
  await tx
    .update(songs)
    .set({ ...columnsOf(given), editedAt: now })
    .where(eq(songs.id, id));
}

export async function saveSingers(tx: Orm, songId: number, artistIds: readonly number[]): Promise<void> {
  await tx.delete(songArtists).where(eq(songArtists.songId, songId));
  await tx.insert(songArtists).values(artistIds.map((artistId, position) => ({ songId, position, artistId })));
}

/** Reads the stored words of a song. */
export async function findWordsOf(db: Orm, id: number): Promise<SongWords> {
  const { wordIds, unknownWords } = songs;
  const [row] = await db.select({ wordIds, unknownWords }).from(songs).where(eq(songs.id, id));
  const { text, places } = songLines;
  const lines = await db.select({ text, places }).from(songLines).where(eq(songLines.songId, id));
  const placed = lines.flatMap((line) => (line.places ? [[line.text, line.places] as const] : []));
  return { wordIds: [], unknownWords: 0, ...row, places: new Map(placed) };
}

/** The number of unknown words; null for songs written for the product, which alone have a level. */
const unknownOf = ({ level, unknownWords }: Pick<SongDraft, 'level'> & Pick<SongWords, 'unknownWords'>): number =>
  level === null ? unknownWords : 0;

/** Saves that number where the level changes while the lines stay. */
export async function saveUnknownWords(tx: Orm, id: number, song: Pick<SongDraft, 'level'> & SongWords): Promise<void> {
  await tx
    .update(songs)
    .set({ unknownWords: unknownOf(song) })
    .where(eq(songs.id, id));
}

/** Replaces all lines of a song, and the words in them. */
export async function saveLines(
  tx: Orm,
  songId: number,
  song: Pick<SongDraft, 'lines' | 'level'> & SongWords,
  now: Date,
): Promise<void> {
  const { lines, wordIds, places } = song;
  await tx
    .update(songs)
    .set({ wordIds: [...wordIds], unknownWords: unknownOf(song), linesEditedAt: now })
    .where(eq(songs.id, songId));
  await tx.delete(songLines).where(eq(songLines.songId, songId));
  if (lines.length === 0) return;
  await tx
    .insert(songLines)
    .values(lines.map((line, index) => ({ songId, seq: index + 1, ...line, places: places.get(line.text) ?? null })));
}

export async function retireSong(tx: Orm, id: number, retiredAt: Date | null, now: Date): Promise<void> {
  await tx.update(songs).set({ retiredAt, editedAt: now }).where(eq(songs.id, id));
}
