import { type PageId, pages } from '@utarang/contract';

export type Params = Readonly<Record<string, string>>;

/** The parameters that pages read of their addresses, in the order in which addresses are compared. */
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

/** The one path of a page, however the request spelt it. */
export const pathOf = (page: PageId, { id = '' }: Params): string => pages[page].replace(':id', encodeURIComponent(id));

export function withQuery(path: string, params: Params | URLSearchParams = {}): string {
  const query = new URLSearchParams(params).toString();
  return query ? `${path}?${query}` : path;
}

/** An address with nothing in it but what a page reads: addresses of the same page are the same text. */
export function readAddress(path: string, search: URLSearchParams): string {
  const read = new URLSearchParams();
  for (const name of SAID) for (const value of search.getAll(name)) read.append(name, value);
  return withQuery(path, read);
}
