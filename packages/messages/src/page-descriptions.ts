import type { PageId, PublicPageId } from '@utarang/contract';
import { about } from './ko/about.js';
import { app } from './ko/app.js';
import { artists } from './ko/artists.js';
import { conjugation } from './ko/conjugation.js';
import { endings } from './ko/endings.js';
import { kana } from './ko/kana.js';
import { kanji } from './ko/kanji.js';
import { particles } from './ko/particles.js';
import { songs } from './ko/songs.js';

/**
 * The description of each page for search engines; null where a page has none, or has its own for each of its
 * addresses.
 */
const descriptions: Readonly<Record<PublicPageId, string | null>> = {
  home: app.description,
  login: null,
  signup: null,
  jlpt: null,
  sentenceQuiz: null,
  kana: kana.description,
  particles: particles.description,
  particle: null,
  endings: endings.description,
  ending: null,
  kanjiList: kanji.description,
  kanjiBridge: kanji.bridgeDescription,
  kanji: null,
  conjugation: conjugation.description,
  koLike: null,
  fields: null,
  words: null,
  word: null,
  lookup: '일본어 문장이나 글을 붙여 넣으면 단어마다 읽는 법과 발음, 뜻을 보여 드려요',
  artists: artists.description,
  artist: null,
  songs: songs.description,
  song: null,
  about: about.body,
  privacy: null,
  terms: null,
};

/** The description below a page's title in search engines and link previews; by default the product's own. */
export const descriptionOf = (page: PageId | 'notFound'): string =>
  (descriptions as Readonly<Partial<Record<typeof page, string | null>>>)[page] ?? app.description;
