import { queryKeys } from '@utarang/contract';
import type { MemberPageSource, MemberPageSources } from '../../lib/page-source.js';
import type { Study } from './study.service.js';

/** The first data of pages with a member's study. */
export function studyPages({
  savedWords,
  days,
  knownWords,
}: Pick<Study, 'savedWords' | 'days' | 'knownWords'>): MemberPageSources {
  const ids = async (memberId: number) => ({ key: queryKeys.checkedIds(), data: await savedWords.ids(memberId) });
  const list =
    (status: 'IN_PROGRESS_OR_COOLDOWN' | 'COMPLETED'): MemberPageSource =>
    async (memberId) => [{ key: queryKeys.checkedWords(status), data: await savedWords.list(memberId, status) }];
  const today = async (memberId: number) => ({ key: queryKeys.today(), data: await days.today(memberId) });
  const stars: MemberPageSource = async (memberId) => [await ids(memberId)];
  const inProgress = list('IN_PROGRESS_OR_COOLDOWN');
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
    song: stars,
    myLyric: stars,
    sentenceQuiz: stars,
    home: async (memberId) => [await ids(memberId), await today(memberId)],
    myWords: async (memberId, address) => [
      await ids(memberId),
      await today(memberId),
      ...((await inProgress(memberId, address)) ?? []),
    ],
    completedWords: list('COMPLETED'),
    async userInfo(memberId) {
      const heatmap = await days.heatmap(memberId);
      return [{ key: queryKeys.heatmap(heatmap.year), data: heatmap }];
    },
  };
}
