import { index, integer, type PgColumn, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { members } from './account-tables.js';
import { artists, songs } from './song-tables.js';

/** A row goes with its artist or song: what is deleted from the book is nobody's favourite any more. */
const favoriteTable = <Name extends string>(name: Name, column: string, of: () => PgColumn) =>
  pgTable(
    name,
    {
      memberId: integer('member_id')
        .notNull()
        .references(() => members.id, { onDelete: 'cascade' }),
      itemId: integer(column).notNull().references(of, { onDelete: 'cascade' }),
      addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    },
    (favorite) => [
      primaryKey({ name: `${name}_key`, columns: [favorite.memberId, favorite.itemId] }),
      index(`${name}_item`).on(favorite.itemId),
    ],
  );

/** The artists and the songs that members keep. */
export const favoriteArtists = favoriteTable('favorite_artists', 'artist_id', () => artists.id);
export const favoriteSongs = favoriteTable('favorite_songs', 'song_id', () => songs.id);
