import type { LoginResults } from '../logins/logins.js';
import { median, type Spread } from '../measures/percentile.js';
import { duration, figure, table } from './format.js';

/** The middle of the rounds, and between which figures they were. */
function overRounds(values: readonly number[], show: (value: number) => string): string {
  return `${show(median(values))} (${show(Math.min(...values))}–${show(Math.max(...values))})`;
}

/** Reports the time of requests with and without log-ins beside them, as Markdown. */
export function loginsReport({ seconds, wordsPerSecond, loginsPerSecond, quiet, busy }: LoginResults): string {
  const row = (name: string, rounds: readonly Spread[]) => [
    name,
    String(rounds.reduce((sum, { count }) => sum + count, 0)),
    ...(['p50', 'p99'] as const).map((part) =>
      overRounds(
        rounds.map((round) => round[part]),
        duration,
      ),
    ),
  ];
  const words = { quiet: quiet.map((round) => round.words), busy: busy.map((round) => round.words) };
  /** The ratio within each pair of rounds that followed each other. */
  const ratios = (part: 'p50' | 'p99') =>
    overRounds(
      words.busy.map((round, index) => round[part] / words.quiet[index]![part]),
      (value) => `${figure(value)} ×`,
    );
  const refused = busy.reduce((sum, round) => sum + round.refused, 0);
  return [
    `${quiet.length} rounds of each kind in turns, ${seconds} s each; the median of the rounds, and the lowest and the highest.`,
    table(
      ['', 'requests', 'p50', 'p99'],
      [
        row(`\`/api/words\`, ${wordsPerSecond} a second`, words.quiet),
        row(`the same beside ${loginsPerSecond} log-ins a second`, words.busy),
        ['with ÷ without, round by round', '', ratios('p50'), ratios('p99')],
        row(
          `the log-ins themselves${refused ? `, ${refused} of them refused (503)` : ''}`,
          busy.map((round) => round.logins),
        ),
      ],
    ),
  ].join('\n\n');
}
