/** The time for which an edge cache serves a page of guests without revalidation (docs/product/http.md#caches). */
export const EDGE_FRESH_MS = 60_000;
/** The time after it for which the edge still serves the stale page while it revalidates. */
export const EDGE_STALE_MS = 600_000;

type Page = {
  /** The `Cookie` header of the request. */
  readonly cookie: string | undefined;
  /** True if the page is in the server's response cache; one that could not be rendered is not. */
  readonly isCached: boolean;
  /** The setting; null where links on pages follow the address of each request. */
  readonly publicUrl: string | null;
};

/**
 * "A page of guests may be kept at the edge" (docs/product/http.md#caches): the value of `CDN-Cache-Control` (RFC
 * 9213), which is for shared caches alone; null for none. Browsers still revalidate each time. For a request with any
 * cookie the page may look different, so it is not cached.
 */
export const edgeCaching = ({ cookie, isCached, publicUrl }: Page): string | null =>
  cookie === undefined && isCached && publicUrl !== null
    ? `public, max-age=${EDGE_FRESH_MS / 1000}, stale-while-revalidate=${EDGE_STALE_MS / 1000}`
    : null;
