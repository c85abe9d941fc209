import { isHiragana } from '../language/index.js';
import { piecesOf, writtenText } from './sentence-text.js';

/**
 * Two sentences that share so many characters in a row are one sentence twice, unless these are all hiragana: grammar,
 * as なければならない is, stands in many.
 */
const ALIKE = 8;

/** Characters that a `text` has beside its letters: readings, spaces and marks. */
const BESIDE_LETTERS = /\[[^\]]*\]| |[、。！？]/g;

/** The stretches of a text that no other sentence may have: all of this length, or the whole of a shorter text. */
export function ownStretches(text: string): string[] {
  const letters = [...writtenText(piecesOf(text) ?? []).replace(/[、。！？]/g, '')];
  const count = Math.max(letters.length - ALIKE + 1, 1);
  const stretches = Array.from({ length: count }, (_, index) => letters.slice(index, index + ALIKE).join(''));
  return stretches.filter((stretch) => stretch !== '' && !isHiragana(stretch));
}

/**
 * The first of these stretches that another text has, too. One that is shorter than others has to be the whole of that
 * text.
 */
export function stretchIn(stretches: readonly string[], other: string): string | undefined {
  const letters = other.replace(BESIDE_LETTERS, '');
  return stretches.find((each) => ([...each].length < ALIKE ? letters === each : letters.includes(each)));
}
