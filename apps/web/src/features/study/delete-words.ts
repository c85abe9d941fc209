import type { QueryClient } from '@tanstack/react-query';
import { ApiError, type CheckedWord } from '@utarang/contract';
import { common, done, format, my } from '@utarang/messages';
import { removeWords } from '../../parts/study/remove-words.js';
import { offerUndo } from '../../parts/study/toggle-saved.js';
import { DONE_MS, REASON_MS, SHORT_MS } from '../../ui/toast/times.js';
import { toast } from '../../ui/toast/toasts.js';
import { isCooling } from './use-saved-words.js';

const hasCode = (error: unknown, ...codes: ApiError['code'][]) =>
  error instanceof ApiError && codes.includes(error.code);

/** True if a log-in dialog is shown already. */
const isLoggedOut = (error: unknown) => hasCode(error, 'login_required', 'must_change_password');

/** Shows a failure in a toast, which stays until it is closed; the words are back in the list already. */
const toastFailed = (text: string, retry: () => void) =>
  toast({ kind: 'problem', text, action: { label: common.retry, run: retry }, durationMs: null });

export const toastNoneChosen = (text: string): void => void toast({ kind: 'problem', text, durationMs: SHORT_MS });

/** Shows why a control cannot be used now. */
export const toastNotNow = (text: string): void => void toast({ kind: 'problem', text, durationMs: REASON_MS });

const toastCooling = () => toast({ kind: 'problem', text: my.deleteCooling, durationMs: REASON_MS });

/**
 * "A cooling word cannot be deleted … Another word leaves at once, and the way back is offered"
 * (docs/product/my-words.md#deleting).
 */
export async function deleteOne(client: QueryClient, word: CheckedWord): Promise<void> {
  if (isCooling(word)) return void toastCooling();
  const error = (await removeWords(client, [word.id])).get(word.id);
  if (!error) offerUndo(client, word.id, my.deleted);
  else if (hasCode(error, 'word_in_cooldown')) toastCooling();
  else if (!isLoggedOut(error)) toastFailed(my.deleteFail, () => void deleteOne(client, word));
}

/** "Those that could not be deleted come back, and their number is said" (docs/product/my-words.md#deleting). */
export async function deleteMany(client: QueryClient, wordIds: readonly number[]): Promise<void> {
  const failed = await removeWords(client, wordIds);
  const errors = [...failed.values()];
  if (failed.size === 0) toast({ text: my.bulkDone, durationMs: DONE_MS });
  else if (!errors.some(isLoggedOut)) {
    toastFailed(format(my.bulkFailed, { n: failed.size }), () => void deleteMany(client, [...failed.keys()]));
  }
}

/**
 * A word that could not be deleted comes back. It "cannot be saved as completed again, so nothing is undone"
 * (docs/product/my-words.md#completed-words).
 */
export async function deleteCompleted(client: QueryClient, wordId: number): Promise<void> {
  const error = (await removeWords(client, [wordId])).get(wordId);
  if (!error) toast({ text: my.deleted, durationMs: DONE_MS });
  else if (!isLoggedOut(error)) toastFailed(done.deleteFail, () => void deleteCompleted(client, wordId));
}

/** "When one of several fails, the whole list is restored" (docs/product/my-words.md#completed-words). */
export async function deleteManyCompleted(client: QueryClient, wordIds: readonly number[]): Promise<void> {
  const failed = await removeWords(client, wordIds, { allOrNothing: true });
  const errors = [...failed.values()];
  if (failed.size === 0) toast({ text: format(done.bulkDone, { n: wordIds.length }), durationMs: DONE_MS });
  else if (!errors.some(isLoggedOut)) {
    toastFailed(format(done.bulkFail, { n: failed.size }), () => void deleteManyCompleted(client, [...failed.keys()]));
  }
}
