/** The settings of a page, in the browser as on the server. */
type PageEntry = {
  /** The pattern of its path. */
  readonly path: `/${string}`;
  /** The people who may see the page; others see a way to log in (docs/product/pages.md#no-permission). */
  readonly who: 'all' | 'members' | 'admins';
  /** False for a planned page, which says plainly that it is still to come. */
  readonly isBuilt: boolean;
  /** True if unknown paths below its own lead to it, too. */
  readonly hasBelow?: true;
};

/**
 * Every page of the product (docs/product/pages.md#table-of-pages). The server answers these paths with the shell and
 * all others with the not-found page; the browser routes by them. The server's own settings of a page are in
 * `apps/server/src/features/pages/page-settings.ts`.
 */
export const pageTable = {
  home: { path: '/', who: 'all', isBuilt: true },
  login: { path: '/login', who: 'all', isBuilt: true },
  signup: { path: '/signup', who: 'all', isBuilt: true },
  changePassword: { path: '/change-password', who: 'members', isBuilt: true },
  jlpt: { path: '/jlpt', who: 'all', isBuilt: true, hasBelow: true },
  sentenceQuiz: { path: '/SentenceQuizPage', who: 'all', isBuilt: true },
  kana: { path: '/kana', who: 'all', isBuilt: true },
  particles: { path: '/particles', who: 'all', isBuilt: true },
  particle: { path: '/particles/:id', who: 'all', isBuilt: true },
  endings: { path: '/endings', who: 'all', isBuilt: true },
  ending: { path: '/endings/:id', who: 'all', isBuilt: true },
  kanjiList: { path: '/kanji', who: 'all', isBuilt: true },
  kanjiBridge: { path: '/kanji/bridge', who: 'all', isBuilt: true },
  kanji: { path: '/kanji/:id', who: 'all', isBuilt: true },
  conjugation: { path: '/conjugation', who: 'all', isBuilt: true },
  koLike: { path: '/ko-like', who: 'all', isBuilt: true },
  fields: { path: '/fields', who: 'all', isBuilt: true },
  words: { path: '/words', who: 'all', isBuilt: true },
  word: { path: '/words/:id', who: 'all', isBuilt: true },
  lookup: { path: '/lookup', who: 'all', isBuilt: true },
  artists: { path: '/artists', who: 'all', isBuilt: true },
  artist: { path: '/artists/:id', who: 'all', isBuilt: true },
  songs: { path: '/songs', who: 'all', isBuilt: true },
  song: { path: '/songs/:id', who: 'all', isBuilt: true },
  review: { path: '/review', who: 'members', isBuilt: true },
  userInfo: { path: '/user-info', who: 'members', isBuilt: true },
  statistics: { path: '/user-info/statistics', who: 'members', isBuilt: true },
  myWords: { path: '/mywords', who: 'members', isBuilt: true },
  completedWords: { path: '/mywords/completed', who: 'members', isBuilt: true },
  takeAlong: { path: '/mywords/files', who: 'members', isBuilt: true },
  myArtists: { path: '/my-artists', who: 'members', isBuilt: true },
  mySongs: { path: '/my-songs', who: 'members', isBuilt: true },
  myLyrics: { path: '/my-lyrics', who: 'members', isBuilt: true },
  myLyric: { path: '/my-lyrics/:id', who: 'members', isBuilt: true },
  addWord: { path: '/add', who: 'admins', isBuilt: true },
  adminWords: { path: '/admin/words', who: 'admins', isBuilt: true },
  adminQueue: { path: '/admin/queue', who: 'admins', isBuilt: true },
  adminMembers: { path: '/admin/members', who: 'admins', isBuilt: true },
  adminHistory: { path: '/admin/history', who: 'admins', isBuilt: true },
  importWords: { path: '/admin/words/import', who: 'admins', isBuilt: true },
  adminSentences: { path: '/admin/sentences', who: 'admins', isBuilt: true },
  adminSongs: { path: '/admin/songs', who: 'admins', isBuilt: true },
  adminSong: { path: '/admin/songs/:id', who: 'admins', isBuilt: true },
  adminArtists: { path: '/admin/artists', who: 'admins', isBuilt: true },
  about: { path: '/about', who: 'all', isBuilt: true },
  privacy: { path: '/privacy', who: 'all', isBuilt: true },
  terms: { path: '/terms', who: 'all', isBuilt: true },
} as const satisfies Readonly<Record<string, PageEntry>>;

export type PageId = keyof typeof pageTable;

/** Pages that guests, and so search engines, can read. */
export type PublicPageId = { [Id in PageId]: (typeof pageTable)[Id]['who'] extends 'all' ? Id : never }[PageId];

/** Pages about one thing, by the id in their path. */
export type PageOfOne = { [Id in PageId]: (typeof pageTable)[Id]['path'] extends `${string}/:id` ? Id : never }[PageId];

/** All pages, in the order of the table. */
export const pageIds = Object.keys(pageTable) as readonly PageId[];

/** The pattern of each page's path; without an id in it, it is the path. */
export const pages = Object.fromEntries(pageIds.map((id) => [id, pageTable[id].path])) as {
  readonly [Id in PageId]: (typeof pageTable)[Id]['path'];
};

const entryOf = (page: PageId): PageEntry => pageTable[page];

export const isBuilt = (page: PageId): boolean => entryOf(page).isBuilt;

/** Checks whether unknown paths below a page lead to it. */
export const hasBelow = (page: PageId): boolean => entryOf(page).hasBelow === true;

/** Checks whether a page is for admins alone. */
export const isForAdmins = (page: PageId): boolean => entryOf(page).who === 'admins';

/** Checks whether a guest sees nothing of a page but a way to log in. */
export const isForMembers = (page: PageId | 'notFound'): boolean => page !== 'notFound' && entryOf(page).who !== 'all';
