import type { SearchableWord } from '@utarang/domain/search';
import { CONTENDERS, type ContenderId } from '../engines/contenders.js';
import type { Engine } from '../engines/engine.js';
import { median, type Spread, spreadOf } from '../measures/percentile.js';
import { makeQueries } from '../queries/queries.js';
import { PAGE, QUERY_KINDS, type Query, type QueryKind, type RaceMode } from '../queries/query.js';
import { createRandom } from '../words/random.js';
import { type Judgement, judge } from './judge.js';
import { takeTurns } from './turns.js';

export type RaceParameters = {
  readonly bookDirectory: string;
  readonly size: number;
  readonly mode: RaceMode;
  readonly seed: number;
  readonly queries: number;
  /** Rounds that count; some before them only warm up. */
  readonly rounds: number;
  readonly contenders: readonly ContenderId[];
  /** About as long one contender may take. A slower one answers every n-th query. */
  readonly budgetMs: number;
  readonly databaseUrl: string | null;
};

/** In milliseconds: of each query the median of its rounds, over the queries. */
export type Timing = { readonly all: Spread; readonly kinds: Readonly<Record<QueryKind, Spread>> };
export type Raced = { readonly id: ContenderId; readonly timing: Timing; readonly judgement: Judgement };
export type RaceResult = { readonly queries: number; readonly raced: readonly Raced[] };

const WARM_UP_ROUNDS = 2;
const TRIED = 16;

/** One catalogue, the same queries, all engines in turns. */
export async function race(words: readonly SearchableWord[], parameters: RaceParameters): Promise<RaceResult> {
  const { mode, contenders, rounds, databaseUrl } = parameters;
  const queries = makeQueries(words, mode, parameters.queries, createRandom(parameters.seed));
  const engines: { id: ContenderId; engine: Engine }[] = [];
  for (const id of contenders) {
    const build = await CONTENDERS[id].load();
    engines.push({ id, engine: await build(words, mode, { databaseUrl }) });
  }

  const runners = [];
  for (const { engine } of engines) {
    const ask = ({ text }: Query) => engine.search(text, PAGE);
    const every = await thinning(ask, queries, rounds + WARM_UP_ROUNDS, parameters.budgetMs);
    runners.push({ ask, every });
  }
  await takeTurns(runners, queries, WARM_UP_ROUNDS);
  const times = await takeTurns(runners, queries, rounds);

  const judgements = await judge(words, mode, queries, engines);
  const raced = engines.map(({ id }, i) => ({ id, timing: timingOf(queries, times[i]!), judgement: judgements[i]! }));
  for (const { engine } of engines) await engine.close?.();
  return { queries: queries.length, raced };
}

/** Every how many queries an engine can be asked within its time: tried with a few, the second time around. */
async function thinning(ask: (query: Query) => unknown, queries: readonly Query[], rounds: number, budgetMs: number) {
  const tried = queries.slice(0, TRIED);
  for (const query of tried) await ask(query);
  const start = performance.now();
  for (const query of tried) await ask(query);
  const needed = ((performance.now() - start) / tried.length) * queries.length * rounds;
  return Math.max(1, Math.ceil(needed / budgetMs));
}

function timingOf(queries: readonly Query[], times: readonly (readonly number[])[]): Timing {
  const timed = queries
    .map(({ kind }, i) => ({ kind, times: times[i]! }))
    .filter(({ times }) => times.length > 0)
    .map(({ kind, times }) => ({ kind, time: median(times) }));
  const timesOf = (kind: QueryKind) => timed.filter((query) => query.kind === kind).map(({ time }) => time);
  return {
    all: spreadOf(timed.map(({ time }) => time)),
    kinds: Object.fromEntries(QUERY_KINDS.map((kind) => [kind, spreadOf(timesOf(kind))])) as Timing['kinds'],
  };
}
