import type { SearchableWord } from '@utarang/domain/search';
import { CONTENDERS, type ContenderId } from '../engines/contenders.js';
import type { Engine } from '../engines/engine.js';
import { mean } from '../measures/percentile.js';
import { agreement, recall } from '../measures/quality.js';
import { PAGE, type Query, type RaceMode } from '../queries/query.js';

/** Shares from 0 to 1; null for what finds nothing by intention. */
export type Judgement = {
  /** The share of the words that contain the query which were found. */
  readonly recall: number;
  /** The share of the places of the first page that hold the row which the product's ranking puts there. */
  readonly order: number;
  /** The share of words that are meant but not spelled so which are on the first page. */
  readonly meant: number;
} | null;

const BLIND: readonly ContenderId[] = ['memchr', 'places'];

/** Judging asks for every result of a query, so it takes its samples: the fewer, the more words there are. */
const sampleSize = (words: number): number => Math.max(20, Math.min(200, Math.floor(2_000_000 / words)));

/** Compares what the engines find with what the plain scan finds, which ranks as the product does. */
export async function judgeEngines(
  words: readonly SearchableWord[],
  mode: RaceMode,
  queries: readonly Query[],
  engines: readonly { id: ContenderId; engine: Engine }[],
): Promise<Judgement[]> {
  const buildOracle = await CONTENDERS.naive.load();
  const oracle = await buildOracle(words, mode, { databaseUrl: null });
  const size = sampleSize(words.length);
  const meaning = queries.filter(({ meant }) => meant !== null).slice(0, size);

  const expected = new Map<string, readonly number[]>();
  for (const { text } of queries.slice(0, size)) expected.set(text, (await oracle.search(text, words.length)).rows);

  const judgements: Judgement[] = [];
  for (const { id, engine } of engines) {
    judgements.push(BLIND.includes(id) ? null : await judgeOne(engine, expected, meaning, words.length));
  }
  return judgements;
}

async function judgeOne(
  engine: Engine,
  expected: ReadonlyMap<string, readonly number[]>,
  meaning: readonly Query[],
  everything: number,
): Promise<Judgement> {
  const recalls: (number | null)[] = [];
  const orders: (number | null)[] = [];
  for (const [text, rows] of expected) {
    const { total, rows: page } = await engine.search(text, PAGE);
    orders.push(agreement(page, rows.slice(0, PAGE)));
    const all = total <= PAGE ? page : (await engine.search(text, everything)).rows;
    recalls.push(recall(all, rows));
  }
  const meant: number[] = [];
  for (const query of meaning) {
    const { rows } = await engine.search(query.text, PAGE);
    meant.push(rows.includes(query.meant!) ? 1 : 0);
  }
  const known = (values: readonly (number | null)[]) => mean(values.filter((value) => value !== null));
  return { recall: known(recalls), order: known(orders), meant: mean(meant) };
}
