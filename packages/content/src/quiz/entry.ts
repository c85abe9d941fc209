import type { ContentProblem } from '../problem.js';
import { type Line, parseTable } from '../tsv.js';

/** The columns of a file of quizzes, in order (`docs/content.md`). */
export const COLUMNS = ['sentence', 'answer', 'wrong', 'korean', 'note'] as const;
export type Column = (typeof COLUMNS)[number];

/** One line of a file of quizzes, its cells as written. */
export type QuizRow = { readonly file: string } & Line<Column>;

/** A quiz as the product uses it: which word a sentence asks for, and what else is offered. */
export type QuizEntry = {
  /** Stable: that of the sentence, which is asked once. */
  readonly id: number;
  readonly answerId: number;
  /** The words that do not fit. */
  readonly wrongIds: readonly number[];
  /** The part of the Korean sentence that is the word: 먹는다 of 빵을 먹는다. */
  readonly korean: string;
  /** In Korean, why the answer fits, and where one is near, why it does not. */
  readonly note: string;
};

export function parseQuizzes(file: string, text: string): { rows: QuizRow[]; problems: ContentProblem[] } {
  const { lines, problems } = parseTable(file, text, COLUMNS);
  return { rows: lines.map((line) => ({ file, ...line })), problems };
}
