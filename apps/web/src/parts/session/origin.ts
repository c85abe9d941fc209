import { pages } from '@utarang/contract';
import type { Location } from 'react-router';
import { inBrowser } from '../../lib/hydration.js';

/** The page to which a log-in returns, in the history entry: no link from outside can set it. */
export type Origin = {
  from: string;
  /** The index of that page in the history of this tab, where it is known: a return goes back to it. */
  at?: number;
  /** True if the guest asked for the log-in to save what is on this device. */
  keeps?: boolean;
  /** The username of the expected member: after a sign-up, and where a username was found. */
  username?: string;
};

const OURS = 'http://ours.invalid';
/** Pages to which no log-in returns. */
const ON_THE_WAY: readonly string[] = [pages.login, pages.signup, pages.changePassword];

/** An address of this site as a URL; null for any other. Safari 16 has no `URL.canParse`. */
function urlOf(from: string): URL | null {
  try {
    return new URL(from, OURS);
  } catch {
    return null;
  }
}

/** The address to return to: that of `from` if it is of this site; else the first page. */
export function safeReturn(from: unknown): string {
  if (typeof from !== 'string' || !from.startsWith('/')) return pages.home;
  const url = urlOf(from);
  if (!url) return pages.home;
  const { origin, pathname, search, hash } = url;
  // `/.//evil.example` is read as the path `//evil.example`, which would be another host's address.
  if (origin !== OURS || pathname.startsWith('//') || ON_THE_WAY.includes(pathname)) return pages.home;
  return pathname + search + hash;
}

const keptIn = (state: unknown, name: keyof Origin | 'idx'): unknown =>
  typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[name] : undefined;

/** The page to which a log-in on this page returns. */
export const returnFrom = ({ state }: Pick<Location, 'state'>): string => safeReturn(keptIn(state, 'from'));

/** The username of the member who is expected to log in on this page, if any. */
export function usernameFrom({ state }: Pick<Location, 'state'>): string | undefined {
  const username = keptIn(state, 'username');
  return typeof username === 'string' ? username : undefined;
}

/** The index of the page in the history of this tab, as the router counts; null on the server. */
const placeNow = (): unknown => (inBrowser ? keptIn(history.state, 'idx') : undefined);

/**
 * The number of steps back in the history to the page to which a log-in returns; 0 where that is not known. Going back
 * does not leave the page in the history twice.
 */
export function stepsBack({ state }: Pick<Location, 'state'>): number {
  const [before, now] = [keptIn(state, 'at'), placeNow()];
  return typeof before === 'number' && typeof now === 'number' ? Math.max(0, now - before) : 0;
}

/** True if the guest asked for the log-in on this page to save what is on this device. */
export const keepsFrom = ({ state }: Pick<Location, 'state'>): boolean => keptIn(state, 'keeps') === true;

/**
 * The history state of a link to the log-in page, with the page to return to. On the way from there to sign-up and back
 * the first page stays. `keeps`: the link promises that what is on this device is saved.
 */
export function returnState(
  { pathname, search, state }: Pick<Location, 'pathname' | 'search' | 'state'>,
  { keeps = false }: Pick<Origin, 'keeps'> = {},
): Origin {
  const onTheWay = ON_THE_WAY.includes(pathname);
  const place = onTheWay ? keptIn(state, 'at') : placeNow();
  return {
    from: onTheWay ? safeReturn(keptIn(state, 'from')) : pathname + search,
    ...(typeof place === 'number' && { at: place }),
    ...((keeps || (onTheWay && keepsFrom({ state }))) && { keeps: true }),
  };
}
