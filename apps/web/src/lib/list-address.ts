import { QUERY_MAX, readLine } from '@utarang/contract';

/** What the address of a list that is searched and sorted here says: `?q&sort&page`. */
export type ListAddress<Sort extends string> = {
  q: string;
  sort: Sort;
  /** 1-based, as people count. */
  page: number;
};

/** Reads it; what is missing or wrong falls back to its default, the first of the sorts. */
export function readListAddress<Sort extends string>(
  query: string,
  sorts: readonly [Sort, ...Sort[]],
): ListAddress<Sort> {
  const params = new URLSearchParams(query);
  const page = params.get('page') ?? '';
  return {
    q: readLine(params.get('q') ?? '', QUERY_MAX) ?? '',
    sort: sorts.find((sort) => sort === params.get('sort')) ?? sorts[0],
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a list; defaults are left out. */
export function listAddress<Sort extends string>(
  path: string,
  { q, sort, page }: ListAddress<Sort>,
  sorts: readonly [Sort, ...Sort[]],
): string {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (sort !== sorts[0]) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}
