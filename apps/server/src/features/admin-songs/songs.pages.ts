import { ApiError, songParams } from '@utarang/contract';
import type { MemberPageSources } from '../../lib/page-source.js';
import type { AdminSongs } from './songs.service.js';

/** The text in place of an id in the address of a new song. */
const NEW = 'new';

/** The page of a song for admins does not exist for an unknown id. The page itself loads the song. */
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
