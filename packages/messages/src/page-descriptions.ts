import type { PageId } from '@utarang/contract';
import { about } from './ko/about.js';
import { app } from './ko/app.js';
import { artists } from './ko/artists.js';
import { endings } from './ko/endings.js';
import { kana } from './ko/kana.js';
import { particles } from './ko/particles.js';
import { songs } from './ko/songs.js';

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
