import { type Artist, genders, pages } from '@utarang/contract';
import { artists as messages } from '@utarang/messages';
import { ArtistCards } from './components/artist-card.js';
import type { MusicSettings } from './components/music-page.js';
import { searchOf, textsOfArtist } from './music-texts.js';
import { artistSorts, artistsBy, sortNamed } from './orders.js';

const genderChoices = ['all', ...genders] as const;

const sortNames: Readonly<Record<string, string>> = {
  name: messages['sort.name'],
  newest: messages['sort.newest'],
  oldest: messages['sort.oldest'],
};

/** All artists (docs/product/songs.md#artists). */
export const artistList: MusicSettings<Artist> = {
  path: pages.artists,
  texts: messages,
  choices: { f: genderChoices, sort: artistSorts },
  filter: { label: messages.gender, nameOf: (value) => messages[`g.${sortNamed(genderChoices, value)}`] },
  sortName: (sort) => sortNames[sort] ?? '',
  isChosen: ({ gender }, filter) => filter === 'all' || filter === gender,
  sorted: (artists, sort) => artistsBy(sortNamed(artistSorts, sort), artists),
  makeSearch: searchOf(textsOfArtist),
  cards: (found) => <ArtistCards artists={found} />,
  leastCard: { width: 150, height: 210 },
};
