import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type AuditSubject, type Change, type Changes, queryKeys } from '@utarang/contract';
import { getJson, sendJson } from '../../lib/http.js';
import { withQuery } from '../../lib/with-query.js';
import { type Address, ENTRIES_SHOWN } from './address.js';

/** A page of the audit trail. The one before stays until it is there; others add to it meanwhile. */
export const changesQuery = ({ kind, page }: Address) =>
  queryOptions({
    queryKey: queryKeys.changes(kind, page - 1),
    queryFn: ({ signal }) => {
      const says = { subject: kind !== 'all' && kind, page: String(page - 1), size: String(ENTRIES_SHOWN) };
      return getJson<Changes>(withQuery('/api/admin/changes', says), { signal });
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** A change is taken back by one call, below the thing's own address; what was done to members is not. */
const revertible: Partial<Record<AuditSubject, string>> = {
  word: '/api/admin/words',
  sentence: '/api/admin/sentences',
  song: '/api/admin/songs',
  artist: '/api/admin/artists',
};

/** Whether the server takes it back: there is what it was before or after, and nobody has done so yet. */
export const canRevert = ({ subject, before, after, revertedBy }: Change): boolean =>
  subject in revertible && revertedBy === null && (before !== null || after !== null);

/** Takes a change back. A word, a song, an artist stand in many lists: all is asked anew. Throws what the server refuses. */
export async function revert(client: QueryClient, { subject, subjectId, id }: Change): Promise<void> {
  await sendJson('POST', `${revertible[subject]}/${subjectId}/history/${id}/revert`);
  await client.invalidateQueries();
}
