import { ApiError, queryKeys } from '@utarang/contract';
import type { MemberPageSource, MemberPageSources, PageSources, SampleSource } from '../../lib/page-source.js';
import type { Lyrics } from './lyrics.service.js';

/** The initial data of the page of texts for guests, who have none on the server: a sample. */
export const guestLyricPages = (sample: SampleSource): PageSources => ({
  myLyrics: () => ({ forGuests: [sample()] }),
});

/** The initial data of the pages of a member's texts: the list of all, and on the page of a text that text. */
export function lyricPages(
  lyrics: Pick<Lyrics, 'list' | 'corrections' | 'find'>,
  sample: SampleSource,
): MemberPageSources {
  const list = async (memberId: number) => [
    { key: queryKeys.lyrics(), data: await lyrics.list(memberId) },
    { key: queryKeys.wordCorrections(), data: await lyrics.corrections(memberId) },
  ];
  /** A text of another member is no page, like one that does not exist. */
  const text: MemberPageSource = async (memberId, { params: { id = '' } }) => {
    try {
      const data = await lyrics.find(memberId, id);
      return [...(await list(memberId)), { key: queryKeys.lyric(id), data }];
    } catch (error) {
      if (error instanceof ApiError && error.code === 'lyric_not_found') return null;
      throw error;
    }
  };
  return {
    async myLyrics(memberId) {
      const queries = await list(memberId);
      return queries[0]?.data.length === 0 ? [...queries, sample()] : queries;
    },
    myLyric: text,
  };
}
