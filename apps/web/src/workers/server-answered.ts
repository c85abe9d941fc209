/** Statuses by which a proxy says that the server is away. */
const AWAY: readonly number[] = [502, 503, 504];

/**
 * Checks whether the server has answered for a page, or another in its place (docs/product/offline.md#pages). Where a
 * preload of Firefox fails, it comes as an answer of the type `error`.
 */
export const serverAnswered = ({ type, status }: Pick<Response, 'type' | 'status'>): boolean =>
  type !== 'error' && !AWAY.includes(status);
