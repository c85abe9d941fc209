import { QUERY_MAX, readLine, readPage, withQuery } from '@utarang/contract';

/** The state in the address of a list that is searched and sorted in the browser: `?q&sort&page`. */
export type ListAddress<Sort extends string> = {
  q: string;
  sort: Sort;
  /** Counted from 1. */
  page: number;
};

/** The orders of a list; the first is the default. */
export type Sorts<Sort extends string> = readonly [Sort, ...Sort[]];

/** Reads the address; what is missing or wrong gets its default. */
export function readList<Sort extends string>(params: URLSearchParams, sorts: Sorts<Sort>): ListAddress<Sort> {
  return {
    q: readLine(params.get('q') ?? '', QUERY_MAX) ?? '',
    sort: sorts.find((sort) => sort === params.get('sort')) ?? sorts[0],
    page: readPage(params),
  };
}

/** The parameter `page` of an address: counted from 1; the first page has none. */
export const pageParameter = (page: number) => page > 1 && String(page);

/** The parameters of its address. */
export const listParameters = <Sort extends string>({ q, sort, page }: ListAddress<Sort>, sorts: Sorts<Sort>) => ({
  q,
  sort: sort !== sorts[0] && sort,
  page: pageParameter(page),
});

/** The address of a list, where it has no other parameters. */
export const listAddress = <Sort extends string>(path: string, list: ListAddress<Sort>, sorts: Sorts<Sort>): string =>
  withQuery(path, listParameters(list, sorts));
