import { ApiError, queryKeys } from '@utarang/contract';
import type { MemberPageSource, MemberPageSources } from '../../lib/page-source.js';
import type { Lyrics } from './lyrics.service.js';

/** What pages show at once of a member's texts: the list of all, and on the page of a text that text. */
export function lyricPages(lyrics: Pick<Lyrics, 'list' | 'corrections' | 'find'>): MemberPageSources {
  const list: MemberPageSource = async (memberId) => [
    { key: queryKeys.lyrics(), data: await lyrics.list(memberId) },
    { key: queryKeys.wordCorrections(), data: await lyrics.corrections(memberId) },
  ];
  /** Nothing for a text of somebody else, as for one that does not exist: the browser asks for it and says so. */
  const text: MemberPageSource = async (memberId, { params: { id = '' } }) => {
    try {
      return [{ key: queryKeys.lyric(id), data: await lyrics.find(memberId, id) }];
    } catch (error) {
      if (error instanceof ApiError && error.code === 'lyric_not_found') return [];
      throw error;
    }
  };
  return { myLyrics: list, myLyric: async (...asked) => [...(await list(...asked)), ...(await text(...asked))] };
}
