import { queryOptions } from '@tanstack/react-query';
import { ACCENTS_AT_ONCE, queryKeys, type WordAccents, withQuery } from '@utarang/contract';
import { getJson } from '../../../lib/http.js';
import { like } from '../../../lib/outline.js';

const taken = like<WordAccents>([{ id: 0, accent: [0] }]);

/** The accents of some words. */
const load = (ids: readonly number[]): Promise<WordAccents> =>
  getJson(withQuery('/api/words/accents', { ids: ids.join(',') })).then(taken);

type Batch = { readonly ids: number[]; readonly answer: Promise<WordAccents> };
let open: Batch | null = null;

/** Asks for the words of all cards that are drawn at once together. */
function loadTogether(id: number): Promise<WordAccents> {
  if (!open || open.ids.length >= ACCENTS_AT_ONCE) {
    const ids: number[] = [];
    const drawn = new Promise((resolve) => setTimeout(resolve));
    const answer = drawn.then(() => {
      if (open?.ids === ids) open = null;
      return load(ids);
    });
    open = { ids, answer };
  }
  open.ids.push(id);
  return open.answer;
}

/** The accents of one word, for its card. */
export const accentQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.accent(id),
    queryFn: async () => (await loadTogether(id)).find((word) => word.id === id)?.accent ?? [],
    staleTime: Number.POSITIVE_INFINITY,
  });
