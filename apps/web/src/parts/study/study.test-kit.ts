import type { QueryClient } from '@tanstack/react-query';
import { type CheckedWord, type CheckedWordIds, type Member, queryKeys } from '@utarang/contract';
import { createQueries } from '../queries.js';
import type { SavedWords } from './saved-words.js';

export const member = (over: Partial<Member> = {}): Member => ({
  role: 'ROLE_USER',
  username: 'haneul',
  name: '김하늘',
  email: 'haneul@example.com',
  job: null,
  birthDate: '1999-04-12',
  level: 'N5',
  totalPoints: 0,
  wordPoints: 0,
  sentPoints: 0,
  ...over,
});

export const savedWord = (id: number, over: Partial<CheckedWord> = {}): CheckedWord => ({
  id,
  japaneseWord: `語${id}`,
  hiragana: `ご${id}`,
  koreanPronunciation: `고${id}`,
  meaningKo: `말${id}`,
  level: 'N5',
  status: 'IN_PROGRESS',
  checkedAt: '2026-11-21T03:00:00Z',
  completedAt: null,
  cooldownStartedAt: null,
  cooldownUntil: null,
  cooldownRemainingSec: 0,
  returnsAt: null,
  ...over,
});

type FirstAnswers = {
  ids?: Partial<CheckedWordIds>;
  inProgress?: CheckedWord[];
  completed?: CheckedWord[];
  viewer?: Member | { role: 'ANONYMOUS' };
};

/** A query cache that holds what came with a page. */
export function cacheWith({ ids, inProgress, completed, viewer = member() }: FirstAnswers): QueryClient {
  const queries: { key: readonly unknown[]; data: unknown }[] = [];
  if (ids) queries.push({ key: queryKeys.checkedIds(), data: { ids: [], completedIds: [], cooldowns: {}, ...ids } });
  if (inProgress) queries.push({ key: queryKeys.checkedWords('IN_PROGRESS_OR_COOLDOWN'), data: inProgress });
  if (completed) queries.push({ key: queryKeys.checkedWords('COMPLETED'), data: completed });
  return createQueries({ page: 'home', site: { contactEmail: null, openChatUrl: null }, viewer, queries });
}

/** The cached state of saved words, in a form to compare. */
export function kept(client: QueryClient) {
  const saved = client.getQueryData<SavedWords>(queryKeys.checkedIds());
  const list = (name: 'IN_PROGRESS_OR_COOLDOWN' | 'COMPLETED') =>
    client.getQueryData<CheckedWord[]>(queryKeys.checkedWords(name))?.map(({ id }) => id);
  return {
    ids: saved && [...saved.ids],
    completedIds: saved && [...saved.completedIds],
    cooldowns: saved && Object.fromEntries(saved.cooldowns),
    inProgress: list('IN_PROGRESS_OR_COOLDOWN'),
    completed: list('COMPLETED'),
  };
}

export const isStale = (client: QueryClient, key: readonly unknown[]): boolean =>
  client.getQueryState(key)?.isInvalidated ?? false;
