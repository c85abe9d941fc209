/**
 * Header of a write: the username of the member whose page makes it, percent-encoded; absent on a guest's page. A write
 * of the page of a member who is not logged in any more is `session_ended`
 * (docs/product/accounts.md#a-session-that-ends).
 */
export const PAGE_OF = 'X-Page-Of';
