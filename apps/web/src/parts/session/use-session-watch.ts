import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { setPageOwner } from '../../lib/http.js';
import { hasUnsavedInput } from '../../lib/unsaved-input.js';
import { useNavigationKey } from '../../lib/use-navigation-key.js';
import { clearSessionEnded, type Refusal, refusal, sessionEnded } from './refusals.js';
import { onSessionChange } from './tabs.js';
import { ANONYMOUS, becomeViewer, refreshViewer, viewerName } from './viewer.js';

/** Checks whether the page keeps its state: a refused read must not lose anything that was typed. */
const keepsPage = ({ code, loud }: Refusal): boolean => code === 'session_ended' || (!loud && hasUnsavedInput());

/** Keeps the viewer up to date: after a change in another tab, and after a refused call. */
export function useSessionWatch(): void {
  const client = useQueryClient();
  const step = useNavigationKey();
  useEffect(() => setPageOwner(() => viewerName(client)), [client]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with each step
  useEffect(() => {
    if (!sessionEnded.get()) return;
    clearSessionEnded();
    void refreshViewer(client);
  }, [step, client]);
  useEffect(
    () =>
      onSessionChange((change) => {
        // The name disappears at once, even where the server cannot be asked.
        if (change === 'out') becomeViewer(client, ANONYMOUS);
        void refreshViewer(client);
      }),
    [client],
  );
  useEffect(
    () =>
      refusal.subscribe(() => {
        const refused = refusal.get();
        if (refused && !keepsPage(refused)) void refreshViewer(client);
      }),
    [client],
  );
}
