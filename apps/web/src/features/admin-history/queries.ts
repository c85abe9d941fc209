import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  type AuditSubject,
  anyChanges,
  anyWord,
  type Change,
  type Changes,
  queryKeys,
  wordLists,
} from '@utarang/contract';
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

/** Of these kinds a change is taken back by one call, below the things' own address. */
const revertible: Partial<Record<AuditSubject, string>> = { word: '/api/admin/words' };

/** Whether the server takes it back: there is what it was before or after, and nobody has done so yet. */
export const canRevert = ({ subject, before, after, revertedBy }: Change): boolean =>
  subject in revertible && revertedBy === null && (before !== null || after !== null);

/** Takes a change back, and lets every list here know. Throws what the server refuses. */
export async function revert(client: QueryClient, { subject, subjectId, id }: Change): Promise<void> {
  await sendJson('POST', `${revertible[subject]}/${subjectId}/history/${id}/revert`);
  for (const queryKey of [queryKeys.adminWords(), ...wordLists.byPages, ...wordLists.whole, anyWord])
    void client.invalidateQueries({ queryKey });
  await client.invalidateQueries({ queryKey: anyChanges });
}
