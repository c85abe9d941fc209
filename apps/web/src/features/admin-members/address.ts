import { pages, QUERY_MAX, readLine, readPage, withQuery } from '@utarang/contract';
import { numberIn } from '../../lib/number-in.js';
import { pageParameter } from '../../parts/search/list-address.js';

/** Members shown at once (docs/product/admin.md#members). */
export const MEMBERS_SHOWN = 50;

/** The state in the address of the members: a search, a page of its results (from 1), and the member who is open. */
export type MembersAddress = { readonly q: string; readonly page: number; readonly member: number | null };

/** Reads the query of the address; what is missing or wrong gets its default. */
export function readMembersAddress(search: string): MembersAddress {
  const query = new URLSearchParams(search);
  return {
    q: readLine(query.get('q') ?? '', QUERY_MAX) ?? '',
    page: readPage(query),
    member: numberIn(query.get('member')),
  };
}

export const membersAddress = ({ q, page, member }: MembersAddress): string =>
  withQuery(pages.adminMembers, { q, page: pageParameter(page), member: member !== null && String(member) });
