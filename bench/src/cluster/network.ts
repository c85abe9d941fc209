import { execFileSync } from 'node:child_process';
import { onExit } from '../on-exit.js';

const NAME = 'utarang-drill';

/** Two cables: a name for each end, and its address. The outer ends are this machine's. */
const CABLES = {
  visitors: { outer: ['utd-v0', '10.201.0.1'], inner: ['utd-v1', '10.201.0.2'] },
  database: { outer: ['utd-d0', '10.201.1.1'], inner: ['utd-d1', '10.201.1.2'] },
} as const;

const ip = (...args: string[]) => execFileSync('ip', args, { stdio: 'ignore' });

/**
 * A network of its own for one process, as on a machine of its own: one cable leads to the visitors, one to the
 * database. A cut cable is silent: nothing that is sent arrives, and the sender gets no error.
 */
export class Network {
  /** The address at which the process is reached. */
  readonly host = CABLES.visitors.inner[1];
  /** The address of visitors' balancer, as the process sees it. */
  readonly balancer = CABLES.visitors.outer[1];
  /** The address at which the process reaches the database. */
  readonly database = CABLES.database.outer[1];
  /** The command by which a program is started in it. */
  readonly prefix = ['ip', 'netns', 'exec', NAME] as const;

  /** Creates the network; null without root or Linux. */
  static open(): Network | null {
    try {
      ip('netns', 'add', NAME);
    } catch {
      return null;
    }
    const network = new Network();
    onExit(() => network.close());
    ip('-n', NAME, 'link', 'set', 'lo', 'up');
    for (const { outer, inner } of Object.values(CABLES)) {
      ip('link', 'add', outer[0], 'type', 'veth', 'peer', 'name', inner[0], 'netns', NAME);
      ip('address', 'add', `${outer[1]}/30`, 'dev', outer[0]);
      ip('link', 'set', outer[0], 'up');
      ip('-n', NAME, 'address', 'add', `${inner[1]}/30`, 'dev', inner[0]);
      ip('-n', NAME, 'link', 'set', inner[0], 'up');
    }
    // With the cable cut, the database's answers go nowhere, and not out of this machine.
    ip('route', 'add', 'blackhole', '10.201.1.0/30', 'metric', '9999');
    return network;
  }

  cut(): void {
    ip('link', 'set', CABLES.database.outer[0], 'down');
  }

  mend(): void {
    ip('link', 'set', CABLES.database.outer[0], 'up');
  }

  close(): void {
    for (const args of [
      ['route', 'del', 'blackhole', '10.201.1.0/30', 'metric', '9999'],
      ['link', 'del', CABLES.visitors.outer[0]],
      ['link', 'del', CABLES.database.outer[0]],
      ['netns', 'del', NAME],
    ]) {
      try {
        ip(...args);
      } catch {} // it is gone already
    }
  }
}
