import { pages, type Song } from '@utarang/contract';
import { mySongs } from '@utarang/messages';
import { MembersOnly } from '../../../parts/session/no-permission/members-only.js';
import { OwnMusic } from '../components/own-music.js';
import { ownSongList } from '../own-song-list.js';

/** The page of a member's favourite songs (docs/product/songs.md#favourites). */
export const MySongsPage = () => (
  <MembersOnly title={mySongs.title}>
    <OwnMusic<Song> kind="song" settings={ownSongList} nothing={{ ...mySongs, to: pages.songs }} />
  </MembersOnly>
);
