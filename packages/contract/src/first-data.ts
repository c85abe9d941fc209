import type { PageId } from './pages.js';

/** What the operator set for the whole site; an entry that is null is not shown. */
export type Site = {
  contactEmail: string | null;
  openChatUrl: string | null;
};

/**
 * The `application/json` block in every page's HTML: what the browser needs for its first words without asking again.
 * `queries` are answers of GET calls under the key that the browser's query cache uses for them.
 */
export type FirstData = {
  page: PageId | 'notFound';
  site: Site;
  queries: { key: readonly unknown[]; data: unknown }[];
};

/** The id of the block's element. */
export const FIRST_DATA_ID = 'first-data';

/**
 * Keys of the query cache for answers that come with the page, shared so that server and browser cannot differ.
 * `page` is 0-based. Without a query every mode lists the same words, so they share one key.
 */
export const queryKeys = {
  words: (mode: string, q: string, page: number, exact = false) =>
    ['words', q ? mode : 'all', q, page, ...(q && exact ? ['exact'] : [])] as const,
  word: (id: number) => ['word', id] as const,
};
