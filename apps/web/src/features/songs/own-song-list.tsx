import { pages, type Song } from '@utarang/contract';
import { songs as messages, mySongs } from '@utarang/messages';
import type { MusicSettings } from './components/music-page.js';
import { RemoveFavorite } from './components/remove-favorite.js';
import { SongCards } from './components/song-card.js';
import { ownSongSorts, ownSongsBy, sortNamed } from './orders.js';
import { songList } from './song-list.js';

/** The settings of the list of a member's favourite songs (docs/product/songs.md#favourites). */
export const ownSongList: MusicSettings<Song> = {
  ...songList,
  path: pages.mySongs,
  texts: { ...mySongs, empty: mySongs.noMatch, count: messages.count },
  choices: { ...songList.choices, sort: ownSongSorts },
  sortName: (sort) => (sort === 'added' ? mySongs['sort.added'] : songList.sortName(sort)),
  sorted: (songs, sort) => ownSongsBy(sortNamed(ownSongSorts, sort), songs),
  shelves: undefined,
  cards: (found) => <SongCards songs={found} Heart={RemoveFavorite} />,
};
