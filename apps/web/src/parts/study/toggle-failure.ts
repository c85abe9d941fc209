import { ApiError } from '@utarang/contract';

/**
 * What a refused star means:
 * `as-wished` it is as it was to become, so nothing failed; `completed` the word is completed, and a hint says so;
 * `login` a dialog says it; `said` the server's own sentence says why, and trying again helps nothing; `failed` it may
 * help.
 */
export type ToggleFailure = 'as-wished' | 'completed' | 'login' | 'said' | 'failed';

/**
 * Spec section 4, Favourite toggle: a client error and a word already completed both show the completed hint; section
 * 8: on removal a 404 or 405 means that the word is gone already. Our server says which by its codes, never by a text;
 * the codes that say something else are believed.
 */
export function toggleFailure(error: unknown, wish: boolean): ToggleFailure {
  if (!(error instanceof ApiError)) return 'failed';
  const status = Number(error.extra['status']);
  switch (error.code) {
    case 'word_already_saved':
      return wish ? 'as-wished' : 'failed';
    case 'login_required':
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
