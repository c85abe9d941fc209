import type { KoLikeWord, KoLikeWordsPage, LevelWordsPage, Word } from '@utarang/contract';
import { PAGE_SIZE } from '@utarang/contract';
import { type CallOptions, getJson } from '../../lib/http.js';

const MOST = 100; // words that one answer has at most

const withQuery = (path: string, query: Record<string, string | number>) =>
  `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;

const levelCall = (level: string, query: Record<string, string | number>) =>
  withQuery(`/api/difficulties/${encodeURIComponent(level)}/words`, query);

/** A page of a level's words, or of those that a query finds. `page` is 0-based. */
export const fetchLevelPage = (level: string, q: string, page: number, options: CallOptions): Promise<LevelWordsPage> =>
  getJson(levelCall(level, { q, page, size: PAGE_SIZE }), options);

/** All words of a level: the first answer says how many there are, the others come together. */
export async function fetchLevel(level: string, options: CallOptions): Promise<Word[]> {
  const part = (page: number) => getJson<LevelWordsPage>(levelCall(level, { page, size: MOST }), options);
  const first = await part(0);
  const rest = await Promise.all(Array.from({ length: Math.max(0, first.totalPages - 1) }, (_, at) => part(at + 1)));
  return [first, ...rest].flatMap(({ content }) => content);
}

export const fetchAllWords = (options: CallOptions): Promise<Word[]> => getJson('/api/words/all', options);

export const fetchField = (name: string, options: CallOptions): Promise<Word[]> =>
  getJson(`/api/fields/${encodeURIComponent(name)}/words`, options);

/** A page of the words like Korean, or of those that a query finds. `page` is 0-based. */
export const fetchKoLikePage = (q: string, page: number, options: CallOptions): Promise<KoLikeWordsPage> =>
  getJson(withQuery('/api/ko-like/words', { q, page, size: PAGE_SIZE }), options);

export const fetchKoLike = (options: CallOptions): Promise<KoLikeWord[]> => getJson('/api/ko-like/all', options);
