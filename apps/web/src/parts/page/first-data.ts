import { FIRST_DATA_ID, type FirstData } from '@utarang/contract';
import { pageAt } from './page-at.js';

/** Checks whether no server has rendered this page: the shell of a device without a network, or vite in development. */
export const isShell = (): boolean => document.getElementById(FIRST_DATA_ID) === null;

/** Without a server that fills the block, the page follows from the address, and the query cache starts empty. */
const absent = (): FirstData => ({
  page: pageAt(location.pathname) ?? 'notFound',
  site: { contactEmail: null, openChatUrl: null },
  viewer: null,
  queries: [],
});

/**
 * Reads the first data that the server put into this page's HTML. It comes from our own server, so it is not validated
 * again.
 */
export function readFirstData(): FirstData {
  const text = document.getElementById(FIRST_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as FirstData) : absent();
}
