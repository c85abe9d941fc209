import { pages } from '@utarang/contract';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../../lib/hydration.js';
import { onDevice } from '../../lib/storage.js';
import { whenIdle } from '../../lib/when-idle.js';
import { useIsMember } from '../session/use-viewer.js';
import { preloadPutAside } from './put-aside-lazily.js';
import { GUEST_DATA } from './waiting-ids.js';

/** Pages on the way to a log-in or sign-up, on which the question is not asked yet. */
const ON_THE_WAY: readonly string[] = [pages.login, pages.signup, pages.changePassword];

/**
 * Checks whether a member is to be asked about what a guest put aside on this device. For a guest it prefetches the
 * code that puts something aside when the browser is idle.
 */
export function useGuestData(): boolean {
  const isMember = useIsMember();
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  useEffect(() => (isMember ? undefined : whenIdle(preloadPutAside)), [isMember]);
  return hydrated && isMember && !ON_THE_WAY.includes(pathname) && onDevice.read(GUEST_DATA) !== null;
}
