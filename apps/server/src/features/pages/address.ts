import { type PageId, pages } from '@utarang/contract';

export type Params = Readonly<Record<string, string>>;

/** What addresses of pages say, in the order in which a page is kept under them; anything else says nothing to a page. */
const SAID = [
  'level',
  'value',
  'm',
  'q',
  'exact',
  'sort',
  'page',
  'study',
  'tab',
  'f',
  'view',
  'drill',
  'write',
  'reported',
  'show',
  'kind',
  'member',
  'edit',
  'state',
  'situation',
] as const;

/** The one path of a page, however the request wrote it. */
export const pathOf = (page: PageId, { id = '' }: Params): string => pages[page].replace(':id', encodeURIComponent(id));

export function withQuery(path: string, says: Params | URLSearchParams = {}): string {
  const query = new URLSearchParams(says).toString();
  return query ? `${path}?${query}` : path;
}

/** An address with nothing in it but what a page reads: two that read the same are the same. */
export function readAddress(path: string, search: URLSearchParams): string {
  const says = new URLSearchParams();
  for (const name of SAID) for (const value of search.getAll(name)) says.append(name, value);
  return withQuery(path, says);
}
