import { PAGE_SIZE, readHomePage } from '@utarang/contract';

type Counted = { readonly totalPages: number };
type Query<Page> = { readonly key: readonly unknown[]; readonly data: Page };

/** The page that an address names, 0-based. */
export const pageIn = (search: URLSearchParams): number => readHomePage(search) - 1;

/** What makes the address of a page one of its own; the first is the list itself. */
export const pageChoice = (page: number): { page?: string } => (page > 0 ? { page: String(page + 1) } : {});

/**
 * What a page of a list shows at once: itself, the last one where the address names one beyond it, and the pages that
 * the list's head is asked with (`heads`).
 */
export function pagesShown<Page extends Counted>(
  wanted: number,
  heads: readonly number[],
  pageOf: (query: { page: number; size: number }) => Page,
  keyOf: (page: number) => readonly unknown[],
): Query<Page>[] {
  const queryOf = (page: number) => ({ key: keyOf(page), data: pageOf({ page, size: PAGE_SIZE }) });
  const shown = new Map(heads.map((page) => [page, queryOf(page)]));
  const { totalPages = 0 } = [...shown.values()][0]?.data ?? {};
  const page = Math.min(wanted, Math.max(0, totalPages - 1));
  if (!shown.has(page)) shown.set(page, queryOf(page));
  return [...shown.values()];
}
