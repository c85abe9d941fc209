import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type AuditSubject, type Change, type Changes, queryKeys, withQuery } from '@utarang/contract';
import { getJson, sendJson } from '../../lib/http.js';
import { requireOutline } from '../../lib/outline.js';
import { ENTRIES_SHOWN, type HistoryAddress } from './address.js';

/**
 * The query of a page of the audit trail. The page before stays in view until this one has come. Others add to the
 * trail, so it is refetched whenever it is shown.
 */
export const changesQuery = ({ kind, page }: HistoryAddress) =>
  queryOptions({
    queryKey: queryKeys.changes(kind, page - 1),
    queryFn: ({ signal }): Promise<Changes> => {
      const query = { subject: kind !== 'all' && kind, page: String(page - 1), size: String(ENTRIES_SHOWN) };
      return getJson(withQuery('/api/admin/changes', query), { signal }).then(
        requireOutline<Changes>({ content: [{ id: 0, subject: '', action: '' }], totalPages: 0, totalElements: 0 }),
      );
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The address of a thing, below which its change is reverted; null for a member, whose changes cannot be. */
const revertible: Partial<Record<AuditSubject, string>> = {
  word: '/api/admin/words',
  sentence: '/api/admin/sentences',
  song: '/api/admin/songs',
  artist: '/api/admin/artists',
};

/** Checks whether the server can revert a change: it has the value before or after, and nobody has reverted it yet. */
export const canRevert = ({ subject, before, after, revertedBy }: Change): boolean =>
  subject in revertible && revertedBy === null && (before !== null || after !== null);

/**
 * Reverts a change; throws the server's refusal. Words, songs and artists are in many lists, so all of them are
 * refetched.
 */
export async function revert(client: QueryClient, { subject, subjectId, id }: Change): Promise<void> {
  await sendJson('POST', `${revertible[subject]}/${subjectId}/history/${id}/revert`);
  await client.invalidateQueries();
}
