import { awaitedPages } from '../lib/lazy-page.js';
import { useStore } from '../lib/store.js';
import css from './route-progress.module.css';

/**
 * A progress line at the top edge while a page's code is being loaded, after a short delay. Screen readers hear the
 * page itself.
 */
export const RouteProgress = () =>
  useStore(awaitedPages) > 0 ? <div className={css['line']} aria-hidden="true" /> : null;
