import { PAGE_SIZE, readHomePage } from '@utarang/contract';

type Counted = { readonly totalPages: number };
type Query<Page> = { readonly key: readonly unknown[]; readonly data: Page };

/** The page that an address names, 0-based. */
export const pageIn = (search: URLSearchParams): number => readHomePage(search) - 1;

/** What makes the address of a page one of its own; the first is the list itself. */
export const pageChoice = (page: number): { page?: string } => (page > 0 ? { page: String(page + 1) } : {});

/**
 * What a page of a list shows at once: itself, which says how many words there are, whether it exists or not; and the
 * last one where the address names one beyond it.
 */
export function pagesShown<Page extends Counted>(
  wanted: number,
  pageOf: (query: { page: number; size: number }) => Page,
  keyOf: (page: number) => readonly unknown[],
): Query<Page>[] {
  const queryOf = (page: number) => ({ key: keyOf(page), data: pageOf({ page, size: PAGE_SIZE }) });
  const asked = queryOf(wanted);
  const last = Math.max(0, asked.data.totalPages - 1);
  return wanted > last ? [asked, queryOf(last)] : [asked];
}
