import { isHiragana } from '../language/index.js';
import { piecesOf, writtenText } from './sentence-text.js';

/**
 * Two sentences that share this many consecutive characters count as duplicates, unless all of these are hiragana:
 * grammar such as なければならない is in many sentences.
 */
const ALIKE = 8;

/** Characters of a `text` other than its letters: readings, spaces and punctuation. */
const BESIDE_LETTERS = /\[[^\]]*\]| |[、。！？]/g;

/**
 * The parts of a text that no other sentence may have: all substrings of this length, or the whole of a shorter text.
 */
export function ownStretches(text: string): string[] {
  const letters = [...writtenText(piecesOf(text) ?? []).replace(/[、。！？]/g, '')];
  const count = Math.max(letters.length - ALIKE + 1, 1);
  const stretches = Array.from({ length: count }, (_, index) => letters.slice(index, index + ALIKE).join(''));
  return stretches.filter((stretch) => stretch !== '' && !isHiragana(stretch));
}

/**
 * The first of these parts that is also in another text. A part that is shorter than the others has to equal the whole
 * text.
 */
export function stretchIn(stretches: readonly string[], other: string): string | undefined {
  const letters = other.replace(BESIDE_LETTERS, '');
  return stretches.find((each) => ([...each].length < ALIKE ? letters === each : letters.includes(each)));
}
