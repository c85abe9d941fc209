import { piecesOf, writtenText } from './sentence-text.js';

/**
 * Two sentences that share so many characters in a row are one sentence twice, unless these are all hiragana: grammar,
 * as なければならない is, stands in many.
 */
const ALIKE = 8;
const GRAMMAR = /^\p{Script=Hiragana}+$/u;

/** What of a text no other sentence may have: every such stretch of it, or the whole of a shorter text. */
export function ownStretches(text: string): string[] {
  const letters = [...writtenText(piecesOf(text) ?? []).replace(/[、。！？]/g, '')];
  const count = Math.max(letters.length - ALIKE + 1, 1);
  const stretches = Array.from({ length: count }, (_, at) => letters.slice(at, at + ALIKE).join(''));
  return stretches.filter((stretch) => stretch !== '' && !GRAMMAR.test(stretch));
}
