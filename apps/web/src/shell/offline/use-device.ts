import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '../../lib/when-idle.js';

/** Starts what a device does beside the page, once that is loaded and idle: before that not a byte of it is loaded. */
export function useDevice(): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const run = () => void import('./start.js').then(({ start }) => start(client)).catch(() => {});
    return whenIdle(() => (document.readyState === 'complete' ? run() : addEventListener('load', run, { once: true })));
  }, [client]);
}
