import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type FoundMembers, type MemberState, queryKeys, withQuery } from '@utarang/contract';
import { getJson, sendJson } from '../../lib/http.js';
import { MEMBERS_SHOWN } from './address.js';

const MEMBERS = '/api/admin/members';

/** A page of the accounts that a text finds; `page` counts from 1. The page before stays until this one has come. */
export const membersQuery = (q: string, page: number) =>
  queryOptions({
    queryKey: queryKeys.adminMembers(q, page - 1),
    queryFn: ({ signal }) =>
      getJson<FoundMembers>(withQuery(MEMBERS, { q, page: String(page - 1), size: String(MEMBERS_SHOWN) }), { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const memberQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.adminMember(id),
    queryFn: ({ signal }) => getJson<MemberState>(`${MEMBERS}/${id}`, { signal }),
    staleTime: 0,
  });

export const endSessions = (id: number): Promise<MemberState> => sendJson('DELETE', `${MEMBERS}/${id}/sessions`);
export const suspend = (id: number): Promise<MemberState> => sendJson('POST', `${MEMBERS}/${id}/suspend`);
export const unsuspend = (id: number): Promise<MemberState> => sendJson('POST', `${MEMBERS}/${id}/unsuspend`);
export const deleteMember = (id: number): Promise<void> => sendJson('DELETE', `${MEMBERS}/${id}`);
