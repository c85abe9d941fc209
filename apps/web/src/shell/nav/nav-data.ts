import { fieldNames } from '@utarang/content/data/fields';
import { type Level, levelPath, levels, pages } from '@utarang/contract';
import { format, nav } from '@utarang/messages';
import type { NavViewer } from './nav-viewer.js';

/**
 * The entries of the navigation and who sees them (docs/product/pages.md#navigation), for bar, account menu and drawer.
 */
export type NavLink = { to: string; label: string; level?: Level };
export type NavGroup = { label: string; columns: readonly (readonly NavLink[])[] };
export type NavSection = { label: string; links: readonly NavLink[] };

const search: NavLink = { to: pages.home, label: nav.search };
const koLike: NavLink = { to: pages.koLike, label: nav.koLike };
const songs: NavLink = { to: pages.songs, label: nav.songs };
const artists: NavLink = { to: pages.artists, label: nav.artists };
const jlptTest: NavLink = { to: pages.sentenceQuiz, label: nav.jlptTest };
const allWords: NavLink = { to: pages.words, label: nav.allWords };

const lookup: NavLink = { to: pages.lookup, label: nav.lookup };
const myLyrics: NavLink = { to: pages.myLyrics, label: nav.myLyrics };

const jlptLevels: readonly NavLink[] = levels.map((level) => ({
  to: levelPath(level),
  label: format(nav.jlptLevel, { level }),
  level,
}));

const reference: readonly NavLink[] = [
  { to: pages.kana, label: nav.kana },
  { to: `${pages.kana}?drill=hiragana`, label: nav.kanaDrill },
  { to: pages.kanjiList, label: nav.kanji },
  { to: pages.particles, label: nav.particles },
  { to: pages.endings, label: nav.endings },
  { to: pages.conjugation, label: nav.conjugation },
];

const fields: readonly NavLink[] = fieldNames.map((name) => ({
  to: `${pages.fields}?value=${encodeURIComponent(name)}`,
  label: name,
}));

/** The bar at the top of wide screens. */
export const topBar: readonly (NavLink | NavGroup)[] = [
  search,
  { label: nav.jlpt, columns: [jlptLevels, [jlptTest, allWords]] },
  koLike,
  { label: nav.fields, columns: [fields] },
  songs,
  artists,
  { label: nav.tools, columns: [[lookup, myLyrics, ...reference]] },
];

export const guestLinks = {
  login: { to: pages.login, label: nav.login },
  signup: { to: pages.signup, label: nav.signup },
} as const;

/** The link that a member uses most, outside the account menu (docs/product/pages.md#navigation). */
export const myWords: NavLink = { to: pages.myWords, label: nav.myWords };

const learning: readonly NavLink[] = [
  { to: pages.review, label: nav.review },
  { to: pages.completedWords, label: nav.completed },
  { to: pages.mySongs, label: nav.mySongs },
  myLyrics,
  { to: pages.myArtists, label: nav.myArtists },
  { to: pages.statistics, label: nav.statistics },
];
const myInfo: NavLink = { to: pages.userInfo, label: nav.myInfo };
const adminLinks: readonly NavLink[] = [
  { to: pages.addWord, label: nav.addWord },
  { to: pages.adminWords, label: nav.adminWords },
  { to: pages.adminSentences, label: nav.adminSentences },
  { to: pages.adminSongs, label: nav.adminSongs },
  { to: pages.adminArtists, label: nav.adminArtists },
  { to: pages.adminQueue, label: nav.adminQueue },
  { to: pages.adminMembers, label: nav.adminMembers },
  { to: pages.adminHistory, label: nav.adminHistory },
];

/** The sections of a member's account menu; logging out comes after them and is a button. */
export const accountMenu = (role: NavViewer['role']): readonly NavSection[] => [
  { label: nav['drawer.my'], links: [myInfo, myWords, ...learning] },
  ...(role === 'ROLE_ADMIN' ? [{ label: nav['drawer.admin'], links: adminLinks }] : []),
];

/** The drawer of narrow screens. The last section, the account, ends with logging out for members. */
export const drawer = (role: NavViewer['role']): readonly NavSection[] => [
  { label: nav.tools, links: [lookup, myLyrics, ...reference] },
  { label: nav['drawer.words'], links: [search, ...jlptLevels, koLike, allWords, jlptTest] },
  { label: nav['drawer.fields'], links: fields },
  { label: nav['drawer.music'], links: [songs, artists] },
  ...(role === 'ANONYMOUS' ? [] : [{ label: nav['drawer.my'], links: [myWords, ...learning] }]),
  ...(role === 'ROLE_ADMIN' ? [{ label: nav['drawer.admin'], links: adminLinks }] : []),
  { label: nav['drawer.account'], links: role === 'ANONYMOUS' ? [guestLinks.login, guestLinks.signup] : [myInfo] },
];
