import type { QueryClient } from '@tanstack/react-query';
import { isStart, type PageId } from '@utarang/contract';
import { guestLyricsCode } from './features/lyrics/guest-code.js';
import { preloadSongParts } from './features/songs/lazy-parts.js';
import { sampleCode } from './features/songs/sample-code.js';
import { foundWordsCode } from './features/words/found-words-code.js';
import { moreOfStartCode, openingCode } from './features/words/start-code.js';
import { type Prepare, pageCode } from './lib/lazy-page.js';
import { pageAt } from './parts/page/page-at.js';

/** The search engine, where the address searches. */
const prepareFieldsSearch: Prepare = async (client, search) =>
  (await import('./features/browse/engine-query.js')).prepareSearch(client, search);

/** The code of the list, or of the start, which the server renders and the browser loads a moment later. */
const prepareHome: Prepare = async (_, search) => {
  if (!isStart(new URLSearchParams(search))) await foundWordsCode.preload();
  else await Promise.all([openingCode.preload(), moreOfStartCode.preload()]);
};

/** The part that guests see; on the server, so that it is rendered. */
const prepareMyLyrics: Prepare = async () => {
  if (typeof document === 'undefined') await guestLyricsCode.preload();
};

/** The drill of particles or endings, where the address asks for it. */
const prepareDrill: Prepare = async (_, search) => {
  if (search.includes('drill=true')) await (await import('./features/reference/drill/code.js')).preloadDrills();
};

/** The review of saved patterns, where the address asks for it. */
const prepareReview: Prepare = async (_, search) => {
  if (search.includes('kind=patterns'))
    await (await import('./features/review/patterns/code.js')).patternReviewCode.preload();
};

/** The lazy parts of a song's page: on the server, so that they are rendered, and before the browser hydrates them. */
const prepareSong: Prepare = async () => {
  await preloadSongParts();
  if (typeof document === 'undefined') await sampleCode.preload();
};

/**
 * Pages in files of their own. A file is called after its page's id (`home-page.tsx`). By that name the build tells the
 * server which files each page needs (`vite/page-files.ts`).
 */
