import { useSyncExternalStore } from 'react';
import { createStore } from './store.js';

/** Asking the window makes it lay out the page; while a list is drawn that costs more than the drawing. */
const width = createStore(innerWidth);
addEventListener('resize', () => width.set(innerWidth));

/** How wide the window is, in CSS pixels, with its scroll bar. */
export const useWindowWidth = (): number => useSyncExternalStore(width.subscribe, width.get);
