import type { Artist, Song } from '@utarang/contract';

export const artistSorts = ['name', 'newest', 'oldest'] as const;
export type ArtistSort = (typeof artistSorts)[number];

export const songSorts = ['title', 'newest', 'oldest'] as const;
export type SongSort = (typeof songSorts)[number];

/** A sort that an address names; the first where it names none that there is. */
export const sortNamed = <Sort extends string>(sorts: readonly [Sort, ...Sort[]], name: string): Sort =>
  sorts.find((sort) => sort === name) ?? sorts[0];

const later = (a: Artist, b: Artist): number => b.createdAt.localeCompare(a.createdAt) || b.id - a.id;

/** Artists come by their Korean names; a newer one has the higher id (docs/product/songs.md#artists). */
export function artistsBy(sort: ArtistSort, artists: readonly Artist[]): readonly Artist[] {
  if (sort === 'name') return artists;
  return [...artists].sort((a, b) => (sort === 'newest' ? later(a, b) : later(b, a)));
}

/** Songs come with our own first, then by title; those of one year stay so (docs/product/songs.md#songs). */
export function songsBy(sort: SongSort, songs: readonly Song[]): readonly Song[] {
  if (sort === 'title') return songs;
  return [...songs].sort((a, b) => (sort === 'newest' ? b.year - a.year : a.year - b.year));
}
