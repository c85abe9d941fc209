import { pages } from '@utarang/contract';
import type { Location } from 'react-router';

/** Where a log-in returns to, kept in the history entry: no link from outside can set it. */
export type Origin = { from: string };

const OURS = 'http://ours.invalid';
/** Nobody comes back to these after a log-in. */
const ON_THE_WAY: readonly string[] = [pages.login, pages.signup, pages.changePassword];

/** The address to return to: one of ours, whatever `from` holds; else the first page. */
export function safeReturn(from: unknown): string {
  if (typeof from !== 'string' || !from.startsWith('/') || !URL.canParse(from, OURS)) return pages.home;
  const { origin, pathname, search, hash } = new URL(from, OURS);
  // `/.//evil.example` is read as the path `//evil.example`, which would be another host's address.
  if (origin !== OURS || pathname.startsWith('//') || ON_THE_WAY.includes(pathname)) return pages.home;
  return pathname + search + hash;
}

const keptIn = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;

/** Where a log-in on this page returns to. */
export const returnFrom = ({ state }: Pick<Location, 'state'>): string => safeReturn(keptIn(state));

/** The state for a link to the log-in page; on the way from there to sign-up and back the first origin stays. */
export function originOf({ pathname, search, state }: Pick<Location, 'pathname' | 'search' | 'state'>): Origin {
  return { from: ON_THE_WAY.includes(pathname) ? safeReturn(keptIn(state)) : pathname + search };
}
