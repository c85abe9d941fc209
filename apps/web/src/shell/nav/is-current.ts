import { pages } from '@utarang/contract';
import type { Location } from 'react-router';

/** Pages that stand below another one and have an entry of their own. */
const own: ReadonlySet<string> = new Set([pages.completedWords, pages.statistics]);

/**
 * The value of `aria-current` on a link: `page` for the page itself (its query included: each level and situation has
 * an entry of its own), `true` for the list a detail page belongs to (/songs for /songs/3).
 */
export function currentState(to: string, location: Pick<Location, 'pathname' | 'search'>): 'page' | 'true' | undefined {
  const [path = '', query] = to.split('?');
  const below = location.pathname.startsWith(`${path}/`) ? location.pathname.slice(path.length + 1) : '/';
  if (!below.includes('/') && !own.has(location.pathname)) return 'true';
  if (location.pathname !== path) return undefined;
  const here = new URLSearchParams(location.search);
  const wanted = new URLSearchParams(query);
  const same = [...wanted].every(([name, value]) => here.get(name)?.toUpperCase() === value.toUpperCase());
  return same ? 'page' : undefined;
}
