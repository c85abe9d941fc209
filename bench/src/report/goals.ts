import type { ContenderId } from '../engines/contenders.js';
import { LARGE, MEDIUM, SMALL } from '../plan.js';
import type { RaceMode } from '../queries/query.js';
import type { SearchResults } from '../search.js';
import { duration, figure, table } from './format.js';
import { racedIn } from './lookup.js';
import { REASONS } from './reasons.js';

export type Goal = {
  readonly goal: string;
  readonly wanted: string;
  readonly measured: string;
  /** Null where it was not measured. */
  readonly met: boolean | null;
};

/** The goals of the search engine, each with what was measured. */
export function goalsOf(results: SearchResults): Goal[] {
  const timing = (size: number, mode: RaceMode, id: ContenderId = 'ours') => racedIn(results, size, mode, id)?.timing;
  const one = timing(SMALL, 'pronunciation');
  const all = timing(SMALL, 'all');
  // A pass of memchr is the same work for every query: what its p99 has more than its p50 is the machine's.
  const pass = timing(SMALL, 'pronunciation', 'memchr')?.all.p50;
  const literalOne = timing(SMALL, 'pronunciation', 'naive');
  const literalAll = timing(SMALL, 'all', 'naive');
  const flexsearch = timing(SMALL, 'all', 'flexsearchFull');
  const cost = results.costs.get('ours');
  const flexsearchCost = results.costs.get('flexsearchFull');

  return [
    atMost('10k, one field: p50 ÷ memchr', 2, ratio(one?.all.p50, pass), times),
    atMost('10k, one field: p99 ÷ memchr', 10, ratio(one?.all.p99, pass), times),
    atLeast('10k, one field: literal filter ÷ ours, p50', 100, ratio(literalOne?.all.p50, one?.all.p50), times),
    atLeast('10k, all fields: literal filter ÷ ours, p50', 100, ratio(literalAll?.all.p50, all?.all.p50), times),
    atLeast('10k: FlexSearch full + ranking ÷ ours, p99', 10, ratio(flexsearch?.all.p99, all?.all.p99), times),
    atLeast(
      'memory: FlexSearch full + ranking ÷ ours',
      12,
      ratio(flexsearchCost?.bytesPerWord, cost?.bytesPerWord),
      times,
    ),
    atMost('memory, all tiers, a word', 450, cost?.bytesPerWord, bytes),
    atMost('code, gzip', 4500, results.codeSizes.get('ours'), bytes),
    atMost('built cold, 10k', 120, cost?.buildMs, duration),
    atMost('100k, exact, one field: p99', 0.5, timing(MEDIUM, 'pronunciation')?.spelled.p99, duration),
    atMost('100k, exact, all fields: p99', 0.5, timing(MEDIUM, 'all')?.spelled.p99, duration),
    atMost('1M, exact, one field: p99', 3, timing(LARGE, 'pronunciation')?.spelled.p99, duration),
    atMost('1M, exact, all fields: p99', 3, timing(LARGE, 'all')?.spelled.p99, duration),
  ];
}

const times = (value: number): string => `${figure(value)} ×`;
const bytes = (value: number): string => `${figure(value)} bytes`;

const ratio = (of: number | undefined, to: number | undefined): number | undefined =>
  of === undefined || to === undefined ? undefined : of / to;

type Written = (value: number) => string;

const atMost = (goal: string, limit: number, value: number | undefined, written: Written): Goal =>
  judged(goal, `≤ ${written(limit)}`, value, written, (measured) => measured <= limit);
const atLeast = (goal: string, limit: number, value: number | undefined, written: Written): Goal =>
  judged(goal, `≥ ${written(limit)}`, value, written, (measured) => measured >= limit);

const judged = (
  goal: string,
  wanted: string,
  value: number | undefined,
  written: Written,
  meets: (value: number) => boolean,
): Goal => ({
  goal,
  wanted,
  measured: value === undefined ? 'not measured' : written(value),
  met: value === undefined ? null : meets(value),
});

/** The table of the goals and, below it, the reason of each that was missed. */
export function goalsTable(results: SearchResults): string {
  const goals = goalsOf(results);
  const rows = goals.map(({ goal, wanted, measured, met }) => [
    goal,
    wanted,
    measured,
    met === null ? '–' : met ? 'met' : '**missed**',
  ]);
  const missed = goals.filter(({ met }) => met === false);
  const reasons = missed.map(({ goal }) => `- **${goal}**: ${REASONS[goal] ?? 'the reason is not known yet.'}`);
  return [table(['goal', 'wanted', 'measured', ''], rows), ...(reasons.length > 0 ? ['', ...reasons] : [])].join('\n');
}
