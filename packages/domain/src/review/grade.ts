import { toHangul } from '../language/index.js';
import { readingBetween } from '../sentences/reading-between.js';
import { gradeHeard, type HeardSyllable, type SungLine } from '../songs/heard-line.js';
import {
  answerKeys,
  type Grade,
  type GradedWord,
  gradeAnswer,
  type SenseBook,
  sensesOf,
} from '../study/grading/index.js';
import type { RubyPart } from '../words/ruby.js';
import type { QuestionKind } from './kind.js';

/** A sentence with its word left out. */
export type Gap = { readonly parts: readonly RubyPart[]; readonly start: number; readonly end: number };

/** Everything that the judging of a typed answer needs. */
export type AskedWord = {
  readonly kind: QuestionKind;
  readonly word: GradedWord;
  readonly gap: Gap | null;
  readonly book: SenseBook;
  /** The member's own synonyms. */
  readonly own: readonly string[];
};

export type ReviewGrade = {
  readonly grade: Grade;
  /**
   * The syllables of the pronunciation, each right or wrong, for a wrong answer to a question that asks for the word.
   */
  readonly syllables?: readonly HeardSyllable[];
  /** True for another word with the same meaning: the learner is told so and it costs nothing. */
  readonly isSynonym?: true;
};

/**
 * Judges an answer of a review (docs/product/review.md#kinds-of-question). A meaning is judged as in the word test, a
 * word as the dictation of a line. A listening question accepts both, and a sentence also accepts the form in its gap.
 */
export function gradeReview(answer: string, { kind, word, gap, book, own }: AskedWord): ReviewGrade {
  if (kind === 'meaning') return { grade: gradeAnswer(answer, word, book, own) };
  const heard = gradeHeard(lineOf(word), answer);
  if (heard.is === 'right') return RIGHT;
  if (kind === 'sentence' && gap && isInForm(answer, gap)) return RIGHT;
  if (kind === 'listening') {
    const grade = gradeAnswer(answer, word, book, own);
    if (grade.verdict === 'right' || (grade.verdict === 'near' && grade.near === 'slip')) return { grade };
  }
  if (kind !== 'listening' && saysSynonym(answer, word, book)) return { grade: WRONG, isSynonym: true };
  return { grade: WRONG, ...(heard.is === 'wrong' && { syllables: heard.syllables }) };
}

const RIGHT: ReviewGrade = { grade: { verdict: 'right', by: 'sense' } };
const WRONG: Grade = { verdict: 'wrong' };

const lineOf = ({ japaneseWord, reading, koreanPronunciation }: GradedWord): SungLine => ({
  koPron: koreanPronunciation,
  furigana: [[japaneseWord, reading]],
});

/** Checks whether an answer is another word with one of the meanings: 余る for 남다, where 残る is asked. */
function saysSynonym(answer: string, word: GradedWord, book: SenseBook): boolean {
  const keys = sensesOf(word.meaningKo).flatMap(answerKeys);
  const others = new Set(keys.flatMap((key) => book.senses.get(key) ?? []));
  others.delete(word);
  return [...others].some((other) => gradeHeard(lineOf(other), answer).is === 'right');
}

/** Checks whether an answer is the form in the gap, as it is written or read there. */
function isInForm(answer: string, { parts, start, end }: Gap): boolean {
  const reading = readingBetween(parts, start, end);
  if (reading === null) return false;
  const written = parts
    .map(({ text }) => text)
    .join('')
    .slice(start, end);
  return gradeHeard({ koPron: toHangul(reading), furigana: [[written, reading]] }, answer).is === 'right';
}
