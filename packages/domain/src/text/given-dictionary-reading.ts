import { sharedBeginning, toHiragana } from '../language/index.js';

/**
 * The reading of a dictionary form by that of a form: 辛かった read からかった is of からい. Where the two end otherwise than in
 * kana, it is the reading itself.
 */
export function dictionaryReading(written: string, dictionary: string, reading: string): string {
  const same = sharedBeginning(written, dictionary);
  const [tail, ending] = [toHiragana(written.slice(same)), toHiragana(dictionary.slice(same))];
  return reading.endsWith(tail) ? reading.slice(0, reading.length - tail.length) + ending : reading;
}
