import { ApiError, queryKeys } from '@utarang/contract';
import type { MemberPageSource, MemberPageSources } from '../../lib/page-source.js';
import type { Lyrics } from './lyrics.service.js';

/** What of a member's texts the pages show at once: the list of all, and on its page a text. */
export function lyricPages(lyrics: Pick<Lyrics, 'list' | 'corrections' | 'find'>): MemberPageSources {
  const list: MemberPageSource = async (memberId) => [
    { key: queryKeys.lyrics(), data: await lyrics.list(memberId) },
    { key: queryKeys.wordCorrections(), data: await lyrics.corrections(memberId) },
  ];
  /** Of a text that is not this member's there is nothing, as of one that is not there: the browser asks and says so. */
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
