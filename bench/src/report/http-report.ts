import type { HttpResults } from '../http/http.js';
import { type HttpTiming, STEPS } from '../http/measure.js';
import { CONNECTIONS, type RushResult, type RushRound } from '../http/throughput.js';
import { median } from '../measures/percentile.js';
import { duration, figure, table } from './format.js';
import { machine } from './machine.js';

/** The median of the rounds. Whatever else the machine does in a round slows down both servers. */
const medianOf = (rounds: readonly RushRound[], pick: (round: RushRound) => number) => median(rounds.map(pick));

function rushRow({ name, wanted, rounds }: RushResult): string[] {
  const share = medianOf(rounds, ({ product, bare }) => product.perSecond / bare.perSecond);
  const refused = rounds.reduce((sum, { product }) => sum + product.refused, 0);
  return [
    name,
    wanted === null ? '' : `≥ ${wanted}`,
    figure(share),
    wanted === null ? '' : share >= wanted ? 'met' : '**missed**',
    figure(medianOf(rounds, ({ product }) => product.perSecond)),
    figure(medianOf(rounds, ({ bare }) => bare.perSecond)),
    duration(medianOf(rounds, ({ product }) => product.times.p99)),
    duration(medianOf(rounds, ({ bare }) => bare.times.p99)),
    figure(refused),
  ];
}

/**
 * Reports the product's answers beside a bare server's, what an answer takes and on what the server spends it, as
 * Markdown.
 */
export function httpReport({ words, rushes, timings }: HttpResults): string {
  const row = ({ name, status, whole, steps }: HttpTiming) => [
    name,
    String(status),
    String(whole.count),
    ...[whole, ...STEPS.map((step) => steps[step])].map(({ p50, p99 }) =>
      Number.isNaN(p50) ? '–' : `${duration(p50)} / ${duration(p99)}`,
    ),
  ];
  return [
    machine(),
    `${CONNECTIONS} connections; the median of ${rushes[0]?.rounds.length ?? 0} rounds, the product and a bare node:http server in turns.`,
    table(
      ['asked for', 'wanted', 'share of bare', '', 'a second', 'bare', 'p99', 'p99 of bare', 'refused'],
      rushes.map(rushRow),
    ),
    `The word book, ${words.toLocaleString('en')} words; p50 / p99 of one request after the other on a kept connection.`,
    table(['request', 'status', 'requests', 'whole', ...STEPS], timings.map(row)),
  ].join('\n\n');
}
