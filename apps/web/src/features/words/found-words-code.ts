import { pageCode } from '../../lib/lazy-page.js';
import type { FoundWordsProps } from './components/found-words.js';

/** The list of the words found. The start of the home page does without it, and loads it once the browser is idle. */
export const foundWordsCode = pageCode<FoundWordsProps>(
  async () => (await import('./components/found-words.js')).FoundWords,
);
