import { type ErrorCode, pages } from '@utarang/contract';
import { all, common, fields, home, jlpt, koLike, list, my } from '@utarang/messages';

/** The browsing pages. */
export type BrowsePageId = 'jlpt' | 'fields' | 'koLike' | 'words';

/** The orders of their words; the first is the default. */
export const sorts = ['order', 'dictionary', 'unsaved'] as const;
export type BrowseSort = (typeof sorts)[number];

const sortNames: Readonly<Record<BrowseSort, string>> = {
  order: list['sort.order'],
  dictionary: list['sort.dictionary'],
  unsaved: list['sort.unsaved'],
};

/** The orders of a page: a level also has that of a dictionary; the order by what is not saved is for members only. */
export const sortsOf = (id: BrowsePageId, isMember: boolean): Readonly<Partial<Record<BrowseSort, string>>> => ({
  order: id === 'jlpt' ? list['sort.need'] : sortNames.order,
  ...(id === 'jlpt' && { dictionary: sortNames.dictionary }),
  ...(isMember && { unsaved: sortNames.unsaved }),
});

export type BrowseSettings = {
  id: BrowsePageId;
  path: string;
  /** The parameter of the address that chooses the list. */
  choice: 'level' | 'value' | null;
  /** The debounce of the search. */
  debounceMs: number;
  /** The distance from the screen at which words are loaded. */
  lookAheadPx: number;
  /** The times for which the star's hint is shown: to a guest, and at a completed word. */
  hints: { guestMs: number; completedMs: number };
  skeletons: number;
  title: string;
  /** The search box: its name and its placeholder. */
  search: string;
  loading: string;
  loadFail: string;
  /** The sentences for failures, where the page has its own. */
  failures: Partial<Record<ErrorCode, string>>;
  empty: string;
  /** The text below it, where a search found nothing. */
  emptySearch: string;
  /** True if each card shows its level: on the page of a level all have the same. */
  levels: boolean;
};

/**
 * Everything in which the four pages differ (docs/product/lists.md#browsing-pages); the list and the card are the same.
 */
// biome-ignore format: a table, to be read down
export const browse = {
  jlpt: {
    id: 'jlpt', path: pages.jlpt, choice: 'level', debounceMs: 350, lookAheadPx: 600, skeletons: 9, levels: false,
    /** The times for which the star's hint is shown: to a guest, and at a completed word. */
  hints: { guestMs: 1600, completedMs: 2000 },
    title: jlpt.title, search: jlpt.search, loading: common.loading, loadFail: jlpt.loadFail,
    failures: { level_not_found: jlpt.notFound, login_required: jlpt.login },
    empty: jlpt.empty, emptySearch: fields.emptySearch,
  },
  fields: {
    id: 'fields', path: pages.fields, choice: 'value', debounceMs: 300, lookAheadPx: 600, skeletons: 24, levels: true,
    /** The times for which the star's hint is shown: to a guest, and at a completed word. */
  hints: { guestMs: 1400, completedMs: 2200 },
    title: fields.title, search: fields.search, loading: fields.loading, loadFail: fields.loadFail, failures: {},
    empty: fields.empty, emptySearch: fields.emptySearch,
  },
  koLike: {
    id: 'koLike', path: pages.koLike, choice: null, debounceMs: 300, lookAheadPx: 600, skeletons: 9, levels: true,
    /** The times for which the star's hint is shown: to a guest, and at a completed word. */
  hints: { guestMs: 1600, completedMs: 2200 },
    title: koLike.title, search: koLike.search, loading: koLike.loading, loadFail: koLike.error, failures: {},
    empty: koLike.empty, emptySearch: fields.emptySearch,
  },
  words: {
    id: 'words', path: pages.words, choice: null, debounceMs: 250, lookAheadPx: 280, skeletons: 9, levels: true,
    /** The times for which the star's hint is shown: to a guest, and at a completed word. */
  hints: { guestMs: 1600, completedMs: 1800 },
    title: all.title, search: all.search, loading: home.loading, loadFail: all.loadFail, failures: {},
    empty: all.empty, emptySearch: fields.emptySearch,
  },
} as const satisfies Record<BrowsePageId, BrowseSettings>;

/** The text of the button that clears a search that found nothing. */
export const clearText = my.clearSearch;
