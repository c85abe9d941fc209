import { pageCode } from '../../lib/lazy-page.js';
import type { NewTextProps } from './new-text.js';

/** The code of the form for a new text, for every page that has one. */
export const newTextCode = pageCode<NewTextProps>(async () => (await import('./new-text.js')).NewText);
