import { ApiError } from '@utarang/contract';

/**
 * The meaning of a refused star.
 * - `as-wished`: the word is already as the press wanted it, so nothing failed.
 * - `completed`: the word is completed, and a hint says so.
 * - `login`: a dialog asks to log in.
 * - `said`: the server's own sentence says why; trying again does not help.
 * - `failed`: trying again may help.
 */
export type ToggleFailure = 'as-wished' | 'completed' | 'login' | 'said' | 'failed';

/**
 * docs/product/my-words.md#star: on removal a 404 or 405 means that the word is gone already; a refusal with a code
 * that is about something else says the server's sentence; every other client error shows the hint for completed words.
 * What a refusal is about is told by its code, never by its text.
 */
export function toggleFailure(error: unknown, wish: boolean): ToggleFailure {
  if (!(error instanceof ApiError)) return 'failed';
  const status = Number(error.extra['status']);
  switch (error.code) {
    case 'word_already_saved':
      return wish ? 'as-wished' : 'failed';
    case 'login_required':
    case 'session_ended':
    case 'must_change_password':
      return 'login';
    case 'word_already_completed':
      return 'completed';
    case 'word_in_cooldown':
    case 'saved_limit':
    case 'too_many_requests':
    case 'idempotency_mismatch':
    case 'csrf':
    case 'forbidden':
      return 'said';
  }
  if (!wish && (status === 404 || status === 405)) return 'as-wished';
  if (error.code === 'word_not_found') return 'said';
  if (error.extra['wordStatus'] === 'COMPLETED') return 'completed';
  return status >= 400 && status < 500 ? 'completed' : 'failed';
}
