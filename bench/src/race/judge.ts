import type { SearchableWord } from '@utarang/domain/search';
import { CONTENDERS, type ContenderId } from '../engines/contenders.js';
import type { Engine } from '../engines/engine.js';
import { mean } from '../measures/percentile.js';
import { agreement, recall } from '../measures/quality.js';
import { PAGE, type Query, type RaceMode } from '../queries/query.js';

/** Shares from 0 to 1; null for what finds nothing by intention. */
export type Judgement = {
  /** Of what the query is in, how much was found. */
  readonly recall: number;
  /** Of the places of the first page, how many hold the row that the spec's ranking puts there. */
  readonly order: number;
  /** How often a word that is meant but not spelled so is on the first page. */
  readonly meant: number;
} | null;

const BLIND: readonly ContenderId[] = ['memchr', 'places'];

/** Judging asks for every result of a query, so it takes its samples: the fewer, the more words there are. */
const sampleSize = (words: number): number => Math.max(20, Math.min(200, Math.floor(2_000_000 / words)));

/** Compares what the engines find with what the plain scan finds, whose ranking is the spec's. */
export async function judge(
  words: readonly SearchableWord[],
  mode: RaceMode,
  queries: readonly Query[],
  engines: readonly { id: ContenderId; engine: Engine }[],
): Promise<Judgement[]> {
  const buildOracle = await CONTENDERS.naive.load();
  const oracle = await buildOracle(words, mode, { databaseUrl: null });
  const sample = queries.slice(0, sampleSize(words.length));

  const expected = new Map<Query, readonly number[]>();
  for (const query of sample) expected.set(query, (await oracle.search(query.text, words.length)).rows);

  const judgements: Judgement[] = [];
  for (const { id, engine } of engines) {
    judgements.push(BLIND.includes(id) ? null : await judgeOne(engine, expected, words.length));
  }
  return judgements;
}

async function judgeOne(
  engine: Engine,
  expected: ReadonlyMap<Query, readonly number[]>,
  everything: number,
): Promise<Judgement> {
  const recalls: (number | null)[] = [];
  const orders: (number | null)[] = [];
  const meant: number[] = [];
  for (const [query, rows] of expected) {
    const { total, rows: page } = await engine.search(query.text, PAGE);
    orders.push(agreement(page, rows.slice(0, PAGE)));
    const all = total <= PAGE ? page : (await engine.search(query.text, everything)).rows;
    recalls.push(recall(all, rows));
    if (query.meant !== null) meant.push(page.includes(query.meant) ? 1 : 0);
  }
  const known = (values: readonly (number | null)[]) => mean(values.filter((value) => value !== null));
  return { recall: known(recalls), order: known(orders), meant: mean(meant) };
}
