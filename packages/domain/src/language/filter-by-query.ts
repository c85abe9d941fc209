import { continuations, continuedAt } from './continuations.js';
import { normalise } from './normalise.js';

/**
 * Filters items whose texts, which are normalised, contain a query. Where none does, the last syllable of the query
 * counts as unfinished: ㅎ and 학ㄱ on the way to 학교.
 */
export function filterByQuery<Item>(
  items: readonly Item[],
  query: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  const needle = normalise(query);
  if (needle === '') return items;
  const found = items.filter((item) => textOf(item).includes(needle));
  if (found.length > 0) return found;
  const open = continuations(needle);
  return items.filter((item) => open.some((continuation) => continuedAt(textOf(item), continuation) >= 0));
}
