import type { Guest, Member } from './account.js';
import type { PageId } from './pages.js';

/** The operator's settings of the site; an entry that is null is not shown. */
export type Site = {
  contactEmail: string | null;
  openChatUrl: string | null;
};

/** The viewer of the page. After a log-in with a temporary password only a change of the password is possible. */
export type Viewer = Member | Guest | (Guest & { readonly mustChangePassword: true });

/**
 * The `application/json` block in every page's HTML: the data of the first rendering, so that the browser need not ask.
 * `queries` are answers of GET calls under the keys of the browser's query cache.
 */
export type InitialData = {
  page: PageId | 'notFound';
  site: Site;
  /** Null while the database does not answer: the browser asks. */
  viewer: Viewer | null;
  queries: { key: readonly unknown[]; data: unknown }[];
  /** The moment at which the server rendered the page, in ms. A device with a wrong clock hydrates by that time. */
  renderedAt?: number;
};

/** The id of the block's element. */
export const INITIAL_DATA_ID = 'initial-data';
