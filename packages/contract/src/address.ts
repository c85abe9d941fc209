import { type PageId, pages } from './pages.js';
import { FIRST_LEVEL, type Level, levelNamed } from './terms.js';

/** The address of a page; `id` identifies the thing, where the path has an id. */
export const pathOf = (page: PageId, { id = '' }: { readonly id?: string | number } = {}): string =>
  pages[page].replace(':id', () => encodeURIComponent(id));

/** A path with these parameters, in this order. Empty ones mean the default and are left out. */
export function withQuery(path: string, parameters: Readonly<Record<string, string | false | undefined>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value) params.set(name, value);
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}

/** The path of a level's words; by default of the level where learners begin. */
export const levelPath = (level: Level = FIRST_LEVEL): string => withQuery(pages.jlpt, { level });

/** The level to which unknown paths below `/jlpt` lead. */
const UNKNOWN_PATH_LEVEL: Level = 'N2';

/**
 * The address to which a JLPT page redirects, with its other parameters; null where the address is canonical
 * (docs/product/pages.md#redirects).
 */
export function jlptRedirect(pathname: string, search: URLSearchParams): string | null {
  if (pathname.replace(/\/$/, '') !== pages.jlpt) return levelPath(UNKNOWN_PATH_LEVEL);
  const [named, ...more] = search.getAll('level');
  if (more.length === 0 && levelNamed(named)) return null;
  const query = new URLSearchParams(search);
  query.set('level', FIRST_LEVEL);
  return `${pages.jlpt}?${query}`;
}
