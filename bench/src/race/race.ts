import type { SearchableWord } from '@utarang/domain/search';
import { CONTENDERS, type ContenderId } from '../engines/contenders.js';
import type { Engine } from '../engines/engine.js';
import { median, type Spread, spreadOf } from '../measures/percentile.js';
import { makeQueries } from '../queries/queries.js';
import { PAGE, QUERY_KINDS, type Query, type QueryKind, type RaceMode } from '../queries/query.js';
import { createRandom } from '../words/random.js';
import { interleave } from './interleave.js';
import { type Judgement, judgeEngines } from './judge.js';

export type RaceParameters = {
  readonly bookDirectory: string;
  readonly size: number;
  readonly mode: RaceMode;
  readonly seed: number;
  readonly queries: number;
  /** Rounds that count; some before them only warm up. */
  readonly rounds: number;
  readonly contenders: readonly ContenderId[];
  /** The time that one contender may take, roughly. A slower one answers every n-th query. */
  readonly budgetMs: number;
  readonly databaseUrl: string | null;
};

/** In milliseconds, over the queries; each query counts with the median of its rounds. */
export type Timing = { readonly all: Spread; readonly kinds: Readonly<Record<QueryKind, Spread>> };
export type EngineRace = { readonly id: ContenderId; readonly timing: Timing; readonly judgement: Judgement };
export type RaceResult = { readonly queries: number; readonly raced: readonly EngineRace[] };

const WARM_UP_ROUNDS = 2;
const TRIALS = 3;
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
    const every = await affordableStep(ask, queries, rounds + WARM_UP_ROUNDS, parameters.budgetMs);
    runners.push({ ask, every });
  }
  await interleave(runners, queries, WARM_UP_ROUNDS);
  const times = await interleave(runners, queries, rounds);

  const judgements = await judgeEngines(words, mode, queries, engines);
  const raced = engines.map(({ id }, i) => ({ id, timing: timingOf(queries, times[i]!), judgement: judgements[i]! }));
  for (const { engine } of engines) await engine.close?.();
  return { queries: queries.length, raced };
}

/** The n of "every n-th query" for which an engine has time, by the best of some trials: a pause must not count. */
async function affordableStep(
  ask: (query: Query) => unknown,
  queries: readonly Query[],
  rounds: number,
  budgetMs: number,
) {
  let best = Number.POSITIVE_INFINITY;
  for (let trial = 0; trial < TRIALS; trial++) {
    const start = performance.now();
    for (const query of queries.slice(0, TRIED)) await ask(query);
    best = Math.min(best, performance.now() - start);
  }
  return Math.max(1, Math.ceil(((best / TRIED) * queries.length * rounds) / budgetMs));
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
