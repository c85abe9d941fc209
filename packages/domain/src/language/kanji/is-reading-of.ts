import { foldKey } from '../fold-key.js';
import { toHiragana } from '../kana-scripts.js';
import { toHangul } from '../kana-to-hangul.js';
import { asSearched } from '../normalise.js';
import { hasHangul } from '../script.js';

/** Checks whether a text is the reading of a word: in kana of either script, or in Hangul as people write it. */
export function isReadingOf(text: string, reading: string): boolean {
  const typed = asSearched(text).replaceAll(' ', '');
  if (typed === '') return false;
  return hasHangul(typed) ? foldKey(typed) === foldKey(toHangul(reading)) : toHiragana(typed) === toHiragana(reading);
}
