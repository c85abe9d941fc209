import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError, queryKeys, type Viewer } from '@utarang/contract';
import { type CallOptions, getJson } from '../../lib/http.js';
import { checkAnswer } from '../answers/check-answer.js';
import { forgetNotesOfOthers } from './own-notes.js';
import { clearSessionEnded, WHO_AM_I } from './refusals.js';
import { clearTemporaryPassword } from './temporary-password.js';

export const ANONYMOUS = { role: 'ANONYMOUS' } as const satisfies Viewer;

/** The viewer after a log-in with a temporary password: nothing but a change of the password is possible. */
const MUST_CHANGE = { role: 'ANONYMOUS', mustChangePassword: true } as const satisfies Viewer;

export const mustChangePassword = (viewer: Viewer): boolean => 'mustChangePassword' in viewer;

export async function fetchViewer(options?: CallOptions): Promise<Viewer> {
  try {
    return await getJson(WHO_AM_I, options).then(checkAnswer('me'));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'must_change_password') return MUST_CHANGE;
    throw error;
  }
}

/**
 * The query of the viewer of the page. The answer comes with every page and changes only by what we do, so it never
 * becomes stale.
 */
export const viewerQuery = queryOptions<Viewer>({
  queryKey: queryKeys.me(),
  queryFn: ({ signal }) => fetchViewer({ signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

const nameOf = (viewer: Viewer | undefined) => (viewer && 'username' in viewer ? viewer.username : null);

/** The username of the member whom the page shows; null for a guest. */
export const viewerName = (client: QueryClient): string | null => nameOf(client.getQueryData<Viewer>(queryKeys.me()));

/** Sets the viewer of the page. If it is another one, the cached answers of the viewer before are dropped. */
export function becomeViewer(client: QueryClient, viewer: Viewer): void {
  const before = client.getQueryData<Viewer>(queryKeys.me());
  client.setQueryData<Viewer>(queryKeys.me(), viewer);
  clearSessionEnded();
  if (!mustChangePassword(viewer)) clearTemporaryPassword();
  const name = nameOf(viewer);
  if (nameOf(before) === name) return;
  if (name !== null) forgetNotesOfOthers(name);
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === queryKeys.me()[0] && queryKey.length > 1 });
}

/** Asks the server for the viewer. Without an answer everything stays as it is. */
export async function refreshViewer(client: QueryClient): Promise<void> {
  const viewer = await fetchViewer().catch(() => null);
  if (viewer) becomeViewer(client, viewer);
}
