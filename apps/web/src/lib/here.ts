import { inBrowser } from './hydration.js';

/** The address on the screen, as a link leaves it in the history; nobody follows one while the server renders. */
export const here = (): string => (inBrowser ? location.pathname + location.search : '');
