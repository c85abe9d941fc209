import { pages, type Song } from '@utarang/contract';
import { common, songs as messages } from '@utarang/messages';
import type { MusicSettings } from './components/music-page.js';
import { SongCards } from './components/song-card.js';
import { searchOf, textsOfSong } from './music-texts.js';
import { songSorts, songsBy, sortNamed } from './orders.js';

const sortNames: Readonly<Record<string, string>> = {
  title: messages['sort.title'],
  newest: messages['sort.newest'],
  oldest: messages['sort.oldest'],
};

/** All songs (docs/product/songs.md#songs). */
export const songList: MusicSettings<Song> = {
  path: pages.songs,
  texts: messages,
  choices: { f: ['all', 'video'], sort: songSorts },
  filter: { label: common.filter, nameOf: (value) => (value === 'all' ? common.all : messages.videoOnly) },
  sortName: (sort) => sortNames[sort] ?? '',
  isChosen: ({ youtubeUrl }, filter) => filter !== 'video' || youtubeUrl !== null,
  sorted: (songs, sort) => songsBy(sortNamed(songSorts, sort), songs),
  makeSearch: searchOf(textsOfSong),
  cards: (found) => <SongCards songs={found} />,
  leastCard: { width: 304, height: 150 },
};
