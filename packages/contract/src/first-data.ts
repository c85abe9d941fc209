import type { Guest, Member } from './account.js';
import type { LegalText } from './legal.js';
import type { PageId } from './pages.js';

/** What the operator set for the whole site; an entry that is null is not shown. */
export type Site = {
  contactEmail: string | null;
  openChatUrl: string | null;
};

/** Who looks at the page. After a log-in with a temporary password nothing but a change of the password is possible. */
export type Viewer = Member | Guest | (Guest & { readonly mustChangePassword: true });

/**
 * The `application/json` block in every page's HTML: what the browser needs for its first words without asking again.
 * `queries` are answers of GET calls under the key that the browser's query cache uses for them.
 */
export type FirstData = {
  page: PageId | 'notFound';
  site: Site;
  /** Null while the database does not say who it is: the browser asks. */
  viewer: Viewer | null;
  queries: { key: readonly unknown[]; data: unknown }[];
  /** When the server drew the page, in milliseconds by its clock: a device whose clock is wrong takes over what was drawn. */
  drawnAt?: number;
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
  start: () => ['start'] as const,
  levelWords: (level: string, q: string, page: number) => ['level-words', level, q, page] as const,
  fields: () => ['fields'] as const,
  fieldWords: (name: string) => ['field-words', name] as const,
  koLike: (q: string) => ['ko-like', q] as const,
  word: (id: number) => ['word', id] as const,
  me: () => ['me'] as const,
  sessions: () => ['me', 'sessions'] as const,
  /** What the member saved: the stars of every list. */
  checkedIds: () => ['me', 'checked-ids'] as const,
  checkedWords: (status: 'IN_PROGRESS_OR_COOLDOWN' | 'COMPLETED') => ['me', 'checked-words', status] as const,
  today: () => ['me', 'today'] as const,
  heatmap: (year: number) => ['me', 'heatmap', year] as const,
  legal: (kind: LegalText) => ['legal', kind] as const,
};
