import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys, type SavedPatterns } from '@utarang/contract';
import { patterns as messages } from '@utarang/messages';
import { useCallback } from 'react';
import { announce } from '../../lib/announce.js';
import { errorText, isNotAllowed, isTransient } from '../../lib/http.js';
import { createOptimisticFlags } from '../../lib/optimistic-flags.js';
import { toastFailure, toastWithUndo } from '../../ui/toast/undo-toast.js';
import { useIsMember } from '../session/use-viewer.js';
import { editCached, invalidate } from '../study/cached.js';
import { postStudyChange } from '../study/tabs.js';
import { savePattern, unsavePattern } from './api.js';
import { savedPatternsQuery } from './saved-patterns.js';

/** Optimistic state of the stars, until the server has answered. */
const optimistic = createOptimisticFlags<string>();

/** Checks whether one is saved. The caller is rendered again only when this one changes. */
export function useIsSavedPattern(id: string): boolean {
  const select = useCallback(({ ids }: SavedPatterns) => ids.includes(id), [id]);
  const { data = false } = useQuery({ ...savedPatternsQuery, enabled: useIsMember(), select });
  return optimistic.use(id) ?? data;
}

/** Updates all stars and lists, and the other tabs, with the saved patterns. */
const note = (client: QueryClient, saved: (before: SavedPatterns) => SavedPatterns): Promise<void> => {
  postStudyChange({ again: queryKeys.savedPatterns() });
  return editCached(client, queryKeys.savedPatterns(), saved);
};

/** Makes at most one call at a time for each pattern; presses during it are ignored. Returns whether it succeeded. */
async function setSaved(client: QueryClient, id: string, saved: boolean): Promise<boolean> {
  if (optimistic.store.get().has(id)) return false;
  optimistic.set([id], saved);
  try {
    if (saved) {
      const state = await savePattern(id);
      await note(client, () => state);
      announce(messages.saved);
    } else {
      await unsavePattern(id);
      await note(client, ({ ids, due }) => ({ ids: ids.filter((each) => each !== id), due }));
      invalidate(client, queryKeys.savedPatterns());
      toastWithUndo(messages.removed, () => setSaved(client, id, true));
    }
    return true;
  } catch (error) {
    // An ended session is shown by the shell.
    if (isTransient(error)) {
      toastFailure(saved ? messages.saveFail : messages.removeFail, () => void setSaved(client, id, saved));
    } else if (!isNotAllowed(error)) toastFailure(errorText(error));
    return false;
  } finally {
    optimistic.set([id], null);
  }
}

/** Saves a pattern, or removes it: shown at once, and rolled back when the call fails. */
export function useTogglePattern(id: string, saved: boolean): () => void {
  const client = useQueryClient();
  return () => void setSaved(client, id, !saved);
}
