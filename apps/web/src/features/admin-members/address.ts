import { pages, QUERY_MAX, readLine, withQuery } from '@utarang/contract';
import { sayPage } from '../../parts/search/list-address.js';

/** Members shown at once (docs/product/admin.md#members). */
export const MEMBERS_SHOWN = 50;

/** What the page shows: a search, a page of what it finds (from 1), and the member who is looked at. */
export type Address = { readonly q: string; readonly page: number; readonly member: number | null };

const numberIn = (text: string | null): number | null => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null);

/** Reads the query of the address; what is missing or wrong falls back to its default. */
export function readAddress(search: string): Address {
  const query = new URLSearchParams(search);
  return {
    q: readLine(query.get('q') ?? '', QUERY_MAX) ?? '',
    page: numberIn(query.get('page')) ?? 1,
    member: numberIn(query.get('member')),
  };
}

export const writeAddress = ({ q, page, member }: Address): string =>
  withQuery(pages.adminMembers, { q, page: sayPage(page), member: member !== null && String(member) });
