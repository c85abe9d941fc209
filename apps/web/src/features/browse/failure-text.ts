import { ApiError } from '@utarang/contract';
import { errorText } from '../../lib/http.js';
import type { BrowseSettings } from './settings.js';

/**
 * The notice about a list that could not be loaded: the page's own sentence where it has one, else a general one with
 * the cause.
 */
export function listFailure(error: unknown, { failures, loadFail }: BrowseSettings): { text: string; detail?: string } {
  const own = error instanceof ApiError ? failures[error.code] : undefined;
  return own ? { text: own } : { text: loadFail, detail: errorText(error) };
}
