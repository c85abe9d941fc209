import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '../../lib/when-idle.js';

/** Starts the background work of a device once the page is loaded and idle: none of its code is loaded before. */
export function useDevice(): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const run = () => void import('./start.js').then(({ start }) => start(client)).catch(() => {});
    return whenIdle(() => (document.readyState === 'complete' ? run() : addEventListener('load', run, { once: true })));
  }, [client]);
}
