import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refusal } from './refusals.js';
import { onSessionChange } from './tabs.js';
import { ANONYMOUS, becomeViewer, refreshViewer } from './viewer.js';

/** Keeps who is shown to be logged in true: after a change in another tab, and after a call was refused. */
export function useSessionWatch(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onSessionChange((change) => {
        // The name goes at once, even where the server cannot be asked.
        if (change === 'out') becomeViewer(client, ANONYMOUS);
        void refreshViewer(client);
      }),
    [client],
  );
  useEffect(
    () =>
      refusal.subscribe(() => {
        if (refusal.get()) void refreshViewer(client);
      }),
    [client],
  );
}
