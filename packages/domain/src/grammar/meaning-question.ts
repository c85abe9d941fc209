import { type FitsAlike, koreanOf, mayFit } from './may-fit.js';
import type { DrillPattern, DrillSentence } from './pattern.js';
import { type PatternOption, type PatternQuestion, WRONG_OPTIONS } from './question.js';

/** A question that marks a pattern in its sentence and asks for its meaning: the options are in Korean. */
export type MeaningQuestion = Omit<PatternQuestion, 'word'>;

/**
 * Creates a question for the meaning of a pattern, where no sentence has a blank that only one option fills
 * (docs/product/review.md#patterns). Null where too few other patterns have another meaning.
 */
export function meaningQuestion(
  pattern: DrillPattern,
  { korean, target }: DrillSentence,
  candidates: readonly DrillPattern[],
  fitsAlike: FitsAlike,
): MeaningQuestion | null {
  const wrong: DrillPattern[] = [];
  for (const other of candidates) {
    if (wrong.length === WRONG_OPTIONS) break;
    const isTaken = [pattern, ...wrong].some((each) => each.id === other.id || meansSame(each, other));
    if (!isTaken && !mayFit(pattern, other, korean) && !fitsAlike(pattern.id, other.id)) wrong.push(other);
  }
  if (wrong.length < WRONG_OPTIONS) return null;
  return { blank: target, right: optionOf(pattern), wrong: wrong.map(optionOf), alike: [] };
}

const meansSame = (one: DrillPattern, other: DrillPattern): boolean =>
  koreanOf(one.meaning).some((mine) => koreanOf(other.meaning).includes(mine));

const optionOf = ({ list, id, form }: DrillPattern): PatternOption => ({ list, id, written: form, reading: form });
