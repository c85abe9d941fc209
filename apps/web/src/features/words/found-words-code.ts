import { pageCode } from '../../lib/lazy-page.js';
import type { FoundWordsProps } from './components/found-words.js';

/** The list of the words found: the start of the home page does without it, and has it loaded with nothing else to do. */
export const foundWordsCode = pageCode<FoundWordsProps>(
  async () => (await import('./components/found-words.js')).FoundWords,
);
