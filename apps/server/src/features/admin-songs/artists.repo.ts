import type { AdminArtist } from '@utarang/contract';
import { seoulDate } from '@utarang/domain/study';
import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../db/orm.js';
import { artists } from '../../db/schema.js';
import { FIRST_ADDED_ID } from '../../db/word-tables.js';
import type { ArtistDraft } from './artist-draft.js';

const selectArtists = (which: SQL) => sql`
  select artists.id, name, name_ko as "nameKo", name_romaji as "nameRomaji", gender, debut_year as "debutYear", country,
    genres, website, youtube, instagram, x, bio, artists.version, artists.retired_at is not null as retired,
    (select count(*)::int from song_artists join songs on songs.id = song_id
      where artist_id = artists.id and songs.retired_at is null) as "songCount"
  from artists where ${which} order by artists.id desc`;

/** All artists, retired ones too, the highest id first. */
export async function adminArtists(db: Orm): Promise<AdminArtist[]> {
  return (await db.execute<AdminArtist>(selectArtists(sql`true`))).rows;
}

export async function findArtist(db: Orm, id: number): Promise<AdminArtist | null> {
  return (await db.execute<AdminArtist>(selectArtists(sql`artists.id = ${id}`))).rows[0] ?? null;
}

/** Checks whether another artist of the book has the name. */
export async function isNameTaken(db: Orm, id: number, name: string): Promise<boolean> {
  const which = and(ne(artists.id, id), eq(artists.name, name), isNull(artists.retiredAt));
  return (await db.select({ id: artists.id }).from(artists).where(which)).length > 0;
}

/** Adds an artist and returns its id. The caller holds the lock on songs, since the next id is read first. */
export async function insertArtist(tx: Orm, draft: ArtistDraft, now: Date): Promise<number> {
  const next = sql<number>`(select greatest(max(id) + 1, ${FIRST_ADDED_ID}) from artists)`;
  const [row] = await tx
    .insert(artists)
    .values({ ...draft, id: next as SQL<number> & number, addedAt: seoulDate(now), editedAt: now })
    .returning({ id: artists.id });
  return row!.id;
}

export async function saveArtist(tx: Orm, id: number, draft: ArtistDraft, now: Date): Promise<void> {
  await tx
    .update(artists)
    .set({ ...draft, editedAt: now })
    .where(eq(artists.id, id));
}

export async function retireArtist(tx: Orm, id: number, retiredAt: Date | null, now: Date): Promise<void> {
  await tx.update(artists).set({ retiredAt, editedAt: now }).where(eq(artists.id, id));
}
