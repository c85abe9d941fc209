import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type FoundMembers, type MemberState, queryKeys, withQuery } from '@utarang/contract';
import { getJson, sendJson } from '../../lib/http.js';
import { type Outline, requireOutline } from '../../lib/outline.js';
import { MEMBERS_SHOWN } from './address.js';

const MEMBERS = '/api/admin/members';
const STATE: Outline<MemberState> = { id: 0, username: '', sessions: 0, changes: [{ action: '' }] };

/** A page of the accounts that match a text; `page` counts from 1. The page before stays until this one has come. */
export const membersQuery = (q: string, page: number) =>
  queryOptions({
    queryKey: queryKeys.adminMembers(q, page - 1),
    queryFn: ({ signal }): Promise<FoundMembers> =>
      getJson(withQuery(MEMBERS, { q, page: String(page - 1), size: String(MEMBERS_SHOWN) }), { signal }).then(
        requireOutline<FoundMembers>({ content: [{ id: 0, username: '' }], totalPages: 0, totalElements: 0 }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const memberQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.adminMember(id),
    queryFn: ({ signal }) => getJson(`${MEMBERS}/${id}`, { signal }).then(requireOutline<MemberState>(STATE)),
    staleTime: 0,
  });

export const endSessions = (id: number): Promise<MemberState> =>
  sendJson('DELETE', `${MEMBERS}/${id}/sessions`).then(requireOutline<MemberState>(STATE));
export const suspend = (id: number): Promise<MemberState> =>
  sendJson('POST', `${MEMBERS}/${id}/suspend`).then(requireOutline<MemberState>(STATE));
export const unsuspend = (id: number): Promise<MemberState> =>
  sendJson('POST', `${MEMBERS}/${id}/unsuspend`).then(requireOutline<MemberState>(STATE));
export const deleteMember = (id: number): Promise<void> => sendJson('DELETE', `${MEMBERS}/${id}`);
