import { COPULAS } from './copulas.js';
import type { Ending } from './ending.js';
import { FORMER } from './former.js';
import { NORTHERN } from './northern.js';
import { SOUTHERN } from './southern.js';
import { WESTERN } from './western.js';

/** All endings of the regions and of former times. Of two of the same letters the first counts. */
export const ENDINGS: readonly Ending[] = [...WESTERN, ...SOUTHERN, ...NORTHERN, ...COPULAS, ...FORMER];
