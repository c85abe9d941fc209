import { pageCode } from '../../lib/lazy-page.js';
import type { FirstWordsProps } from './first-words.js';
import type { LineStudyProps } from './line-study.js';

/** The code of the study of lines. Reading the lyrics works without it: it is prefetched when the browser is idle. */
export const lineStudyCode = pageCode<LineStudyProps>(async () => (await import('./line-study.js')).LineStudy);

/** The lazily loaded list of unknown words before the lines. */
export const firstWordsCode = pageCode<FirstWordsProps>(async () => (await import('./first-words.js')).FirstWords);
