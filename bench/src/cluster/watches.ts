import { setTimeout as sleep } from 'node:timers/promises';
import type { Writers } from '../faults/writers.js';
import type { Cluster } from './cluster.js';

/** Writes that stay away longer than this after a fault need a hand. */
const TIMEOUT_MS = 90_000;

/** The time between two looks at who leads. */
const POLL_MS = 100;

/** Waits until a write is acknowledged after this moment; false where none is in time. */
export async function goesOn(writers: Writers): Promise<boolean> {
  const [start, before] = [performance.now(), writers.acknowledged.size];
  while (writers.acknowledged.size === before) {
    if (performance.now() - start > TIMEOUT_MS) return false;
    await sleep(20);
  }
  return true;
}

/** Watches how long no write was acknowledged. */
export function watchWrites(writers: Writers) {
  let [last, longest, seen] = [performance.now(), 0, writers.acknowledged.size];
  const look = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    if (writers.acknowledged.size === seen) return;
    [last, seen] = [now, writers.acknowledged.size];
  };
  const timer = setInterval(look, 20);
  return {
    end(): number {
      clearInterval(timer);
      look();
      return longest;
    },
  };
}

/** Watches when another leads than the one that leads now. */
export async function watchLead(cluster: Cluster) {
  const before = await cluster.nodeOf('primary');
  const start = performance.now();
  const others = cluster.nodes.filter((node) => node !== before);
  let [isOver, leaderMs]: [boolean, number | null] = [false, null];
  const watched = (async () => {
    for (; !isOver && leaderMs === null; await sleep(POLL_MS)) {
      const roles = await Promise.all(others.map((node) => node.role()));
      if (roles.includes('primary')) leaderMs = performance.now() - start;
    }
  })();
  return {
    async end(): Promise<number | null> {
      isOver = true;
      await watched;
      return leaderMs;
    },
  };
}
