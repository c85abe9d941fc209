import type { ContentProblem } from '../problem.js';
import { type Line, parseTable } from '../tsv.js';

/** The columns of a file of quizzes, in order (`docs/content.md`). */
export const COLUMNS = ['sentence', 'answer', 'wrong', 'korean', 'note'] as const;
export type Column = (typeof COLUMNS)[number];

/** One line of a file of quizzes, its cells as written. */
export type QuizRow = { readonly file: string } & Line<Column>;

/** A quiz for the product: the word that a sentence asks for, and its wrong options. */
export type QuizEntry = {
  /** Stable: the id of its sentence, which has one quiz. */
  readonly id: number;
  readonly answerId: number;
  /** The words that do not fit. */
  readonly wrongIds: readonly number[];
  /** The part of the Korean sentence that is the word: 먹는다 in 빵을 먹는다. */
  readonly korean: string;
  /** The explanation in Korean: why the answer fits, and why a near one does not. */
  readonly note: string;
};

export function parseQuizzes(file: string, text: string): { rows: QuizRow[]; problems: ContentProblem[] } {
  const { lines, problems } = parseTable(file, text, COLUMNS);
  return { rows: lines.map((line) => ({ file, ...line })), problems };
}
