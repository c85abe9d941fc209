import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sensesOf } from '@utarang/domain/study';
import { judgeLedger, type Verdict } from '../faults/judge.js';
import { connectTo } from '../faults/ready.js';
import { type Answers, WRITERS, Writers } from '../faults/writers.js';
import { addMembers } from '../study/fill.js';
import { readBook } from '../words/book.js';
import { Cluster, lacking } from './cluster.js';
import { DRILLS } from './drills.js';

export type DrillResult = {
  readonly name: string;
  readonly answers: Answers;
  /** The longest time without an acknowledged write, from the fault on; null where writes did not go on by themselves. */
  readonly gapMs: number | null;
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

/** Writes that stay away longer than this after a fault need a hand. */
const PATIENCE_MS = 90_000;

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
    try {
      if (!(await watchWrites(writers).goesOn())) throw new Error('no answer is acknowledged though all is there');
      for (let round = 0; round < (quick ? 1 : 3); round += 1) {
        for (const { name, begin } of DRILLS) {
          progress(`round ${round + 1}: ${name}`);
          await sleep(QUIET_MS);
          writers.takeAnswers();
          const watch = watchWrites(writers);
          const end = await begin(cluster);
          await sleep(QUIET_MS);
          const goesOn = await watch.goesOn();
          await end();
          const isWhole = (await cluster.isWhole()) || (await cluster.isWhole()) || (await cluster.isWhole());
          const longest = watch.end();
          const answers = writers.takeAnswers();
          drills.push({ name, answers, gapMs: goesOn ? longest : null, isWhole });
          const counts = [...answers.counts].map(([status, count]) => `${count} × ${status}`).join(', ');
          progress(`no write for ${longest.toFixed(0)} ms; whole again: ${isWhole}; ${counts}`);
        }
      }
    } finally {
      await writers.close();
    }
    const verdict = await connectTo(cluster.directUrl, (client) => judgeLedger(client, writers.acknowledged));
    return { lacking: [], drills, verdict, latencies };
  } finally {
    await cluster.stop();
  }
}

/** Watches how long no write was acknowledged. */
function watchWrites(writers: Writers) {
  let [last, longest, seen] = [performance.now(), 0, writers.acknowledged.size];
  const look = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    if (writers.acknowledged.size === seen) return;
    [last, seen] = [now, writers.acknowledged.size];
  };
  const timer = setInterval(look, 20);
  return {
    /** Waits until a write is acknowledged after this moment; false where none is in time. */
    async goesOn(): Promise<boolean> {
      const [start, before] = [performance.now(), writers.acknowledged.size];
      while (writers.acknowledged.size === before) {
        if (performance.now() - start > PATIENCE_MS) return false;
        await sleep(20);
      }
      return true;
    },
    end(): number {
      clearInterval(timer);
      look();
      return longest;
    },
  };
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
