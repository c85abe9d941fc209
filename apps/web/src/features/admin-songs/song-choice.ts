import { type AdminArtist, type AdminSongRow, readPage } from '@utarang/contract';
import { normalise } from '@utarang/domain/language';

export const shows = ['all', 'lines', 'retired'] as const;
export type ShownSongs = (typeof shows)[number];

/** The conditions of the rows that are listed; `page` counts from 1. */
export type SongChoice = { readonly q: string; readonly show: ShownSongs; readonly page: number };

/** Rows shown at once. */
export const PAGE_SIZE = 50;

export function readSongChoice(search: string): SongChoice {
  const query = new URLSearchParams(search);
  return {
    q: query.get('q') ?? '',
    show: shows.find((one) => one === query.get('show')) ?? 'all',
    page: readPage(query),
  };
}

/** The address of a choice; defaults are left out. */
export function writeSongChoice({ q, show, page }: SongChoice): string {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (show !== 'all') query.set('show', show);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}

/** A text in the form in which it is compared: without spaces. */
const keyOf = (text: string): string => normalise(text).replaceAll(' ', '');

const holds = (texts: readonly (string | null)[], wanted: string): boolean =>
  texts.some((text) => text !== null && keyOf(text).includes(wanted));

/** The songs that meet the conditions, in their original order. */
export function chosenSongs(songs: readonly AdminSongRow[], { q, show }: SongChoice): readonly AdminSongRow[] {
  const wanted = keyOf(q);
  return songs.filter(
    ({ title, titleKo, reading, album, year, artists, lineCount, retired }) =>
      (show === 'all' || (show === 'lines' ? lineCount > 0 : retired)) &&
      holds(
        [title, titleKo, reading, album, String(year), ...artists.flatMap((one) => [one.name, one.nameKo])],
        wanted,
      ),
  );
}

/** The artists that meet the conditions, in their original order. */
export function chosenArtists(artists: readonly AdminArtist[], { q, show }: SongChoice): readonly AdminArtist[] {
  const wanted = keyOf(q);
  return artists.filter(
    ({ name, nameKo, nameRomaji, retired }) =>
      (show !== 'retired' || retired) && holds([name, nameKo, nameRomaji], wanted),
  );
}
