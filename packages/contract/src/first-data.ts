import type { Guest, Member } from './account.js';
import type { PageId } from './pages.js';

/** The operator's settings for the whole site; an entry that is null is not shown. */
export type Site = {
  contactEmail: string | null;
  openChatUrl: string | null;
};

/**
 * The viewer of the page. After a log-in with a temporary password nothing but a change of the password is possible.
 */
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
  /**
   * The moment at which the server rendered the page, in ms: by that time, a device with a wrong clock hydrates what was
   * rendered.
   */
  renderedAt?: number;
};

/** The id of the block's element. */
export const FIRST_DATA_ID = 'first-data';
