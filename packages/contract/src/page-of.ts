/**
 * Header of a write: whose page makes it, the username percent-encoded; none where the page is a guest's. A write of
 * the page of somebody who is no longer logged in is `session_ended` (docs/product/accounts.md#a-session-that-ends).
 */
export const PAGE_OF = 'X-Page-Of';
