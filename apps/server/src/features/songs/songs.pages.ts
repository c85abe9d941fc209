import {
  type ArtistDetail,
  artistParams,
  pages,
  pathOf,
  queryKeys,
  type SongDetail,
  songParams,
} from '@utarang/contract';
import { artist as artistTexts, format, pageTitles, song as songTexts } from '@utarang/messages';
import type { PageContent, PageSources, SampleSource } from '../../lib/page-source.js';
import type { Songs } from './songs.service.js';

/** Checks whether an address has no search, filter or order: search engines do not list parts of a list separately. */
const isWhole = (search: URLSearchParams): boolean => ['q', 'f', 'sort'].every((name) => !search.get(name));

/** The initial data of the pages of artists and songs: their whole lists, which the pages filter themselves. */
export const songPages = (songs: Songs, sample: SampleSource): PageSources => ({
  artists: ({ search }) => ({
    crumbs: [{ name: pageTitles.artists, path: pages.artists }],
    listed: isWhole(search),
    queries: [{ key: queryKeys.artists(), data: songs.artists() }],
  }),

  songs: ({ search }) => ({
    crumbs: [{ name: pageTitles.songs, path: pages.songs }],
    listed: isWhole(search),
    queries: [{ key: queryKeys.songs(), data: songs.songs() }],
  }),

  artist({ params }) {
    const { data } = artistParams.safeParse(params);
    const found = data && songs.artist(data.id);
    return found ? { ...headOfArtist(found), queries: [{ key: queryKeys.artist(found.id), data: found }] } : null;
  },

  song({ params }) {
    const { data } = songParams.safeParse(params);
    const found = data && songs.song(data.id);
    if (!found) return null;
    const queries = [{ key: queryKeys.song(found.id), data: found }];
    return { ...headOfSong(found), queries, ...(!found.hasLyrics && { forGuests: [sample()] }) };
  },
});

function headOfArtist({ id, name, nameKo, bio, genres, website, socials }: ArtistDetail): PageContent {
  const elsewhere = [website, socials.youtube, socials.instagram, socials.x].filter((address) => address !== null);
  return {
    title: format(artistTexts.titleOf, { name, nameKo }),
    description: bio,
    picture: { path: `/og/artists/${id}.png`, alt: format(artistTexts.titleOf, { name, nameKo }) },
    crumbs: [
      { name: pageTitles.artists, path: pages.artists },
      { name, path: pathOf('artist', { id }) },
    ],
    music: {
      '@type': 'MusicGroup',
      name,
      alternateName: nameKo,
      genre: genres,
      ...(elsewhere.length > 0 && { sameAs: elsewhere }),
    },
  };
}

function headOfSong({ id, title, titleKo, year, album, artists: by, youtubeUrl, hasLyrics }: SongDetail): PageContent {
  const names = by.map(({ name }) => name).join(', ');
  return {
    title: format(songTexts.titleOf, { title, artist: names }),
    description: format(hasLyrics ? songTexts.descriptionOurs : songTexts.description, {
      title,
      titleKo,
      artist: names,
      year: String(year),
    }),
    picture: { path: `/og/songs/${id}.png`, alt: format(songTexts.titleOf, { title, artist: names }) },
    crumbs: [
      { name: pageTitles.songs, path: pages.songs },
      { name: title, path: pathOf('song', { id }) },
    ],
    music: {
      '@type': 'MusicRecording',
      name: title,
      alternateName: titleKo,
      inLanguage: 'ja',
      datePublished: String(year),
      byArtist: by.map(({ name }) => ({ '@type': 'MusicGroup', name })),
      ...(album && { inAlbum: { '@type': 'MusicAlbum', name: album } }),
      ...(youtubeUrl && { sameAs: youtubeUrl }),
    },
  };
}
