import { ApiError } from '@utarang/contract';

/**
 * The meaning of a refused star.
 * - `already-done`: the word already has the state that the press asked for, so nothing failed.
 * - `completed`: the word is completed, and a hint says so.
 * - `login`: a dialog asks to log in.
 * - `explained`: the server's own sentence says why; trying again does not help.
 * - `failed`: trying again may help.
 */
export type ToggleFailure = 'already-done' | 'completed' | 'login' | 'explained' | 'failed';

/**
 * Tells what a failed press of a star means (docs/product/my-words.md#star): on removal a 404 or 405 means that the
 * word is already removed; a refusal with a code about something else shows the server's sentence; every other client
 * error shows the hint for completed words. The code of a refusal decides, never its text.
 */
export function toggleFailure(error: unknown, saved: boolean): ToggleFailure {
  if (!(error instanceof ApiError)) return 'failed';
  const status = Number(error.extra['status']);
  switch (error.code) {
    case 'word_already_saved':
      return saved ? 'already-done' : 'failed';
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
      return 'explained';
  }
  if (!saved && (status === 404 || status === 405)) return 'already-done';
  if (error.code === 'word_not_found') return 'explained';
  if (error.extra['wordStatus'] === 'COMPLETED') return 'completed';
  return status >= 400 && status < 500 ? 'completed' : 'failed';
}
