import { type FoundAll, pages, pathOf } from '@utarang/contract';
import { asSearched } from '@utarang/domain/language';
import { createEntrySearch, entryIndex } from '@utarang/domain/search';
import { palette } from '@utarang/messages';
import { entryPath } from '../../parts/reference/entry-path.js';
import { shownForm } from '../../parts/reference/shown-form.js';
import { accountMenu, drawer, type NavLink } from '../nav/nav-data.js';
import type { NavViewer } from '../nav/nav-viewer.js';

/** An entry of the palette: its address, its name, and a note. */
export type PaletteItem = { readonly to: string; readonly label: string; readonly note?: string };
export type PaletteGroup = { readonly name: string; readonly items: readonly PaletteItem[] };

/**
 * The most pages listed while there is a search, so that what else is found is in sight. Without a search all are
 * listed.
 */
const PAGES_SHOWN = 5;

/** The pages that this viewer may see, each once. */
export function pagesOf(role: NavViewer['role']): readonly NavLink[] {
  const sections = [...drawer(role), ...(role === 'ANONYMOUS' ? [] : accountMenu(role))];
  const links = sections.flatMap((section) => section.links);
  return links.filter(({ to }, index) => links.findIndex((link) => link.to === to) === index);
}

const indexOf = entryIndex(({ label }: NavLink) => ({ names: [label] }));

/** Items of the palette for a text: pages by their names, then the results of the search over everything. */
export function paletteGroups(links: readonly NavLink[], text: string, found: FoundAll | undefined): PaletteGroup[] {
  const search = createEntrySearch(links, indexOf);
  const query = asSearched(text);
  const named = query === '' ? links : search(query).slice(0, PAGES_SHOWN);
  const groups: PaletteGroup[] = [
    { name: palette.pages, items: named.map(({ to, label }) => ({ to, label })) },
    ...(found ? groupsOf(found) : []),
  ];
  return groups.filter(({ items }) => items.length > 0);
}

function groupsOf({ q, words, songs, artists, entries, text }: FoundAll): PaletteGroup[] {
  return [
    {
      name: palette.words,
      items: words.content.map(({ id, japaneseWord, koreanPronunciation, meaningKo }) => ({
        to: pathOf('word', { id }),
        label: japaneseWord,
        note: `[${koreanPronunciation}] ${meaningKo}`,
      })),
    },
    {
      name: palette.songs,
      items: songs.content.map(({ id, title, titleKo, artists: [singer] }) => ({
        to: pathOf('song', { id }),
        label: title,
        note: [titleKo, ...(singer ? [singer.name] : [])].join(' · '),
      })),
    },
    {
      name: palette.artists,
      items: artists.content.map(({ id, name, nameKo }) => ({
        to: pathOf('artist', { id }),
        label: name,
        note: nameKo,
      })),
    },
    {
      name: palette.entries,
      items: entries.content.map(({ list, id, form, meaning }) => ({
        to: entryPath(list, id),
        label: shownForm({ form }, list),
        note: meaning,
      })),
    },
    {
      name: palette.text,
      items: text ? [{ to: `${pages.lookup}#${encodeURIComponent(q)}`, label: q, note: palette.text }] : [],
    },
  ];
}
