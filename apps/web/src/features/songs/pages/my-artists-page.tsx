import { type Artist, pages } from '@utarang/contract';
import { myArtists } from '@utarang/messages';
import { MembersOnly } from '../../../parts/session/no-permission/members-only.js';
import { OwnMusic } from '../components/own-music.js';
import { ownArtistList } from '../own-artist-list.js';

/** The page of a member's favourite artists (docs/product/songs.md#favourites). */
export const MyArtistsPage = () => (
  <MembersOnly title={myArtists.title}>
    <OwnMusic<Artist> kind="artist" settings={ownArtistList} nothing={{ ...myArtists, to: pages.artists }} />
  </MembersOnly>
);
