import { index, integer, type PgColumn, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { members } from './account-tables.js';
import { artists, songs } from './song-tables.js';

/** A table of favourites. A row is deleted with its artist or song. */
const favoriteTable = <Name extends string>(name: Name, column: string, target: () => PgColumn) =>
  pgTable(
    name,
    {
      memberId: integer('member_id')
        .notNull()
        .references(() => members.id, { onDelete: 'cascade' }),
      itemId: integer(column).notNull().references(target, { onDelete: 'cascade' }),
      addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    },
    (favorite) => [
      primaryKey({ name: `${name}_key`, columns: [favorite.memberId, favorite.itemId] }),
      index(`${name}_item`).on(favorite.itemId),
    ],
  );

/** Members' favourite artists. */
export const favoriteArtists = favoriteTable('favorite_artists', 'artist_id', () => artists.id);
export const favoriteSongs = favoriteTable('favorite_songs', 'song_id', () => songs.id);
