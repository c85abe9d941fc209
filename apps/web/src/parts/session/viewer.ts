import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, type Me, queryKeys, type Viewer } from '@utarang/contract';
import { type CallOptions, getJson } from '../../lib/http.js';

/** Who looks at the page, as the server says it. */
export type SessionViewer = Viewer;

export const ANONYMOUS = { role: 'ANONYMOUS' } as const satisfies SessionViewer;

/** Logged in with a temporary password: nothing but a change of the password is possible. */
const MUST_CHANGE = { role: 'ANONYMOUS', mustChangePassword: true } as const satisfies SessionViewer;

export const mustChangePassword = (viewer: SessionViewer): boolean => 'mustChangePassword' in viewer;

export async function fetchViewer(options?: CallOptions): Promise<SessionViewer> {
  try {
    return await getJson<Me>('/api/users/me', options);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'must_change_password') return MUST_CHANGE;
    throw error;
  }
}

/** It comes with every page and changes only by what we do, here or in another tab: it never grows old by itself. */
const viewerQuery = queryOptions<SessionViewer>({
  queryKey: queryKeys.me(),
  queryFn: ({ signal }) => fetchViewer({ signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

export const useViewer = (): SessionViewer => useQuery(viewerQuery).data ?? ANONYMOUS;

const nameOf = (viewer: SessionViewer | undefined) => (viewer && 'username' in viewer ? viewer.username : null);

/** Somebody else looks at the page from now on: what was the one before's is forgotten. */
export function becomeViewer(client: QueryClient, viewer: SessionViewer): void {
  const before = client.getQueryData<SessionViewer>(queryKeys.me());
  client.setQueryData<SessionViewer>(queryKeys.me(), viewer);
  if (nameOf(before) === nameOf(viewer)) return;
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === queryKeys.me()[0] && queryKey.length > 1 });
}

/** Asks the server who looks at the page. Without an answer everything stays as it is. */
export async function refreshViewer(client: QueryClient): Promise<void> {
  const viewer = await fetchViewer().catch(() => null);
  if (viewer) becomeViewer(client, viewer);
}
