import { inBrowser } from './hydration.js';

/** The address on the screen, as a link stores it in the history. Empty on the server, where nobody follows a link. */
export const here = (): string => (inBrowser ? location.pathname + location.search : '');
