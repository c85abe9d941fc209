import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from '../faults/product.js';
import { comesTrue } from '../faults/ready.js';
import type { Cluster } from './cluster.js';

/** A fault: it begins, and what an operator's machine would do by itself afterwards (a reboot) ends it. */
export type Drill = {
  readonly name: string;
  readonly begin: (cluster: Cluster) => Promise<() => Promise<void>>;
};

const nothing = async () => {};

/** The machine of a database loses its power, and starts again when the drill is over. */
const killed = (role: 'primary' | 'sync_standby') => async (cluster: Cluster) => {
  const node = await cluster.nodeOf(role);
  node.signal('SIGKILL');
  return async () => {
    await comesTrue(() => node.patroni.pid === null);
    node.patroni.start();
  };
};

async function restart(product: Product): Promise<void> {
  await product.end('SIGTERM');
  product.start();
  const comes = () => comesTrue(() => product.isReady());
  if (!(await comes()) && !(await comes())) throw new Error('a process did not come back');
}

export const DRILLS: readonly Drill[] = [
  { name: 'the leader’s machine is killed (-9)', begin: killed('primary') },
  {
    name: 'PostgreSQL alone is killed on the leader',
    async begin(cluster) {
      const { postmaster } = await cluster.nodeOf('primary');
      if (postmaster === null) throw new Error('the leader has no PostgreSQL');
      process.kill(postmaster, 'SIGKILL');
      return nothing;
    },
  },
  {
    name: 'the leader’s machine stands still for 40 s',
    async begin(cluster) {
      const node = await cluster.nodeOf('primary');
      node.signal('SIGSTOP');
      const over = sleep(40_000);
      return async () => {
        await over;
        node.signal('SIGCONT');
      };
    },
  },
  { name: 'the replica in step is killed (-9)', begin: killed('sync_standby') },
  {
    name: 'the leader of etcd is killed (-9)',
    async begin(cluster) {
      const etcd = await cluster.etcdLeader();
      await etcd.end('SIGKILL');
      return async () => etcd.start();
    },
  },
  {
    name: 'the lead is handed over',
    async begin(cluster) {
      await (await cluster.nodeOf('primary')).switchOver();
      return nothing;
    },
  },
  {
    name: 'one process is cut off from the database for 10 s',
    async begin(cluster) {
      const mend = cluster.cutOff();
      const over = sleep(10_000);
      return async () => {
        await over;
        mend();
      };
    },
  },
  {
    name: 'the processes are restarted one by one',
    async begin(cluster) {
      for (const product of cluster.products) await restart(product);
      return nothing;
    },
  },
  {
    name: 'a release with a migration comes, one process after the other',
    async begin(cluster) {
      const program = cluster.nextRelease();
      for (const product of cluster.products) {
        product.program = program;
        await restart(product);
      }
      if (!(await cluster.isMigrated())) throw new Error('the release has not migrated');
      return nothing;
    },
  },
];
