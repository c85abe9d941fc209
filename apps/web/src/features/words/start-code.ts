import { createLazyPart } from '../../lib/lazy-part.js';
import type { MoreOfStartProps } from './components/start/more-of-start.js';
import type { OpeningProps } from './components/start/opening.js';

const load = () => import('./components/start/parts-of-start.js');

/** The code of the start: its opening above the search, and what follows below it. */
export const openingCode = createLazyPart<OpeningProps>(async () => (await load()).Opening);
export const moreOfStartCode = createLazyPart<MoreOfStartProps>(async () => (await load()).MoreOfStart);
