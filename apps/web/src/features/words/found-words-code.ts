import { pageCode } from '../../lib/lazy-page.js';
import type { FoundWordsProps } from './components/found-words.js';

/**
 * The code of the list of found words. The start of the home page works without it, and prefetches it once the browser
 * is idle.
 */
export const foundWordsCode = pageCode<FoundWordsProps>(
  async () => (await import('./components/found-words.js')).FoundWords,
);
