import { levels } from '@utarang/contract';

/** Levels are written in either case in addresses (spec section 5). */
const isLevel = (text: string | null) => levels.some((level) => level === text?.toUpperCase());

/** Where `/jlpt` leads when its address names no level: to N5, with whatever else it says; null where it names one. */
export function jlptRedirect(search: URLSearchParams): string | null {
  if (isLevel(search.get('level'))) return null;
  const kept = new URLSearchParams(search);
  kept.set('level', 'N5');
  return `/jlpt?${kept}`;
}
