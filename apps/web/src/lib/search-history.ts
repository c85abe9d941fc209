import type { HomeState } from '@utarang/contract';
import { searchName } from './search-address.js';

/**
 * What we keep in a history entry of the home page. An entry without it was not made here: a link, a typed address.
 * `depth` says how many entries back the list without a search lies; 0 where there is none or where it is this one.
 */
export type Entry = { depth: number; by: 'typing' | 'enter' | 'mode' | 'list' };

/** What to do with the browser's history. */
export type Step = { go: 'nowhere' } | { go: 'back'; by: number } | { go: 'push' | 'replace'; entry: Entry };

const NOWHERE: Step = { go: 'nowhere' };

/**
 * How a search moves through the history (design: ux.md, URL state). The first settled keystroke makes one entry and
 * further typing replaces it, so that Back leaves the search at once; Enter seals the entry, so that a search that
 * was meant stays in the history; clearing goes back to the list as it was before the search.
 */
export function stepTo(now: HomeState, entry: Entry | null, next: HomeState, by: 'typing' | 'enter' | 'mode'): Step {
  const depth = entry?.depth ?? 0;
  if (searchName(now) === searchName(next)) {
    return by === 'enter' && entry?.by === 'typing' ? { go: 'replace', entry: { depth, by } } : NOWHERE;
  }
  if (!next.q) {
    if (!now.q) return { go: 'replace', entry: { depth, by: 'list' } };
    return depth > 0 ? { go: 'back', by: depth } : { go: 'push', entry: { depth: 0, by: 'list' } };
  }
  if (!now.q) return { go: 'push', entry: { depth: 1, by } };
  // Flipping the toggle to and fro, like typing on, is one step of the way, not many.
  const onTheWay = by === 'mode' ? entry?.by === 'mode' : entry?.by === 'typing';
  if (onTheWay) return { go: 'replace', entry: { depth, by } };
  return { go: 'push', entry: { depth: depth > 0 ? depth + 1 : 0, by } };
}

/** Our entry in a history state that may hold anything. */
export function entryOf(state: unknown): Entry | null {
  if (typeof state !== 'object' || state === null || !('search' in state)) return null;
  const { search } = state as { search: Partial<Entry> };
  return typeof search?.depth === 'number' && typeof search.by === 'string' ? (search as Entry) : null;
}

export const stateOf = (entry: Entry): { search: Entry } => ({ search: entry });
