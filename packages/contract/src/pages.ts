/**
 * Every page of the product: its id and its path pattern (docs/product/pages.md#table-of-pages).
 * The server answers these with the shell and everything else with the not-found page; the browser routes by them.
 */
export const pages = {
  home: '/',
  login: '/login',
  signup: '/signup',
  changePassword: '/change-password',
  jlpt: '/jlpt',
  sentenceQuiz: '/SentenceQuizPage',
  kana: '/kana',
  particles: '/particles',
  particle: '/particles/:id',
  endings: '/endings',
  ending: '/endings/:id',
  koLike: '/ko-like',
  fields: '/fields',
  words: '/words',
  word: '/words/:id',
  lookup: '/lookup',
  artists: '/artists',
  artist: '/artists/:id',
  songs: '/songs',
  song: '/songs/:id',
  userInfo: '/user-info',
  myWords: '/mywords',
  completedWords: '/mywords/completed',
  myArtists: '/my-artists',
  mySongs: '/my-songs',
  addWord: '/add',
  adminWords: '/admin/words',
  about: '/about',
  privacy: '/privacy',
  terms: '/terms',
} as const;

export type PageId = keyof typeof pages;

/** Pages that are built; the others say plainly that they are still to come. */
export const builtPages: ReadonlySet<PageId> = new Set([
  'home',
  'jlpt',
  'sentenceQuiz',
  'koLike',
  'kana',
  'particles',
  'particle',
  'endings',
  'ending',
  'fields',
  'words',
  'lookup',
  'artists',
  'artist',
  'songs',
  'song',
  'login',
  'signup',
  'changePassword',
  'word',
  'userInfo',
  'myWords',
  'completedWords',
  'mySongs',
  'myArtists',
  'about',
  'privacy',
  'terms',
  'addWord',
  'adminWords',
]);

/** Pages that show a guest nothing but the way to log in (docs/product/pages.md#no-permission). */
export const memberPages: ReadonlySet<PageId> = new Set([
  'changePassword',
  'userInfo',
  'myWords',
  'completedWords',
  'mySongs',
  'myArtists',
  'addWord',
  'adminWords',
]);