export const ownCode = {
  home: pageCode(async () => (await import('./features/words/pages/home-page.js')).HomePage, prepareHome),
  jlpt: pageCode(async () => (await import('./features/browse/pages/jlpt-page.js')).JlptPage),
  fields: pageCode(
    async () => (await import('./features/browse/pages/fields-page.js')).FieldsPage,
    prepareFieldsSearch,
  ),
  koLike: pageCode(async () => (await import('./features/browse/pages/ko-like-page.js')).KoLikePage),
  words: pageCode(async () => (await import('./features/browse/pages/words-page.js')).WordsPage),
  word: pageCode(async () => (await import('./features/words/pages/word-page.js')).WordPage),
  lookup: pageCode(async () => (await import('./features/lookup/pages/lookup-page.js')).LookupPage),
  kana: pageCode(async () => (await import('./features/kana/pages/kana-page.js')).KanaPage),
  particles: pageCode(
    async () => (await import('./features/reference/pages/particles-page.js')).ParticlesPage,
    prepareDrill,
  ),
  particle: pageCode(async () => (await import('./features/reference/pages/particle-page.js')).ParticlePage),
  endings: pageCode(async () => (await import('./features/reference/pages/endings-page.js')).EndingsPage, prepareDrill),
  ending: pageCode(async () => (await import('./features/reference/pages/ending-page.js')).EndingPage),
  kanjiList: pageCode(async () => (await import('./features/kanji/pages/kanji-list-page.js')).KanjiListPage),
  kanjiBridge: pageCode(async () => (await import('./features/kanji/pages/kanji-bridge-page.js')).KanjiBridgePage),
  kanji: pageCode(async () => (await import('./features/kanji/pages/kanji-page.js')).KanjiPage),
  conjugation: pageCode(async () => (await import('./features/conjugation/pages/conjugation-page.js')).ConjugationPage),
  sentenceQuiz: pageCode(async () => (await import('./features/quiz/pages/sentence-quiz-page.js')).SentenceQuizPage),
  artists: pageCode(async () => (await import('./features/songs/pages/artists-page.js')).ArtistsPage),
  artist: pageCode(async () => (await import('./features/songs/pages/artist-page.js')).ArtistPage),
  songs: pageCode(async () => (await import('./features/songs/pages/songs-page.js')).SongsPage),
  song: pageCode(async () => (await import('./features/songs/pages/song-page.js')).SongPage, prepareSong),
  mySongs: pageCode(async () => (await import('./features/songs/pages/my-songs-page.js')).MySongsPage),
  myArtists: pageCode(async () => (await import('./features/songs/pages/my-artists-page.js')).MyArtistsPage),
  myLyrics: pageCode(
    async () => (await import('./features/lyrics/pages/my-lyrics-page.js')).MyLyricsPage,
    prepareMyLyrics,
  ),
  myLyric: pageCode(async () => (await import('./features/lyrics/pages/my-lyric-page.js')).MyLyricPage),
  about: pageCode(async () => (await import('./features/about/about-page.js')).AboutPage),
  login: pageCode(async () => (await import('./features/accounts/pages/login-page.js')).LoginPage),
  signup: pageCode(async () => (await import('./features/accounts/pages/signup-page.js')).SignupPage),
  changePassword: pageCode(
    async () => (await import('./features/accounts/pages/change-password-page.js')).ChangePasswordPage,
  ),
  review: pageCode(async () => (await import('./features/review/pages/review-page.js')).ReviewPage, prepareReview),
  statistics: pageCode(async () => (await import('./features/review/pages/statistics-page.js')).StatisticsPage),
  userInfo: pageCode(async () => (await import('./features/accounts/pages/user-info-page.js')).UserInfoPage),
  myWords: pageCode(async () => (await import('./features/study/pages/my-words-page.js')).MyWordsPage),
  completedWords: pageCode(
    async () => (await import('./features/study/pages/completed-words-page.js')).CompletedWordsPage,
  ),
  takeAlong: pageCode(async () => (await import('./features/take-along/pages/take-along-page.js')).TakeAlongPage),
  addWord: pageCode(async () => (await import('./features/admin-words/pages/add-word-page.js')).AddWordPage),
  adminWords: pageCode(async () => (await import('./features/admin-words/pages/admin-words-page.js')).AdminWordsPage),
  adminQueue: pageCode(async () => (await import('./features/admin-queue/pages/admin-queue-page.js')).AdminQueuePage),
  adminMembers: pageCode(
    async () => (await import('./features/admin-members/pages/admin-members-page.js')).AdminMembersPage,
  ),
  adminHistory: pageCode(
    async () => (await import('./features/admin-history/pages/admin-history-page.js')).AdminHistoryPage,
  ),
  importWords: pageCode(
    async () => (await import('./features/admin-words/pages/import-words-page.js')).ImportWordsPage,
  ),
  adminSentences: pageCode(
    async () => (await import('./features/admin-sentences/pages/admin-sentences-page.js')).AdminSentencesPage,
  ),
  adminSongs: pageCode(async () => (await import('./features/admin-songs/pages/admin-songs-page.js')).AdminSongsPage),
  adminSong: pageCode(async () => (await import('./features/admin-songs/pages/admin-song-page.js')).AdminSongPage),
  adminArtists: pageCode(
    async () => (await import('./features/admin-songs/pages/admin-artists-page.js')).AdminArtistsPage,
  ),
  privacy: pageCode(async () => (await import('./features/legal/privacy-page.js')).PrivacyPage),
  terms: pageCode(async () => (await import('./features/legal/terms-page.js')).TermsPage),
};

export const hasOwnCode = (id: PageId | 'notFound' | null): id is keyof typeof ownCode => id !== null && id in ownCode;

/** Checks whether an address of ours leads to a page that is still to come. */
export const isComing = (to: string): boolean => !hasOwnCode(pageAt(to.split('?')[0] ?? to));

/** Loads the code of a page ahead of its rendering. A failure is met again, and shown, when it is rendered. */
export async function preloadPage(id: PageId | 'notFound' | null): Promise<void> {
  if (hasOwnCode(id)) await ownCode[id].preload().catch(() => {});
}

/** Loads all that a page's first rendering needs beside its data: its code, and what its address asks for. */
export async function preparePage(id: PageId | 'notFound', client: QueryClient, search: string): Promise<void> {
  if (hasOwnCode(id)) await Promise.all([preloadPage(id), ownCode[id].prepare(client, search).catch(() => {})]);
}

/** Loads the code of all pages, so that the server waits for none while it renders. */
export const preloadAllPages = async (): Promise<void> =>
  void (await Promise.all(Object.values(ownCode).map((code) => code.preload())));

/** Loads the code of the page at an address of ours that may be opened next. Offline nothing is asked for ahead. */
export async function preloadAddress(to: string): Promise<void> {
  if (navigator.onLine) await preloadPage(pageAt(to.split('?')[0] ?? to));
}
