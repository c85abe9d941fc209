import { type PageId, pages } from '@utarang/contract';
import { matchPath } from 'react-router';

/** The page whose path pattern an address has, or null. */
export function pageAt(pathname: string): PageId | null {
  for (const [id, path] of Object.entries(pages)) {
    if (matchPath({ path, end: true }, pathname)) return id as PageId;
  }
  return null;
}
