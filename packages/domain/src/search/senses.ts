import { normalise } from '../language/index.js';

/** The senses of a word in the form in which they are compared, without anything in brackets. */
export const sensesIn = (meaningKo: string): string[] =>
  meaningKo
    .replace(/\([^)]*\)/g, '')
    .split(',')
    .map((sense) => normalise(sense));
