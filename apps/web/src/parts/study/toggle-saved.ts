import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '@utarang/contract';
import { word as messages, save } from '@utarang/messages';
import { errorText } from '../../lib/http.js';
import { newKey } from '../../lib/new-key.js';
import { SHORT_MS } from '../../ui/toast/times.js';
import { toast } from '../../ui/toast/toasts.js';
import { toastFailure, toastWithUndo } from '../../ui/toast/undo-toast.js';
import { device } from '../offline/device.js';
import { unsaveWord } from './api.js';
import { cacheCompletedWord, cacheMembership, cacheUnsavedWords } from './changes.js';
import { optimisticSaves, setOptimisticSaves } from './optimistic-saves.js';
import { rememberStar } from './remembered-stars.js';
import { saveAndCache } from './save-word.js';
import type { SavedWords } from './saved-words.js';
import { toggleFailure } from './toggle-failure.js';

/** The reason for which a star does not change: a hint beside it gives it. */
export type StarHint = 'completed' | 'cooling';

type Step = {
  wordId: number;
  /** The state after the press: true for a saved word. */
  saved: boolean;
  /** The idempotency key. A second try has the same one, so that a save whose answer was lost is not made twice. */
  key: string;
  hint: (why: StarHint) => void;
};

/** Sends the call. Returns whether it succeeded. */
async function takeStep(client: QueryClient, step: Step): Promise<boolean> {
  const { wordId, saved, key } = step;
  if (optimisticSaves.get().has(wordId)) return false;
  setOptimisticSaves([wordId], saved);
  try {
    if (await device.get()?.queueStar(step)) return true;
    if (saved) {
      const became = await saveAndCache(client, wordId, key);
      if (became === 'already') toast({ text: save.dup, durationMs: SHORT_MS });
      if (became === 'completed') step.hint('completed');
      return became === 'saved';
    }
    await unsaveWord(wordId);
    await cacheUnsavedWords(client, [wordId]);
    offerUndo(client, wordId, messages.unsaved);
    return true;
  } catch (error) {
    await handleFailure(client, step, error);
    return false;
  } finally {
    setOptimisticSaves([wordId], null);
  }
}

/** Shows a toast that a word was removed, with an undo button that saves it again. */
export const offerUndo = (client: QueryClient, wordId: number, text: string): void =>
  toastWithUndo(text, () => takeStep(client, { wordId, saved: true, key: newKey(), hint: () => {} }));

async function handleFailure(client: QueryClient, step: Step, error: unknown): Promise<void> {
  const { wordId, saved } = step;
  switch (toggleFailure(error, saved)) {
    case 'already-done':
      return cacheMembership(client, wordId, saved);
    case 'completed':
      await cacheCompletedWord(client, wordId);
      return step.hint('completed');
    case 'login':
      if (saved) rememberStar(wordId);
      return; // its dialog is open
    case 'explained':
      return toastFailure(errorText(error));
    case 'failed':
      if (await device.get()?.queueStar(step, error)) return;
      return toastFailure(save.fail, () => void takeStep(client, step));
  }
}

/**
 * The star: it toggles at once, and is rolled back alone when the call fails; one call for each word at a time, presses
 * during it are ignored. The stars of completed and cooling words do not change, and say why
 * (docs/product/my-words.md#star).
 */
export function useToggleSaved(wordId: number, hint: (why: StarHint) => void): () => void {
  const client = useQueryClient();
  return () => {
    const words = client.getQueryData<SavedWords>(queryKeys.checkedIds());
    const saved = words?.ids.has(wordId) ?? false;
    if (words?.completedIds.has(wordId)) return hint('completed');
    if (saved && (words?.cooldowns.get(wordId) ?? 0) > Date.now()) return hint('cooling');
    void takeStep(client, { wordId, saved: !saved, key: newKey(), hint });
  };
}
