import { runJob } from '../jobs/run.js';
import type { Spread } from '../measures/percentile.js';
import type { LoadParameters } from '../overload/load.js';
import { type BareServer, startBare } from './bare.js';

/**
 * A rush: what is asked for, and which share of the bare server's throughput is wanted; `fresh` paths are each asked
 * once.
 */
export type Rush = {
  readonly name: string;
  readonly wanted: number | null;
  readonly paths: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Paths that nobody has asked for before; the bare server is asked for `paths` instead. */
  readonly fresh?: readonly string[];
};

export type Share = { readonly perSecond: number; readonly times: Spread; readonly refused: number };
/** One round: the product and the bare server, one straight after the other. */
export type RushRound = { readonly product: Share; readonly bare: Share };
export type RushResult = Pick<Rush, 'name' | 'wanted'> & { readonly rounds: readonly RushRound[] };

export const CONNECTIONS = 16;
const LEAD_SECONDS = 1;

type Options = { readonly jobs: string; readonly product: URL; readonly rounds: number; readonly seconds: number };

/** The product beside the bare server, in turns, under as many requests as each can answer. */
export async function measureRush(
  { name, wanted, paths, headers = {}, fresh }: Rush,
  { jobs, product, rounds, seconds }: Options,
): Promise<RushResult> {
  const bare: BareServer = await startBare(product, paths, headers);
  const ask = async (origin: URL, asked: readonly string[], pathsEach: number): Promise<Share> => {
    const parameters: LoadParameters = {
      ...{ origin: origin.href, paths: asked, headers, behindProxy: true, pathsEach },
      ...{ connections: CONNECTIONS, leadSeconds: LEAD_SECONDS, seconds },
    };
    const { served, shed, failed } = await runJob(jobs, 'load', parameters);
    return { perSecond: served.count / seconds, times: served, refused: shed.count + failed };
  };
  const each = Math.ceil(Math.max(paths.length, 4000) / CONNECTIONS);
  const done: RushRound[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      const own = fresh && partOf(fresh, round, rounds);
      const measured = await ask(product, own ?? paths, own ? Math.floor(own.length / CONNECTIONS) : each);
      if (own && measured.times.count > own.length) throw new Error(`${name}: ${own.length} paths were too few`);
      done.push({ product: measured, bare: await ask(bare.origin, paths, each) });
    }
  } finally {
    bare.stop();
  }
  return { name, wanted, rounds: done };
}

function partOf(paths: readonly string[], round: number, rounds: number): readonly string[] {
  const size = Math.floor(paths.length / rounds);
  return paths.slice(round * size, (round + 1) * size);
}
