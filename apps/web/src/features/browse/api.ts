import type { KoLikeWord, KoLikeWordsPage, LevelWordsPage, Word } from '@utarang/contract';
import { PAGE_SIZE, PAGE_SIZE_MAX, withQuery } from '@utarang/contract';
import { type CallOptions, getJson } from '../../lib/http.js';

const levelCall = (level: string, page: number, size: number, q = '') =>
  withQuery(`/api/difficulties/${encodeURIComponent(level)}/words`, { q, page: String(page), size: String(size) });

/** A page of a level's words, or of those that a query finds. `page` is 0-based. */
export const fetchLevelPage = (level: string, q: string, page: number, options: CallOptions): Promise<LevelWordsPage> =>
  getJson(levelCall(level, page, PAGE_SIZE, q), options);

/** All words of a level: the first answer says how many there are, the others come together. */
export async function fetchLevel(level: string, options: CallOptions): Promise<Word[]> {
  const part = (page: number) => getJson<LevelWordsPage>(levelCall(level, page, PAGE_SIZE_MAX), options);
  const first = await part(0);
  const rest = await Promise.all(Array.from({ length: Math.max(0, first.totalPages - 1) }, (_, at) => part(at + 1)));
  return [first, ...rest].flatMap(({ content }) => content);
}

export const fetchAllWords = (options: CallOptions): Promise<Word[]> => getJson('/api/words/all', options);

export const fetchField = (name: string, options: CallOptions): Promise<Word[]> =>
  getJson(`/api/fields/${encodeURIComponent(name)}/words`, options);

/** A page of the words like Korean, or of those that a query finds. `page` is 0-based. */
export const fetchKoLikePage = (q: string, page: number, options: CallOptions): Promise<KoLikeWordsPage> =>
  getJson(withQuery('/api/ko-like/words', { q, page: String(page), size: String(PAGE_SIZE) }), options);

export const fetchKoLike = (options: CallOptions): Promise<KoLikeWord[]> => getJson('/api/ko-like/all', options);
