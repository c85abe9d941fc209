import type { Artist, Song } from '@utarang/contract';

export const artistSorts = ['name', 'newest', 'oldest'] as const;
export type ArtistSort = (typeof artistSorts)[number];

export const songSorts = ['title', 'newest', 'oldest'] as const;
export type SongSort = (typeof songSorts)[number];

/** The orders of a member's own list, which can also be that of adding. */
export const ownArtistSorts = ['added', ...artistSorts] as const;
export const ownSongSorts = ['added', ...songSorts] as const;

/** The order in an address; the first one where it is unknown. */
export const sortNamed = <Sort extends string>(sorts: readonly [Sort, ...Sort[]], name: string): Sort =>
  sorts.find((sort) => sort === name) ?? sorts[0];

const newerFirst = (a: Artist, b: Artist): number => b.createdAt.localeCompare(a.createdAt) || b.id - a.id;

/** Sorts artists: by default by their Korean names; a newer one has the higher id (docs/product/songs.md#artists). */
export function artistsBy(sort: ArtistSort, artists: readonly Artist[]): readonly Artist[] {
  if (sort === 'name') return artists;
  return [...artists].sort((a, b) => (sort === 'newest' ? newerFirst(a, b) : newerFirst(b, a)));
}

/**
 * Sorts songs: by default our own first, then by title. The sort is stable within a year (docs/product/songs.md#songs).
 */
export function songsBy(sort: SongSort, songs: readonly Song[]): readonly Song[] {
  if (sort === 'title') return songs;
  return [...songs].sort((a, b) => (sort === 'newest' ? b.year - a.year : a.year - b.year));
}

const korean = new Intl.Collator('ko');
const japanese = new Intl.Collator('ja');
const isOurs = ({ level }: Song): boolean => level !== null;

const byName = (a: Artist, b: Artist): number => korean.compare(a.nameKo, b.nameKo) || a.id - b.id;
const byTitle = (a: Song, b: Song): number =>
  Number(isOurs(b)) - Number(isOurs(a)) || japanese.compare(a.titleReading, b.titleReading) || a.id - b.id;

/** Sorts favourites: by default the latest added first; the other orders are those of the whole list. */
export const ownArtistsBy = (sort: (typeof ownArtistSorts)[number], artists: readonly Artist[]): readonly Artist[] =>
  sort === 'added' ? artists : artistsBy(sort, [...artists].sort(byName));

export const ownSongsBy = (sort: (typeof ownSongSorts)[number], songs: readonly Song[]): readonly Song[] =>
  sort === 'added' ? songs : songsBy(sort, [...songs].sort(byTitle));
