import {
  isBuilt,
  kanaTabs,
  levelPath,
  levels,
  type PageId,
  type PublicPageId,
  pageIds,
  pages,
  pathOf,
  withQuery,
} from '@utarang/contract';
import type { Catalogue } from '../../catalogue/catalogue.js';

/** Pages with an id in their address: words, songs, and so on, and the entries of the reference. */
type ListSources = Pick<Catalogue, 'words' | 'lists' | 'songs'> & { readonly entryIds: EntryIds };
type EntryIds = {
  readonly particles: readonly string[];
  readonly endings: readonly string[];
  readonly kanji: readonly string[];
};

type Settings = {
  /**
   * The parameters of the address that the page reads. It is rendered without any others, and addresses that differ
   * only in others are the same page.
   */
  readonly parameters: readonly string[];
  /** True if a part of it changes with the day in Seoul. */
  readonly isDaily?: true;
};

/** A page for search engines, with the addresses that they may list. */
type ListingSettings = { readonly listed: (known: ListSources) => readonly string[] };

/**
 * The settings of each page that only the server needs. Those that the browser needs, too, are in the contract
 * (`pageTable`).
 */
export const pageSettings: {
  readonly [Id in PageId]: Settings & (Id extends PublicPageId ? ListingSettings : unknown);
} = {
  home: { parameters: ['m', 'q', 'exact', 'page'], isDaily: true, listed: itself('home') },
  login: { parameters: [], listed: itself('login') },
  signup: { parameters: [], listed: itself('signup') },
  changePassword: { parameters: [] },
  jlpt: {
    parameters: ['level', 'q', 'sort', 'page', 'study'],
    listed: () => levels.map((level) => levelPath(level)),
  },
  sentenceQuiz: { parameters: ['level', 'value', 'ask'], listed: itself('sentenceQuiz') },
  kana: {
    parameters: ['tab', 'f', 'view', 'drill', 'q'],
    listed: () => [pages.kana, ...kanaTabs.slice(1).map((tab) => withQuery(pages.kana, { tab }))],
  },
  particles: { parameters: ['f', 'saved', 'drill', 'level', 'answer', 'near', 'q'], listed: itself('particles') },
  particle: { parameters: [], listed: ({ entryIds }) => entryIds.particles.map((id) => pathOf('particle', { id })) },
  endings: { parameters: ['f', 'level', 'saved', 'drill', 'answer', 'near', 'q'], listed: itself('endings') },
  ending: { parameters: [], listed: ({ entryIds }) => entryIds.endings.map((id) => pathOf('ending', { id })) },
  kanjiList: {
    parameters: ['level', 'q', 'radical', 'strokes', 'sort', 'study'],
    listed: itself('kanjiList'),
  },
  kanjiBridge: { parameters: [], listed: itself('kanjiBridge') },
  kanji: { parameters: [], listed: ({ entryIds }) => entryIds.kanji.map((id) => pathOf('kanji', { id })) },
  conjugation: { parameters: ['group', 'form'], listed: itself('conjugation') },
  koLike: { parameters: ['q', 'sort', 'page', 'study'], listed: itself('koLike') },
  fields: {
    parameters: ['value', 'q', 'sort', 'page', 'study'],
    listed: ({ lists }) => [...lists.fields.keys()].map((value) => withQuery(pages.fields, { value })),
  },
  words: { parameters: ['q', 'sort', 'page', 'study'], listed: itself('words') },
  word: { parameters: [], listed: ({ words }) => words.map(({ id }) => pathOf('word', { id })) },
  lookup: { parameters: [], listed: itself('lookup') },
  artists: { parameters: ['f', 'sort', 'q'], listed: itself('artists') },
  artist: { parameters: [], listed: ({ songs }) => songs.artists.map(({ id }) => pathOf('artist', { id })) },
  songs: { parameters: ['f', 'sort', 'q'], listed: itself('songs') },
  song: {
    parameters: ['study', 'line', 'play'],
    isDaily: true,
    listed: ({ songs }) => songs.songs.map(({ id }) => pathOf('song', { id })),
  },
  review: { parameters: ['kind', 'answer'], isDaily: true },
  userInfo: { parameters: [] },
  statistics: { parameters: ['weeks'], isDaily: true },
  myWords: { parameters: ['q', 'sort', 'page'], isDaily: true },
  completedWords: { parameters: ['q', 'sort', 'page'], isDaily: true },
  takeAlong: { parameters: [] },
  myArtists: { parameters: ['f', 'sort', 'q'] },
  mySongs: { parameters: ['f', 'sort', 'q'] },
  myLyrics: { parameters: ['write', 'title', 'artist'], isDaily: true },
  myLyric: { parameters: ['study', 'edit', 'play', 'time'] },
  addWord: { parameters: [] },
  adminWords: { parameters: ['q', 'sort', 'level', 'reported', 'page'] },
  adminQueue: { parameters: ['kind'] },
  adminMembers: { parameters: ['q', 'page', 'member'] },
  adminHistory: { parameters: ['kind', 'page'] },
  importWords: { parameters: [] },
  adminSentences: { parameters: ['q', 'level', 'situation', 'state', 'page'] },
  adminSongs: { parameters: ['q', 'show', 'page'] },
  adminSong: { parameters: [] },
  adminArtists: { parameters: ['q', 'show', 'page'] },
  about: { parameters: [], listed: itself('about') },
  privacy: { parameters: [], listed: itself('privacy') },
  terms: { parameters: [], listed: itself('terms') },
};

/** For a page with one address. */
function itself(page: PageId): (known: ListSources) => readonly string[] {
  return () => [pages[page]];
}

const listedOf = (page: PageId, known: ListSources): readonly string[] => {
  const settings: Settings & Partial<ListingSettings> = pageSettings[page];
  return (isBuilt(page) && settings.listed?.(known)) || [];
};

/** The paths that search engines may list: all pages that are built and show something to guests. */
export function listedPaths({ words, lists, songs }: Omit<ListSources, 'entryIds'>, entryIds: EntryIds): string[] {
  return pageIds.flatMap((page) => listedOf(page, { words, lists, songs, entryIds }));
}

/** The parameters of an address that a page reads, in the order of its settings. */
export function readParameters(page: PageId, search: URLSearchParams): URLSearchParams {
  const read = new URLSearchParams();
  for (const name of pageSettings[page].parameters) {
    for (const value of search.getAll(name)) read.append(name, value);
  }
  return read;
}

/** An address with only the parameters that its page reads: addresses of the same page are equal. */
export function readAddress(page: PageId, path: string, search: URLSearchParams): string {
  const read = readParameters(page, search);
  return read.size > 0 ? `${path}?${read}` : path;
}
