import { inBrowser } from './hydration.js';
import { createStore, useStore } from './store.js';

/**
 * The cached width. Reading `innerWidth` makes the browser lay out the page; while a list is rendered that costs more
 * than the rendering.
 */
const width = createStore(inBrowser ? innerWidth : 0, 0);
if (inBrowser) addEventListener('resize', () => width.set(innerWidth));

/** The width of the window, in CSS pixels, with its scroll bar; 0 in what the server renders. */
export const useWindowWidth = (): number => useStore(width);
