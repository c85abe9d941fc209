import type { ContenderId } from '../engines/contenders.js';
import { LARGE, MEDIUM, SMALL } from '../plan.js';
import type { RaceMode } from '../queries/query.js';
import type { SearchResults } from '../search.js';
import { duration, figure, table } from './format.js';
import { racedIn } from './lookup.js';

type Value = number | undefined;

/** One goal of the search engine. The limit is an upper one, unless `more` is better. */
export type Goal = {
  readonly name: string;
  readonly limit: number;
  readonly more?: boolean;
  readonly written: (value: number) => string;
  /** The value that is judged: the exact search, where the goal is about the work that others do as well. */
  readonly measured: Value;
  /** The time with all tiers, as the product searches. */
  readonly allTiers?: Value;
  /** Why it is missed, shown while it is. */
  readonly reason?: string;
};

/** The goals of the search engine, each with what was measured. */
export function goalsOf(results: SearchResults): Goal[] {
  const timing = (size: number, mode: RaceMode, id: ContenderId) => racedIn(results, size, mode, id)?.timing.all;
  // A pass of memchr is the same work for every query: what its p99 has more than its p50 is the machine's.
  const pass = timing(SMALL, 'pronunciation', 'memchr')?.p50;
  const flexsearch = timing(SMALL, 'all', 'flexsearchFull')?.p99;
  const cost = results.costs.get('ours');

  /** The figure of the exact search and that of all tiers, each converted into a ratio where the goal is one. */
  const figuresOf = (
    size: number,
    mode: RaceMode,
    percentile: 'p50' | 'p99',
    convert: (value: Value) => Value = (value) => value,
  ) => ({
    measured: convert(timing(size, mode, 'exact')?.[percentile]),
    allTiers: convert(timing(size, mode, 'ours')?.[percentile]),
  });
  const over = (divisor: Value) => (value: Value) => ratio(value, divisor);
  const under = (dividend: Value) => (value: Value) => ratio(dividend, value);
  const filter = (mode: RaceMode) => under(timing(SMALL, mode, 'naive')?.p50);

  return [
    {
      name: '10k, one field: p50 ÷ a pass of memchr',
      limit: 2,
      written: times,
      ...figuresOf(SMALL, 'pronunciation', 'p50', over(pass)),
      reason:
        'the pass answers with one number. Finding takes us hardly longer; the other half of the time is making the page, 24 results with their rows and ranks.',
    },
    {
      name: '10k, one field: p99 ÷ a pass of memchr',
      limit: 10,
      written: times,
      ...figuresOf(SMALL, 'pronunciation', 'p99', over(pass)),
      reason:
        'the hardest hundredth are pieces of three letters and more whose rarest pair is in hundreds of words: each of those is looked at. A scan for every place (`indexOf`) takes them longer still.',
    },
    {
      name: '10k, one field: literal filter ÷ ours, p50',
      limit: 100,
      more: true,
      written: times,
      ...figuresOf(SMALL, 'pronunciation', 'p50', filter('pronunciation')),
      reason:
        'one short field is where the filter is at its best: a hundredth of its time is 2 µs, about what making a page takes.',
    },
    {
      name: '10k, all fields: literal filter ÷ ours, p50',
      limit: 100,
      more: true,
      written: times,
      ...figuresOf(SMALL, 'all', 'p50', filter('all')),
    },
    {
      name: '10k, all fields: FlexSearch full + own ranking ÷ ours, p99',
      limit: 10,
      more: true,
      written: times,
      ...figuresOf(SMALL, 'all', 'p99', under(flexsearch)),
    },
    {
      name: 'memory: FlexSearch full + own ranking ÷ ours with all tiers',
      limit: 12,
      more: true,
      written: times,
      measured: ratio(results.costs.get('flexsearchFull')?.bytesPerWord, cost?.bytesPerWord),
    },
    { name: 'memory of all tiers, a word', limit: 450, written: bytes, measured: cost?.bytesPerWord },
    {
      name: 'code of all tiers, gzip',
      limit: 4500,
      written: bytes,
      measured: results.codeSizes.get('ours'),
      reason:
        'more than half are rules and tables of language that the tolerant tiers read by (kana, rōmaji, fold key, initials, both keyboards, unfinished syllables). The server runs them; no page loads them.',
    },
    {
      name: 'all tiers built cold, 10k',
      limit: 120,
      written: duration,
      measured: cost?.buildMs,
      reason:
        'seven indexes are built, four of fields and three of sounds and initials, by code that is compiled meanwhile; the next build in a process, after a word was changed, takes about half.',
    },
    { name: '100k, one field: p99', limit: 0.5, written: duration, ...figuresOf(MEDIUM, 'pronunciation', 'p99') },
    { name: '100k, all fields: p99', limit: 0.5, written: duration, ...figuresOf(MEDIUM, 'all', 'p99') },
    { name: '1M, one field: p99', limit: 3, written: duration, ...figuresOf(LARGE, 'pronunciation', 'p99') },
    { name: '1M, all fields: p99', limit: 3, written: duration, ...figuresOf(LARGE, 'all', 'p99') },
  ];
}

const times = (value: number): string => `${figure(value)} ×`;
const bytes = (value: number): string => `${figure(value)} bytes`;

const ratio = (dividend: Value, divisor: Value): Value =>
  dividend === undefined || divisor === undefined ? undefined : dividend / divisor;

/** Null where nothing was measured. */
const isMet = ({ measured, limit, more }: Goal): boolean | null =>
  measured === undefined ? null : more ? measured >= limit : measured <= limit;

/** The table of the goals and, below it, the reason of each that was missed. */
export function goalsTable(results: SearchResults): string {
  const goals = goalsOf(results);
  const rows = goals.map((goal) => {
    const { name, limit, more, written, measured, allTiers } = goal;
    const isReached = isMet(goal);
    return [
      name,
      `${more ? '≥' : '≤'} ${written(limit)}`,
      measured === undefined ? 'not measured' : written(measured),
      isReached === null ? '–' : isReached ? 'met' : '**missed**',
      allTiers === undefined ? '' : written(allTiers),
    ];
  });
  const reasons = goals
    .filter((goal) => isMet(goal) === false)
    .map(({ name, reason }) => `- **${name}**: ${reason ?? 'the reason is not known yet.'}`);
  return [
    table(['goal', 'wanted', 'measured', '', 'with all tiers'], rows),
    ...(reasons.length > 0 ? ['', 'Missed, and why:', '', ...reasons] : []),
  ].join('\n');
}
