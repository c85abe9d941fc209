import { type PageId, pageIds, pages } from '@utarang/contract';
import { matchPath } from 'react-router';

/** The page whose path pattern an address has, or null. */
export function pageAt(pathname: string): PageId | null {
  return pageIds.find((id) => matchPath({ path: pages[id], end: true }, pathname)) ?? null;
}
