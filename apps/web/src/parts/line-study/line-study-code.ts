import { pageCode } from '../../lib/lazy-page.js';
import type { LineStudyProps } from './line-study.js';

/** The study of lines: who reads the lyrics does without it, and has it loaded with nothing else to do. */
export const lineStudyCode = pageCode<LineStudyProps>(async () => (await import('./line-study.js')).LineStudy);
