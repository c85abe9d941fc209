import type { PageId } from '@utarang/contract';
import { about } from './ko/about.js';
import { app } from './ko/app.js';
import { artists } from './ko/artists.js';
import { endings } from './ko/endings.js';
import { home } from './ko/home.js';
import { kana } from './ko/kana.js';
import { nav } from './ko/nav.js';
import { notFound } from './ko/not-found.js';
import { particles } from './ko/particles.js';
import { songs } from './ko/songs.js';

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
  addWord: nav.addWord,
  adminWords: nav.adminWords,
  about: about.title,
  privacy: '개인정보 처리방침',
  terms: '이용약관',
  notFound: notFound.title,
} as const satisfies Record<PageId | 'notFound', string>;

/** What a search engine or a chat shows below the title; the product's own description where a page has no other. */
export const pageDescriptions: Partial<Record<PageId | 'notFound', string>> & { home: string } = {
  home: app.description,
  kana: kana.description,
  particles: particles.description,
  endings: endings.description,
  lookup: '일본어 문장이나 글을 붙여 넣으면 단어마다 읽는 법과 발음, 뜻을 보여 드려요',
  artists: artists.description,
  songs: songs.description,
  about: about.body,
};
