import { PAGE_SIZE, readPage } from '@utarang/contract';

type PageCounts = { readonly totalPages: number };
type Query<Page> = { readonly key: readonly unknown[]; readonly data: Page };

/** The page in an address, counted from 0. */
export const pageIn = (search: URLSearchParams): number => readPage(search) - 1;

/** The parameter that gives a page of a list an address of its own; the first page has that of the list. */
export const pageParameter = (page: number): { page?: string } => (page > 0 ? { page: String(page + 1) } : {});

/**
 * The queries of a page of a list. The page in the address tells how many words there are, even where it is beyond the
 * last one; then the last one is added.
 */
export function pagesShown<Page extends PageCounts>(
  wanted: number,
  pageOf: (query: { page: number; size: number }) => Page,
  keyOf: (page: number) => readonly unknown[],
): Query<Page>[] {
  const queryOf = (page: number) => ({ key: keyOf(page), data: pageOf({ page, size: PAGE_SIZE }) });
  const asked = queryOf(wanted);
  const last = Math.max(0, asked.data.totalPages - 1);
  return wanted > last ? [asked, queryOf(last)] : [asked];
}
