import { FINALS, lettersOf, ONSETS, strokesOf, syllableOf, VOWELS } from './jamo.js';
import type { NfcText } from './normalise.js';

/** A range of texts that differ only in their last syllable: from that of `text` up to `until`. */
export type Continuation = { readonly text: string; readonly until: string };

const LAST_VOWEL = VOWELS.slice(-1);
const LAST_FINAL = FINALS.slice(-1);

/** The last letter that begins with this stroke: ㅚ for ㅗ, ㅀ for ㄹ, and ㄲ, which is one stroke, for itself. */
const lastWith = (stroke: string, letters: string): string =>
  Array.from(letters).findLast((letter) => strokesOf(letter).startsWith(stroke)) ?? stroke;

/**
 * The texts that a text may become with the next strokes of the keyboard, the likeliest first: 마싣 may become 마시다 to
 * 마시딯, and 학새 may become 학새 to 학샣, 학생 among them. A range is enough: in Unicode all syllables of an onset are
 * consecutive, and those of a vowel or a final come just before those with a further stroke. Only ㄲ is between ㄱ and ㄳ,
 * which does no harm.
 */
export function continuations(text: NfcText): Continuation[] {
  const before = text.slice(0, -1);
  const last = text.slice(-1);
  const [onset = '', vowel, final] = lettersOf(last);
  const nextSyllable = (done: string, stroke: string) => ({
    text: done + syllableOf(stroke, VOWELS.charAt(0)),
    until: syllableOf(stroke, LAST_VOWEL, LAST_FINAL),
  });

  if (last === '') return [];
  if (!vowel) return ONSETS.includes(last) ? [nextSyllable(before, last)] : [];
  if (!final) return [{ text, until: syllableOf(onset, lastWith(vowel, VOWELS), LAST_FINAL) }];
  const strokes = strokesOf(final);
  return [
    nextSyllable(before + syllableOf(onset, vowel, strokes.slice(0, -1)), strokes.slice(-1)),
    { text, until: syllableOf(onset, vowel, lastWith(final, FINALS)) },
  ].filter(({ text, until }) => !text.endsWith(until));
}

/** The index of a possible continuation in a text; -1 where there is none. */
export function continuedAt(own: string, { text, until }: Continuation): number {
  const before = text.slice(0, -1);
  const from = text.slice(-1);
  for (
    let index = own.indexOf(before);
    index >= 0 && index + before.length < own.length;
    index = own.indexOf(before, index + 1)
  ) {
    const next = own.charAt(index + before.length);
    if (next >= from && next <= until) return index;
  }
  return -1;
}
