import { type HomeState, PAGE_SIZE, type Start, type WordDetail, type WordsPage } from '@utarang/contract';
import { type CallOptions, getJson } from '../../lib/http.js';

/** One page of a search, or of all words without a query. `page` is 0-based. */
export function fetchWords({ mode, q, exact }: HomeState, page: number, options: CallOptions): Promise<WordsPage> {
  const query = new URLSearchParams({ mode, q, page: String(page), size: String(PAGE_SIZE) });
  if (exact) query.set('exact', 'true');
  return getJson(`/api/words?${query}`, options);
}

export const fetchStart = (options: CallOptions): Promise<Start> => getJson('/api/start', options);

export const fetchWord = (id: string, options: CallOptions): Promise<WordDetail> =>
  getJson(`/api/words/${encodeURIComponent(id)}`, options);
