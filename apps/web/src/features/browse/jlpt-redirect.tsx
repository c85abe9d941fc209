import { type Level, levels, pages } from '@utarang/contract';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';

const BELOW: Level = 'N2'; // an unknown path below /jlpt (docs/product/pages.md#redirects)
const DEFAULT: Level = 'N5'; // no level, or one that does not exist (as above)

/** The address that takes the place of this one among the JLPT pages; null where this one is right. */
export function jlptAddress({ pathname, search }: { pathname: string; search: string }): string | null {
  if (pathname.replace(/\/$/, '') !== pages.jlpt) return `${pages.jlpt}?level=${BELOW}`;
  const query = new URLSearchParams(search);
  const [named, ...more] = query.getAll('level');
  if (more.length === 0 && levels.some((level) => level === named?.toUpperCase())) return null;
  query.set('level', DEFAULT);
  return `${pages.jlpt}?${query}`;
}

/** Replaces an address without a valid level (docs/product/pages.md#redirects). */
export function JlptRedirect({ children }: { children?: ReactNode }) {
  const address = jlptAddress(useLocation());
  return address ? <Navigate to={address} replace /> : children;
}
