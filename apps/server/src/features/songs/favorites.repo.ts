import type { FavoriteKind } from '@utarang/contract';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Orm } from '../../db/orm.js';
import { artists, favoriteArtists, favoriteSongs, songs } from '../../db/schema.js';

const tables = {
  artist: { favorites: favoriteArtists, items: artists },
  song: { favorites: favoriteSongs, items: songs },
} as const;

export type Favorite = { readonly itemId: number; readonly addedAt: Date };

/** The favourites to select: those among some ids, or all. */
type FavoritesQuery = { readonly kind: FavoriteKind; readonly memberId: number; readonly among?: readonly number[] };

/** A member's favourites, the latest added first. */
export async function favoritesOf(db: Orm, { kind, memberId, among }: FavoritesQuery): Promise<Favorite[]> {
  const { favorites } = tables[kind];
  return db
    .select({ itemId: favorites.itemId, addedAt: favorites.addedAt })
    .from(favorites)
    .where(and(eq(favorites.memberId, memberId), among && inArray(favorites.itemId, [...among])))
    .orderBy(desc(favorites.addedAt), desc(favorites.itemId));
}

export async function countFavorites(db: Orm, kind: FavoriteKind, memberId: number): Promise<number> {
  const { favorites } = tables[kind];
  const [row] = await db.select({ count: count() }).from(favorites).where(eq(favorites.memberId, memberId));
  return row!.count;
}

/** Checks whether the artist or the song exists, and locks it until the transaction ends. */
export async function lockItem(tx: Orm, kind: FavoriteKind, itemId: number): Promise<boolean> {
  const { items } = tables[kind];
  const rows = await tx.select({ id: items.id }).from(items).where(eq(items.id, itemId)).for('key share');
  return rows.length > 0;
}

type Item = { readonly kind: FavoriteKind; readonly memberId: number; readonly itemId: number };

export async function insertFavorite(tx: Orm, { kind, ...favorite }: Item & Favorite): Promise<void> {
  await tx.insert(tables[kind].favorites).values(favorite);
}

export async function deleteFavorite(db: Orm, { kind, memberId, itemId }: Item): Promise<void> {
  const { favorites } = tables[kind];
  await db.delete(favorites).where(and(eq(favorites.memberId, memberId), eq(favorites.itemId, itemId)));
}
