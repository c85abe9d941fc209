import type { QueryClient } from '@tanstack/react-query';
import { format, word as messages, save } from '@utarang/messages';
import { errorText } from '../../lib/http.js';
import { newKey } from '../../lib/new-key.js';
import { DONE_MS } from '../../ui/toast/times.js';
import { toast } from '../../ui/toast/toasts.js';
import { toastFailure } from '../../ui/toast/undo-toast.js';
import { viewerName } from '../session/viewer.js';
import { forgetStars, rememberedStars, rememberStar } from './remembered-stars.js';
import { saveAndCache } from './save-word.js';
import { type ToggleFailure, toggleFailure } from './toggle-failure.js';

/** Saves the remembered stars, and shows the outcome. A star that another try may save stays remembered. */
export async function saveRemembered(client: QueryClient): Promise<void> {
  const member = viewerName(client);
  const ids = rememberedStars(member);
  if (member === null || ids.length === 0) return;
  forgetStars();
  let saved = 0;
  const failures = new Map<ToggleFailure, unknown>();
  for (const id of ids) {
    try {
      await saveAndCache(client, id, newKey());
      saved += 1;
    } catch (error) {
      const failure = toggleFailure(error, true);
      failures.set(failure, error);
      if (failure !== 'explained') rememberStar(id, member);
    }
  }
  if (saved > 0) {
    toast({ text: saved === 1 ? messages.saved : format(save.remembered, { n: saved }), durationMs: DONE_MS });
  }
  if (failures.has('explained')) toastFailure(errorText(failures.get('explained')));
  if (failures.has('failed') || failures.has('completed')) toastFailure(save.fail, () => void saveRemembered(client));
}
