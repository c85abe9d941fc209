import { pages, type Song } from '@utarang/contract';
import { common, songs as messages } from '@utarang/messages';
import type { MusicSettings } from './components/music-page.js';
import { SongCards } from './components/song-card.js';
import { SongShelves } from './components/song-shelves.js';
import { searchOf, textsOfSong } from './music-texts.js';
import { songSorts, songsBy, sortNamed } from './orders.js';

const sortNames: Readonly<Record<string, string>> = {
  title: messages['sort.title'],
  newest: messages['sort.newest'],
  oldest: messages['sort.oldest'],
};

const filterNames: Readonly<Record<string, string>> = {
  lyrics: messages.lyricsOnly,
  ours: messages.oursOnly,
  video: messages.videoOnly,
};

const isOfKind: Readonly<Record<string, (song: Song) => boolean>> = {
  lyrics: ({ hasLyrics }) => hasLyrics,
  ours: ({ level }) => level !== null,
  video: ({ youtubeUrl }) => youtubeUrl !== null,
};

/** All songs (docs/product/songs.md#songs). */
export const songList: MusicSettings<Song> = {
  path: pages.songs,
  texts: messages,
  choices: { f: ['all', 'lyrics', 'ours', 'video'], sort: songSorts },
  filter: { label: common.filter, nameOf: (value) => filterNames[value] ?? common.all },
  sortName: (sort) => sortNames[sort] ?? '',
  isChosen: (song, filter) => isOfKind[filter]?.(song) ?? true,
  sorted: (songs, sort) => songsBy(sortNamed(songSorts, sort), songs),
  makeSearch: searchOf(textsOfSong),
  cards: (found) => <SongCards songs={found} />,
  shelves: (songs) => <SongShelves songs={songs} />,
  leastCard: { width: 304, height: 150 },
};
