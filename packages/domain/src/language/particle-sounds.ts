import { tableOf } from './table.js';

const SOUNDS = tableOf<string>({ は: 'わ', へ: 'え' });

/** The pronunciation of a particle that differs from its writing: は is わ, へ is え. Undefined for any other text. */
export const soundOfParticle = (written: string): string | undefined => SOUNDS.get(written);
