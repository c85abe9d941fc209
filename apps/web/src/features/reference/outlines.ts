import type { Ending, Particle } from '@utarang/contract';
import type { Outline } from '../../lib/outline.js';
import { EXAMPLE } from '../../parts/sentences/outlines.js';

/** The outline of a particle or an ending in an answer. */
export const ENTRY = { id: '', form: '', meaning: '', examples: [EXAMPLE] } as const satisfies Outline<
  Particle | Ending
>;
