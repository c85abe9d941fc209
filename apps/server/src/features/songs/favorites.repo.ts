import type { FavoriteKind } from '@utarang/contract';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Orm } from '../../db/database.js';
import { artists, favoriteArtists, favoriteSongs, songs } from '../../db/schema.js';

const of = {
  artist: { favorites: favoriteArtists, items: artists },
  song: { favorites: favoriteSongs, items: songs },
} as const;

export type Favorite = { readonly itemId: number; readonly addedAt: Date };

/** What is asked for of a kind; `among` names ids, and without it all are meant. */
type Asked = { readonly kind: FavoriteKind; readonly memberId: number; readonly among?: readonly number[] };

/** A member's favourites, the latest added first. */
export async function favoritesOf(db: Orm, { kind, memberId, among }: Asked): Promise<Favorite[]> {
  const { favorites } = of[kind];
  return db
    .select({ itemId: favorites.itemId, addedAt: favorites.addedAt })
    .from(favorites)
    .where(and(eq(favorites.memberId, memberId), among && inArray(favorites.itemId, [...among])))
    .orderBy(desc(favorites.addedAt), desc(favorites.itemId));
}

export async function countFavorites(db: Orm, kind: FavoriteKind, memberId: number): Promise<number> {
  const { favorites } = of[kind];
  const [row] = await db.select({ count: count() }).from(favorites).where(eq(favorites.memberId, memberId));
  return row!.count;
}

/** Whether the artist or the song is there; it stays so until the transaction ends. */
export async function holdItem(tx: Orm, kind: FavoriteKind, itemId: number): Promise<boolean> {
  const { items } = of[kind];
  const rows = await tx.select({ id: items.id }).from(items).where(eq(items.id, itemId)).for('key share');
  return rows.length > 0;
}

type Item = { readonly kind: FavoriteKind; readonly memberId: number; readonly itemId: number };

export async function insertFavorite(tx: Orm, { kind, ...favorite }: Item & Favorite): Promise<void> {
  await tx.insert(of[kind].favorites).values(favorite);
}

export async function deleteFavorite(db: Orm, { kind, memberId, itemId }: Item): Promise<void> {
  const { favorites } = of[kind];
  await db.delete(favorites).where(and(eq(favorites.memberId, memberId), eq(favorites.itemId, itemId)));
}
