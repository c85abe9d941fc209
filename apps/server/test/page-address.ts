import { levelPath, type PageId, type PageOfOne, pathOf } from '@utarang/contract';

/** The id in the paths of pages: one that exists where tests have sample words, songs of this id and the reference. */
export const SAMPLE_ID = 50_412;
const ids: Readonly<Record<PageOfOne, string | number>> = {
  word: SAMPLE_ID,
  particle: 'wa',
  ending: 'desu',
  kanji: '学',
  artist: SAMPLE_ID,
  song: SAMPLE_ID,
  myLyric: 'A'.repeat(22),
  adminSong: SAMPLE_ID,
};

/** An address of a page at which it shows something. */
export const addressOf = (page: PageId, id = (ids as Partial<Record<PageId, string | number>>)[page] ?? ''): string =>
  page === 'jlpt' ? levelPath('N4') : pathOf(page, { id });
