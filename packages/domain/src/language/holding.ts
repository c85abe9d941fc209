import { continuations, continuedAt } from './continuations.js';
import { normalise } from './normalise.js';

/**
 * Those of some items whose texts, normalised, have a query as a part. Where none has, those that go on as its last
 * syllable may, which is still being composed: ㅎ and 학ㄱ on the way to 학교.
 */
export function holding<Item>(items: readonly Item[], query: string, textOf: (item: Item) => string): readonly Item[] {
  const sought = normalise(query);
  if (sought === '') return items;
  const found = items.filter((item) => textOf(item).includes(sought));
  if (found.length > 0) return found;
  const open = continuations(sought);
  return items.filter((item) => open.some((continuation) => continuedAt(textOf(item), continuation) >= 0));
}
