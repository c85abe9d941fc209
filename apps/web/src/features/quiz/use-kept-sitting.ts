import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useUsername } from '../../parts/session/use-username.js';
import type { Sitting } from './sitting.js';
import { storedSitting, storeSitting } from './sitting-storage.js';

/** Stores the sitting in the tab, and restores it after hydration: the server does not know what the tab stores. */
export function useKeptSitting(sitting: Sitting, onRestore: (kept: Sitting) => void): void {
  const username = useUsername();
  const [isRestored, setRestored] = useState(false);
  const restore = useEffectEvent(onRestore);
  useLayoutEffect(() => {
    const kept = storedSitting(username);
    if (kept) restore(kept);
    setRestored(true);
  }, [username]);
  useEffect(() => {
    if (isRestored) storeSitting(username, sitting);
  }, [isRestored, username, sitting]);
}
