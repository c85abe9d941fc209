import { queryOptions } from '@tanstack/react-query';
import { ACCENTS_AT_ONCE, queryKeys, type WordAccents, withQuery } from '@utarang/contract';
import { getJson } from '../../../lib/http.js';
import { requireOutline } from '../../../lib/outline.js';

const checkAccents = requireOutline<WordAccents>([{ id: 0, accent: [0] }]);

/** The accents of some words. */
const load = (ids: readonly number[]): Promise<WordAccents> =>
  getJson(withQuery('/api/words/accents', { ids: ids.join(',') })).then(checkAccents);

type Batch = { readonly ids: number[]; readonly answer: Promise<WordAccents> };
let open: Batch | null = null;

/** Loads the words of all cards that are rendered together in one call. */
function loadBatched(id: number): Promise<WordAccents> {
  if (!open || open.ids.length >= ACCENTS_AT_ONCE) {
    const ids: number[] = [];
    const rendered = new Promise((resolve) => setTimeout(resolve));
    const answer = rendered.then(() => {
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
    queryFn: async () => (await loadBatched(id)).find((word) => word.id === id)?.accent ?? [],
    staleTime: Number.POSITIVE_INFINITY,
  });
