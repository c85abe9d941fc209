import { ApiError } from '@utarang/contract';
import { errorText } from '../../../lib/http.js';

/** The cause of a failure where it is known (no connection, too many attempts), else what could not be done. */
export const failureText =
  (failed: string) =>
  (error: unknown): string =>
    error instanceof ApiError && (error.code === 'internal' || error.code === 'validation_failed')
      ? failed
      : errorText(error);
