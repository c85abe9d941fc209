import { tableOf } from './table.js';

const SOUNDS = tableOf<string>({ は: 'わ', へ: 'え' });

/** How a particle sounds that is written otherwise: は is わ, へ is え. Undefined for any other text. */
export const soundOfParticle = (written: string): string | undefined => SOUNDS.get(written);
