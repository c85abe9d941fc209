import { ApiError } from '@utarang/contract';
import { errorText } from '../../../lib/http.js';

/**
 * The cause of a failure where it is known (no connection, too many attempts), else `failed`, which names the action.
 */
export const failureText =
  (failed: string) =>
  (error: unknown): string =>
    error instanceof ApiError && (error.code === 'internal' || error.code === 'validation_failed')
      ? failed
      : errorText(error);
