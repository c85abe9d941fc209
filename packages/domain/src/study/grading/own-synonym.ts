import { answerKeys } from './answer-key.js';
import { gradeAnswer } from './grade.js';
import type { GradedWord } from './graded-word.js';
import type { SenseBook } from './sense-book.js';

export type SynonymFault = 'needs_hangul' | 'blocked' | 'right_already' | 'sense_of_another';

/**
 * Why an answer cannot become a member's own synonym of a word; null if it can. "At least one Hangul syllable, no other
 * word's sense" (`decisions.md`, Own synonyms and reports); nor what is blocked, nor what passes without.
 */
export function synonymFault(answer: string, word: GradedWord, book: SenseBook): SynonymFault | null {
  const keys = answerKeys(answer);
  if (!keys.some((key) => /[가-힣]/.test(key))) return 'needs_hangul';
  if (word.blocked.flatMap(answerKeys).some((key) => keys.includes(key))) return 'blocked';
  if (gradeAnswer(answer, word, book).verdict === 'right') return 'right_already';
  return keys.some((key) => book.senses.has(key)) ? 'sense_of_another' : null;
}
