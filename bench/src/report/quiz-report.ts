import type { DrawCost } from '../quiz/quiz.js';
import { duration, figure, table } from './format.js';

/** Reports the cost of choosing a question, by how many there are, as Markdown. */
export function quizReport(costs: readonly DrawCost[]): string {
  const [first] = costs;
  const rows = costs.map(({ questions, microseconds }) => [
    questions.toLocaleString('en'),
    duration(microseconds / 1000),
    `× ${figure(microseconds / (first?.microseconds ?? 1))}`,
  ]);
  return table(['questions', 'choosing the next', ''], rows);
}
