import { tableOf } from './table.js';

const SOUNDS = tableOf<string>({ は: 'わ', へ: 'え' });

/** The sound of a particle that is written otherwise: は is わ, へ is え. Undefined for any other text. */
export const soundOfParticle = (written: string): string | undefined => SOUNDS.get(written);
