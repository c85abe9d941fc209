import type { HttpResults } from '../http/http.js';
import { type HttpTiming, STEPS } from '../http/measure.js';
import { duration, table } from './format.js';

/** What an answer takes and on what the server spends it, as Markdown. */
export function httpReport({ words, timings }: HttpResults): string {
  const row = ({ name, status, whole, steps }: HttpTiming) => [
    name,
    String(status),
    String(whole.count),
    ...[whole, ...STEPS.map((step) => steps[step])].map(({ p50, p99 }) =>
      Number.isNaN(p50) ? '–' : `${duration(p50)} / ${duration(p99)}`,
    ),
  ];
  return [
    `The word book, ${words.toLocaleString('en')} words; p50 / p99 of one request after the other on a kept connection.`,
    table(['request', 'status', 'requests', 'whole', ...STEPS], timings.map(row)),
  ].join('\n\n');
}
