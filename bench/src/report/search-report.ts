import { CONTENDERS, type ContenderId } from '../engines/contenders.js';
import { SMALL } from '../plan.js';
import { PAGE, QUERY_KINDS, type QueryKind } from '../queries/query.js';
import type { EngineRace } from '../race/race.js';
import type { SearchResults } from '../search.js';
import { duration, figure, percent, table } from './format.js';
import { goalsTable } from './goals.js';
import { machine } from './machine.js';

type Race = SearchResults['races'][number];

const KIND_NAMES: Readonly<Record<QueryKind, string>> = {
  one: '1 character',
  two: '2 characters',
  three: '3 to 6',
  keystrokes: 'keystrokes',
  miss: 'misses',
  choseong: '초성',
};

const OURS = ['exact', 'ours'] as const satisfies readonly ContenderId[];

const fieldsOf = ({ mode }: Race): string => (mode === 'all' ? 'all four fields' : 'one field (pronunciation)');
const sizeOf = ({ size }: Race): string => `${size.toLocaleString('en')} words`;

/** Everything that was measured, as Markdown. */
export function searchReport(results: SearchResults): string {
  const small = results.races.filter(({ size }) => size === SMALL);
  const large = results.races.filter(({ size }) => size !== SMALL);
  return [
    machine(),
    '### Goals',
    goalsTable(results),
    ...[...small, ...large].flatMap((race) => [
      `### ${sizeOf(race)}, ${fieldsOf(race)}`,
      raceTable(race, results),
      ...(race.raced.some(({ id }) => id === 'pgTrgm') || !results.withoutPostgres || race.size !== SMALL
        ? []
        : [`PostgreSQL was not run: ${results.withoutPostgres}.`]),
    ]),
    '### Our engine by kind of query, p50 / p99',
    kindsTable(results),
    '### How each engine was set up',
    table(
      ['engine', 'setting'],
      Object.values(CONTENDERS).map(({ name, setup }) => [name, setup]),
    ).replace('---:', '---'),
  ].join('\n\n');
}

function raceTable({ raced, size, mode, queries }: Race, { costs, codeSizes }: SearchResults): string {
  const base = raced.find(({ id }) => id === 'exact')!.timing.all;
  const withCosts = size === SMALL && mode === 'all';
  const asked = (count: number) => (count === queries ? String(count) : `${count} of ${queries}`);
  const row = ({ id, timing: { all }, judgement }: EngineRace) => [
    CONTENDERS[id].name,
    figure(all.p50 / base.p50),
    figure(all.p99 / base.p99),
    duration(all.p50),
    duration(all.p99),
    judgement ? percent(judgement.recall) : '–',
    judgement ? percent(judgement.order) : '–',
    judgement ? percent(judgement.meant) : '–',
    asked(all.count),
    ...(withCosts ? costCells(id) : []),
  ];
  const costCells = (id: ContenderId) => [
    figure(costs.get(id)?.bytesPerWord ?? Number.NaN),
    duration(costs.get(id)?.buildMs ?? Number.NaN),
    figure((codeSizes.get(id) ?? Number.NaN) / 1000),
  ];
  return table(
    [
      ...['engine', 'p50 ×', 'p99 ×', 'p50', 'p99', 'recall', 'order', `meant, in ${PAGE}`, 'queries'],
      ...(withCosts ? ['bytes a word', 'built cold', 'code kB'] : []),
    ],
    raced.map(row),
  );
}

function kindsTable({ races }: SearchResults): string {
  return table(
    ['', ...QUERY_KINDS.map((kind) => KIND_NAMES[kind])],
    races.flatMap((race) =>
      OURS.map((id) => {
        const { kinds } = race.raced.find((raced) => raced.id === id)!.timing;
        const cells = QUERY_KINDS.map((kind) => `${duration(kinds[kind].p50)} / ${duration(kinds[kind].p99)}`);
        return [`${sizeOf(race)}, ${fieldsOf(race)}, ${CONTENDERS[id].name}`, ...cells];
      }),
    ),
  );
}
