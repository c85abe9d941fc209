import { setTimeout as sleep } from 'node:timers/promises';
import { readPostmaster } from '@utarang/postgres/postmaster';
import { SEED } from '../plan.js';
import { addMembers } from '../study/fill.js';
import { createRandom } from '../words/random.js';
import { dataOf, urlOf } from './embedded.js';
import { judgeLedger, type Verdict } from './judge.js';
import { Product } from './product.js';
import { comesBack, comesTrue, connectTo, startOf } from './ready.js';
import { type Question, WRITERS, Writers } from './writers.js';

export const VICTIMS = ['server', 'PostgreSQL', 'both'] as const;

export type Kill = {
  readonly victim: (typeof VICTIMS)[number];
  /** The time from the kill to the next stored answer; null where the product had to be restarted by hand. */
  readonly backMs: number | null;
};

export type KillResults = { readonly kills: readonly Kill[]; readonly verdict: Verdict };

/** The bounds of the time for which a round writes before its kill. */
const [WRITE_MIN_MS, WRITE_MAX_MS] = [200, 900];

/** Kills server, PostgreSQL and both in turns while members answer; the server is started again, and nothing else. */
export async function measureKills(
  dataDir: string,
  port: number,
  questions: readonly Question[],
  rounds: number,
  progress: (line: string) => void,
): Promise<KillResults> {
  const product = new Product(port, { DATA_DIR: dataDir });
  const random = createRandom(SEED);
  await startOf(product);
  await connectTo(urlOf(dataDir), (client) => addMembers(client, WRITERS));
  const writers = new Writers(questions, product.origin);
  const kills: Kill[] = [];
  const kill = async (victim: Kill['victim']): Promise<Kill> => {
    const postmaster = readPostmaster(dataOf(dataDir))?.pid;
    const start = performance.now();
    if (victim !== 'server' && postmaster) process.kill(postmaster, 'SIGKILL');
    if (victim !== 'PostgreSQL') {
      await product.end('SIGKILL');
      product.start();
    }
    const isNew = () => victim === 'server' || readPostmaster(dataOf(dataDir))?.pid !== postmaster;
    const isBack = (await comesTrue(isNew)) && (await comesBack(product, writers));
    return { victim, backMs: isBack ? performance.now() - start : null };
  };
  try {
    for (let round = 0; round < rounds; round++) {
      const victim = VICTIMS[round % VICTIMS.length]!;
      progress(`kill -9 of ${victim}, ${round + 1} of ${rounds}`);
      await sleep(WRITE_MIN_MS + random.next() * (WRITE_MAX_MS - WRITE_MIN_MS));
      const killed = await kill(victim);
      kills.push(killed);
      if (killed.backMs !== null) continue;
      await product.end('SIGKILL');
      await startOf(product);
    }
  } finally {
    await writers.close();
  }
  const verdict = await connectTo(urlOf(dataDir), (client) => judgeLedger(client, writers.acknowledged));
  await product.end('SIGTERM');
  return { kills, verdict };
}
