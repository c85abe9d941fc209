import { normalise } from '../language/index.js';

/** The senses of a word as they are compared, without what stands in brackets. */
export const sensesIn = (meaningKo: string): string[] =>
  meaningKo
    .replace(/\([^)]*\)/g, '')
    .split(',')
    .map((sense) => normalise(sense));
