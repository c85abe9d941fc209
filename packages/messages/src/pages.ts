import type { PageId } from '@utarang/contract';
import { home } from './ko/home.js';
import { nav } from './ko/nav.js';
import { notFound } from './ko/not-found.js';

/** The name of each page: in its title, its heading where it has no other, and the announcement after a route change. */
export const pageTitles = {
  home: home.title,
  login: nav.login,
  signup: nav.signup,
  changePassword: '비밀번호 바꾸기',
  jlpt: nav.jlpt,
  sentenceQuiz: '문장 빈칸',
  kana: nav.kana,
  particles: nav.particles,
  particle: nav.particles,
  endings: nav.endings,
  ending: nav.endings,
  koLike: '한국어와 비슷한 일본어',
  fields: nav.fields,
  words: nav.allWords,
  word: '단어',
  lookup: nav.lookup,
  artists: nav.artists,
  artist: nav.artists,
  songs: nav.songs,
  song: nav.songs,
  userInfo: nav.myInfo,
  myWords: nav.myWords,
  completedWords: nav.completed,
  myArtists: nav.myArtists,
  mySongs: nav.mySongs,
  myLyrics: nav.myLyrics,
  myLyric: nav.myLyrics,
  addWord: nav.addWord,
  adminWords: nav.adminWords,
  adminSongs: nav.adminSongs,
  adminSong: nav.adminSongs,
  adminArtists: nav.adminArtists,
  about: nav.about,
  privacy: '개인정보 처리방침',
  terms: '이용약관',
  notFound: notFound.title,
} as const satisfies Record<PageId | 'notFound', string>;
