import { ApiError, songParams } from '@utarang/contract';
import type { MemberPageSources } from '../../lib/page-source.js';
import type { AdminSongs } from './songs.service.js';

/** The name of a new song in the place of an id. */
const NEW = 'new';

/** A song that the book never had has no page for admins. The page itself asks for the song. */
export const adminSongPages = (songs: Pick<AdminSongs, 'one'>): MemberPageSources => ({
  async adminSong(_, { params }) {
    if (params['id'] === NEW) return [];
    const { data } = songParams.safeParse(params);
    if (!data) return null;
    try {
      await songs.one(data.id);
      return [];
    } catch (error) {
      if (error instanceof ApiError && error.code === 'song_not_found') return null;
      throw error;
    }
  },
});
