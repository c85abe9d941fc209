import { type Artist, pages } from '@utarang/contract';
import { artists as messages, myArtists } from '@utarang/messages';
import { artistList } from './artist-list.js';
import { ArtistCards } from './components/artist-card.js';
import type { MusicSettings } from './components/music-page.js';
import { RemoveFavorite } from './components/remove-favorite.js';
import { ownArtistSorts, ownArtistsBy, sortNamed } from './orders.js';

/** The settings of the list of a member's favourite artists (docs/product/songs.md#favourites). */
export const ownArtistList: MusicSettings<Artist> = {
  ...artistList,
  path: pages.myArtists,
  texts: { ...myArtists, empty: myArtists.noMatch, count: messages.count },
  choices: { ...artistList.choices, sort: ownArtistSorts },
  sortName: (sort) => (sort === 'added' ? myArtists['sort.added'] : artistList.sortName(sort)),
  sorted: (artists, sort) => ownArtistsBy(sortNamed(ownArtistSorts, sort), artists),
  cards: (found) => <ArtistCards artists={found} Heart={RemoveFavorite} />,
};
