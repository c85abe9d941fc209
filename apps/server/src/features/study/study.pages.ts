import { queryKeys } from '@utarang/contract';
import type { MemberPageSource, MemberPageSources, PageSources, SampleSource } from '../../lib/page-source.js';
import type { Study } from './study.service.js';

/** The initial data of the pages of saved words for guests, who have none on the server: a word to begin with. */
export const guestStudyPages = (sample: SampleSource): PageSources => ({
  myWords: () => ({ forGuests: [sample()] }),
  completedWords: () => ({ forGuests: [sample()] }),
});

/** The initial data of pages with a member's study. */
export function studyPages(
  { savedWords, days, knownWords, ownWords }: Pick<Study, 'savedWords' | 'days' | 'knownWords' | 'ownWords'>,
  sample: SampleSource,
): MemberPageSources {
  const ids = async (memberId: number) => ({ key: queryKeys.checkedIds(), data: await savedWords.ids(memberId) });
  const list = async (status: 'IN_PROGRESS_OR_COOLDOWN' | 'COMPLETED', memberId: number) => ({
    key: queryKeys.checkedWords(status),
    data: await savedWords.list(memberId, status),
  });
  const today = async (memberId: number) => ({ key: queryKeys.today(), data: await days.today(memberId) });
  const stars: MemberPageSource = async (memberId) => [await ids(memberId)];
  return {
    jlpt: async (memberId) => [
      await ids(memberId),
      { key: queryKeys.knownWords(), data: await knownWords.list(memberId) },
    ],
    fields: stars,
    koLike: stars,
    words: stars,
    word: stars,
    lookup: stars,
    artist: stars,
    song: stars,
    songs: stars,
    myLyric: stars,
    sentenceQuiz: stars,
    home: async (memberId) => [await ids(memberId), await today(memberId)],
    async myWords(memberId) {
      const saved = await list('IN_PROGRESS_OR_COOLDOWN', memberId);
      const first = saved.data.length === 0 ? [sample()] : [];
      return [await ids(memberId), await today(memberId), saved, ...first];
    },
    takeAlong: async (memberId) => [
      await ids(memberId),
      { key: queryKeys.ownWords(), data: await ownWords.list(memberId) },
    ],
    completedWords: async (memberId) => [await list('COMPLETED', memberId)],
    async userInfo(memberId) {
      const heatmap = await days.heatmap(memberId);
      return [{ key: queryKeys.heatmap(heatmap.year), data: heatmap }];
    },
  };
}
