import { builtPages, kanaTabs, levels, memberPages, type PageId, pages } from '@utarang/contract';
import type { Catalogue } from '../../catalogue/catalogue.js';
import { pathOf, withQuery } from './address.js';

/** The ids of the entries of the reference. */
type EntryIds = { readonly particles: readonly string[]; readonly endings: readonly string[] };

/** Pages whose addresses choose what they show: each choice is a page of its own. */
const byChoice: ReadonlySet<PageId> = new Set(['jlpt', 'fields', 'word', 'song', 'artist', 'particle', 'ending']);

/**
 * What search engines may list: every page that is built and shows a guest something, each level, situation and word,
 * each particle and ending, each song and artist.
 */
export function listedPaths(
  { words, lists, songs }: Pick<Catalogue, 'words' | 'lists' | 'songs'>,
  ids: EntryIds,
): string[] {
  const plain = [...builtPages].filter((page) => !memberPages.has(page) && !byChoice.has(page));
  return [
    ...plain.map((page) => pages[page]),
    ...kanaTabs.slice(1).map((tab) => withQuery(pages.kana, { tab })),
    ...levels.map((level) => withQuery(pages.jlpt, { level })),
    ...[...lists.fields.keys()].map((value) => withQuery(pages.fields, { value })),
    ...ids.particles.map((id) => pathOf('particle', { id })),
    ...ids.endings.map((id) => pathOf('ending', { id })),
    ...songs.songs.map(({ id }) => pathOf('song', { id: String(id) })),
    ...songs.artists.map(({ id }) => pathOf('artist', { id: String(id) })),
    ...words.map(({ id }) => pathOf('word', { id: String(id) })),
  ];
}
