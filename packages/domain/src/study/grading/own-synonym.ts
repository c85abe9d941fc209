import { answerKeys } from './answer-key.js';
import { gradeAnswer } from './grade.js';
import type { GradedWord } from './graded-word.js';
import type { SenseBook } from './sense-book.js';
import { sensesOf } from './senses.js';

export type SynonymFault<W> =
  | { readonly is: 'needs_hangul' | 'blocked' | 'right_already' }
  /** The answer, or a part of it, is a sense of this word. */
  | { readonly is: 'sense_of_another'; readonly word: W };

/**
 * Why an answer cannot become a member's own synonym of a word; null if it can. "What can become an own synonym has at
 * least one Hangul syllable, is no other word's sense, is not blocked, and does not pass without"
 * (docs/product/grading.md#own-synonyms).
 */
export function synonymFault<W extends GradedWord>(
  answer: string,
  word: GradedWord,
  book: SenseBook<W>,
): SynonymFault<W> | null {
  const keys = answerKeys(answer);
  if (!keys.some((key) => /[가-힣]/.test(key))) return { is: 'needs_hangul' };
  const isRight = (text: string) => gradeAnswer(text, word, book).verdict === 'right';
  if (isRight(answer)) return { is: 'right_already' };
  const strange = sensesOf(answer).filter((part) => !isRight(part));
  const [other] = [...keys, ...strange.flatMap(answerKeys)].flatMap((key) => book.senses.get(key) ?? []);
  if (other) return { is: 'sense_of_another', word: other };
  const typed = [...keys, ...sensesOf(answer).flatMap(answerKeys)];
  return word.block.flatMap(answerKeys).some((key) => typed.includes(key)) ? { is: 'blocked' } : null;
}
