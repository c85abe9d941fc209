/**
 * The state of a search in a history entry. An entry without it was made by something else: a link, a typed address.
 * `depth` is the number of entries back to the list without a search; 0 where there is none or where it is this one.
 */
export type SearchEntry = { depth: number; by: 'typing' | 'enter' | 'mode' | 'list' };

/** A list that no search leads back to. */
export const FRESH_LIST: SearchEntry = { depth: 0, by: 'list' };

/** The action to take in the browser's history. */
export type HistoryStep =
  | { go: 'nowhere' }
  | { go: 'back'; entries: number }
  | { go: 'push' | 'replace'; entry: SearchEntry };

const NOWHERE: HistoryStep = { go: 'nowhere' };

/** A search in the page's address: its text, and the other parameters of the list. */
export type Search = { q: string };

/** A missing value is the same as an empty one. */
function sameSearch(a: Search, b: Search): boolean {
  const filled = (search: Search) => Object.entries(search).filter(([, value]) => value);
  const inB = new Map(filled(b));
  return filled(a).length === inB.size && filled(a).every(([name, value]) => inB.get(name) === value);
}

/**
 * The action of a search in the history (docs/product/pages.md#history-of-a-search). The first settled keystroke makes
 * one entry and further typing replaces it, so that Back leaves the search at once. Enter seals the entry, so that the
 * submitted search stays in the history. Clearing returns to the list before the search.
 */
export function stepTo<Kind extends Search>(
  now: Kind,
  entry: SearchEntry | null,
  next: Kind,
  by: 'typing' | 'enter' | 'mode',
): HistoryStep {
  const depth = entry?.depth ?? 0;
  if (sameSearch(now, next)) {
    return by === 'enter' && entry?.by === 'typing' ? { go: 'replace', entry: { depth, by } } : NOWHERE;
  }
  if (!next.q) {
    if (!now.q) return { go: 'replace', entry: { depth, by: 'list' } };
    return depth > 0 ? { go: 'back', entries: depth } : { go: 'push', entry: FRESH_LIST };
  }
  if (!now.q) return { go: 'push', entry: { depth: 1, by } };
  // Changing the mode several times makes one entry, like further typing.
  const continues = by === 'mode' ? entry?.by === 'mode' : entry?.by === 'typing';
  if (continues) return { go: 'replace', entry: { depth, by } };
  return { go: 'push', entry: { depth: depth > 0 ? depth + 1 : 0, by } };
}

/** Our entry in a history state that may hold anything. */
export function entryOf(state: unknown): SearchEntry | null {
  if (typeof state !== 'object' || state === null || !('search' in state)) return null;
  const { search } = state as { search: Partial<SearchEntry> };
  return typeof search?.depth === 'number' && typeof search.by === 'string' ? (search as SearchEntry) : null;
}

export const stateOf = (entry: SearchEntry): { search: SearchEntry } => ({ search: entry });
