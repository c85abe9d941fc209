import { normalise } from '../language/index.js';
import { isPlain } from './graphemes.js';

/**
 * A field in the form in which it is searched. Nearly every text of the book is in normal form already, which is
 * checked in a tenth of the time.
 */
export const normalField = (text: string): string => (isPlain(text) ? text : normalise(text));
