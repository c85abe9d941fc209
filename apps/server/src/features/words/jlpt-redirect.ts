import { levels } from '@utarang/contract';

/** "Levels are written in either case" (docs/product/pages.md#redirects). */
const isLevel = (text: string | undefined) => levels.some((level) => level === text?.toUpperCase());

/**
 * Where `/jlpt` leads when its address names no level, or several: to N5, with whatever else it says; null where it
 * names one.
 */
export function jlptRedirect(search: URLSearchParams): string | null {
  const [named, ...more] = search.getAll('level');
  if (more.length === 0 && isLevel(named)) return null;
  const kept = new URLSearchParams(search);
  kept.set('level', 'N5');
  return `/jlpt?${kept}`;
}
