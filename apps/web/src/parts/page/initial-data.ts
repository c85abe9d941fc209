import { INITIAL_DATA_ID, type InitialData } from '@utarang/contract';
import { pageAt } from './page-at.js';

/** Checks whether no server has rendered this page: the shell of a device without a network, or vite in development. */
export const isShell = (): boolean => document.getElementById(INITIAL_DATA_ID) === null;

/** Without a server that fills the block, the page follows from the address, and the query cache starts empty. */
const absent = (): InitialData => ({
  page: pageAt(location.pathname) ?? 'notFound',
  site: { contactEmail: null, openChatUrl: null },
  viewer: null,
  queries: [],
});

/**
 * Reads the initial data that the server put into this page's HTML. It comes from our own server, so it is not
 * validated again.
 */
export function readInitialData(): InitialData {
  const text = document.getElementById(INITIAL_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as InitialData) : absent();
}
