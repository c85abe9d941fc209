import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sensesOf } from '@utarang/domain/study';
import { judgeLedger, type Verdict } from '../faults/judge.js';
import { connectTo } from '../faults/ready.js';
import { type Answers, WRITERS, Writers } from '../faults/writers.js';
import { addMembers } from '../study/fill.js';
import { readBook } from '../words/book.js';
import { Cluster, lacking } from './cluster.js';
import { DRILLS, type Drill } from './drills.js';
import { goesOn, watchLead, watchWrites } from './watches.js';

export type DrillResult = {
  readonly name: string;
  readonly answers: Answers;
  /** The answers that were acknowledged since the drill before, and are not in the ledger. */
  readonly lost: number;
  /**
   * The longest time without an acknowledged write, from the fault on; null where writes did not go on by themselves.
   */
  readonly gapMs: number | null;
  /** The time from the fault on until another PostgreSQL led; null where the same one goes on. */
  readonly leaderMs: number | null;
  /** True if all machines were there again, and one replica in step, without a hand. */
  readonly isWhole: boolean;
};

export type ClusterResults = {
  /** The programs that this machine lacks; nothing was measured then. */
  readonly lacking: readonly string[];
  readonly drills: readonly DrillResult[];
  readonly verdict: Verdict;
  /** An acknowledged answer with a replica in step, and with the leader alone, in ms. */
  readonly latencies: { readonly inStep: readonly number[]; readonly alone: readonly number[] };
};

const bookDirectory = fileURLToPath(new URL('../../../packages/content/data/words/', import.meta.url));

/** The time of writing before each fault. */
const QUIET_MS = 2_000;

/** Builds the cluster, plays each drill `rounds` times while members answer, and takes the cluster down again. */
export async function measureCluster(quick: boolean, progress: (line: string) => void): Promise<ClusterResults> {
  const none = { acknowledged: 0, lost: 0, double: 0 };
  const missing = lacking();
  if (missing.length > 0) return { lacking: missing, drills: [], verdict: none, latencies: { inStep: [], alone: [] } };
  const questions = readBook(bookDirectory).map(({ id, meaningKo }) => ({ id, answer: sensesOf(meaningKo)[0]! }));
  const cluster = new Cluster();
  try {
    await cluster.start(progress);
    await connectTo(cluster.directUrl, (client) => addMembers(client, WRITERS));
    const latencies = await priceOfSteps(cluster);
    const writers = new Writers(questions, cluster.origin);
    const drills: DrillResult[] = [];
    const judged = () => ledgerOf(cluster, writers);
    let verdict = none;
    try {
      if (!(await goesOn(writers))) throw new Error('no answer is acknowledged though all is there');
      for (let round = 1; round <= (quick ? 1 : 3); round += 1) {
        for (const drill of DRILLS) {
          progress(`round ${round}: ${drill.name}`);
          const played = await play(drill, cluster, writers);
          const before = verdict.lost;
          verdict = await judged();
          drills.push({ ...played, lost: verdict.lost - before });
          progress(describe(drills.at(-1)!));
        }
      }
    } finally {
      await writers.close();
    }
    return { lacking: [], drills, verdict: await judged(), latencies };
  } finally {
    await cluster.stop();
  }
}

/** Plays one drill while members answer. One that does not come to its end needs a hand, and the others follow. */
async function play(drill: Drill, cluster: Cluster, writers: Writers): Promise<Omit<DrillResult, 'lost'>> {
  await sleep(QUIET_MS);
  writers.takeAnswers();
  const watch = watchWrites(writers);
  const lead = await watchLead(cluster);
  let isOver = true;
  const failed = (error: unknown) => {
    console.error(error);
    isOver = false;
    return async () => {};
  };
  const end = await drill.begin(cluster).catch(failed);
  await sleep(QUIET_MS);
  const isBack = await goesOn(writers);
  await end().catch(failed);
  const isWhole = (await cluster.isWhole()) || (await cluster.isWhole()) || (await cluster.isWhole());
  const longest = watch.end();
  const leaderMs = await lead.end();
  return {
    name: drill.name,
    answers: writers.takeAnswers(),
    gapMs: isBack ? longest : null,
    leaderMs,
    isWhole: isWhole && isOver,
  };
}

/**
 * The verdict on the answers that were acknowledged up to now. The connection may be cut just after the node that it
 * led to has lost its lead.
 */
async function ledgerOf(cluster: Cluster, writers: Writers): Promise<Verdict> {
  const judge = () =>
    connectTo(cluster.directUrl, (client) => judgeLedger(client, new Set(writers.acknowledged))).catch(() => null);
  return (await judge()) ?? (await sleep(QUIET_MS).then(judge)) ?? fail('the ledger cannot be read');
}

const fail = (message: string): never => {
  throw new Error(message);
};

function describe({ gapMs, leaderMs, isWhole, lost, answers }: DrillResult): string {
  const counts = [...answers.counts].map(([status, count]) => `${count} × ${status}`).join(', ');
  const ms = (value: number | null) => (value === null ? '–' : `${value.toFixed(0)} ms`);
  return `no write for ${ms(gapMs)}; another leader after ${ms(leaderMs)}; whole again: ${isWhole}; lost ${lost}; ${counts}`;
}

/** The time of a small commit on the leader, with a replica in step and without, in ms. */
async function priceOfSteps(cluster: Cluster): Promise<ClusterResults['latencies']> {
  return connectTo(cluster.directUrl, async (client) => {
    await client.query('create temporary table price (n int)');
    const commits = async (how: string) => {
      await client.query(`set synchronous_commit = ${how}`);
      const times: number[] = [];
      for (let n = 0; n < 300; n += 1) {
        const start = performance.now();
        await client.query(`begin; select pg_logical_emit_message(true, 'drill', '${n}'); commit`);
        times.push(performance.now() - start);
      }
      return times;
    };
    return { alone: await commits('local'), inStep: await commits('on') };
  });
}
