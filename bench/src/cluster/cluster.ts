import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Product } from '../faults/product.js';
import { makeProxy } from '../faults/proxy.js';
import { comesTrue, connectTo } from '../faults/ready.js';
import { freePort } from '../free-port.js';
import { onExit } from '../on-exit.js';
import { DatabaseNode } from './database-node.js';
import { Network } from './network.js';
import { nextRelease } from './next-release.js';
import { Program, type User, unprivileged } from './program.js';
import { filled } from './settings.js';

const HOST = '127.0.0.1';
const PASSWORD = 'drill';
const NODES = [1, 2, 3] as const;
const NEEDED = ['etcd', 'patroni', 'haproxy', 'pgbouncer'] as const;

type Way = Awaited<ReturnType<typeof makeProxy>>;

/** The programs of the cluster that this machine lacks; it is not built where there is one. */
export function lacking(): string[] {
  const isThere = (program: string) => {
    try {
      execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  };
  return [...NEEDED.filter((program) => !isThere(program)), ...(postgresBinaries() ? [] : ['postgresql'])];
}

/** The folder of the programs of Debian's newest PostgreSQL, or null. */
function postgresBinaries(): string | null {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((one, other) => Number(other) - Number(one)) : [];
  return versions[0] === undefined ? null : join(root, versions[0], 'bin');
}

/** Three PostgreSQL under Patroni, three etcd, HAProxy, PgBouncer and three processes of the product, on loopback. */
export class Cluster {
  readonly #folder = mkdtempSync(join(tmpdir(), 'utarang-cluster-'));
  readonly #user: User = unprivileged();
  readonly etcd: Program[] = [];
  readonly #etcdPorts: number[] = [];
  readonly nodes: DatabaseNode[] = [];
  readonly products: Product[] = [];
  /** The network of the first product alone; null where this machine lets us make none. */
  readonly network = Network.open();
  #ways: Way[] = [];
  #releases = 0;
  readonly #fronts: Program[] = [];
  #ports = { writePort: 0, readPort: 0, poolPort: 0, visitorPort: 0 };

  /** The address of the balancer before the products. */
  get origin(): URL {
    return new URL(`http://${HOST}:${this.#ports.visitorPort}/`);
  }

  /** The database of the current leader, without the pooler. */
  get directUrl(): string {
    return `postgres://utarang:${PASSWORD}@${HOST}:${this.#ports.writePort}/utarang`;
  }

  constructor() {
    // A command that is stopped half-way: PostgreSQL outlives the Patroni that started it.
    onExit(() => {
      for (const node of this.nodes) node.signal('SIGKILL');
      rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
    });
  }

  async start(progress: (line: string) => void): Promise<void> {
    if (this.#user.uid !== undefined) chownSync(this.#folder, this.#user.uid, this.#user.gid);
    this.#ports = {
      writePort: await freePort(),
      readPort: await freePort(),
      poolPort: await freePort(),
      visitorPort: await freePort(),
    };
    progress('three etcd and three PostgreSQL under Patroni');
    await this.#startEtcd();
    await this.#startDatabases();
    progress('HAProxy, PgBouncer and three processes');
    await this.#startFronts();
    await this.#startProducts();
  }

  /** Waits until one leads and the two others follow, one of them in step. */
  isWhole(): Promise<boolean> {
    return comesTrue(async () => {
      const roles = await Promise.all(this.nodes.map((node) => node.role()));
      return [...roles].sort().join() === 'primary,replica,sync_standby';
    });
  }

  /** Waits for one with the role: Patroni is slow to answer where much else is done. */
  async nodeOf(role: 'primary' | 'sync_standby' | 'replica'): Promise<DatabaseNode> {
    let found: DatabaseNode | undefined;
    const isThere = async () => {
      for (const node of this.nodes) if ((await node.role()) === role) found = node;
      return found !== undefined;
    };
    if (!(await comesTrue(isThere)) || !found) throw new Error(`there is no ${role}`);
    return found;
  }

  /** The etcd that leads. */
  async etcdLeader(): Promise<Program> {
    for (const [index, port] of this.#etcdPorts.entries()) {
      const status = (await post(`http://${HOST}:${port}/v3/maintenance/status`)) as {
        leader?: string;
        header?: { member_id?: string };
      };
      if (status.leader !== undefined && status.leader === status.header?.member_id) return this.etcd[index]!;
    }
    throw new Error('no etcd leads');
  }

  async stop(): Promise<void> {
    for (const product of this.products) await product.end('SIGTERM');
    for (const way of this.#ways) await way.close();
    for (const front of this.#fronts) await front.end();
    for (const node of this.nodes) node.signal('SIGCONT');
    await Promise.all(this.nodes.map((node) => node.patroni.end()));
    for (const node of this.nodes) node.signal('SIGKILL');
    await Promise.all(this.etcd.map((etcd) => etcd.end('SIGKILL')));
    this.network?.close();
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  /** Cuts the first product off from the database; answers what mends that. */
  cutOff(): () => void {
    const { network } = this;
    if (network) network.cut();
    else for (const way of this.#ways) way.block();
    return () => {
      if (network) network.mend();
      else for (const way of this.#ways) way.unblock();
    };
  }

  /** Makes the release after the one that runs, which brings a migration; answers its program. */
  nextRelease(): string {
    this.#releases += 1;
    return nextRelease(join(this.#folder, `release-${this.#releases}`), this.#releases);
  }

  /** Checks whether the database has the migration of the latest release. */
  isMigrated(): Promise<boolean> {
    return connectTo(this.directUrl, async (client) => {
      const { rowCount } = await client.query(
        `select from pg_attribute where attrelid = 'point_awards'::regclass and attname = 'drill_${this.#releases}'`,
      );
      return rowCount === 1;
    });
  }

  async #startEtcd(): Promise<void> {
    const members = [];
    for (const nth of NODES) {
      members.push({ name: `etcd${nth}`, clientPort: await freePort(), peerPort: await freePort() });
    }
    const peers = members.map(({ name, peerPort }) => `${name}=http://${HOST}:${peerPort}`).join();
    for (const member of members) {
      const data = join(this.#folder, `${member.name}-data`);
      const settings = this.#write(
        `${member.name}.yml`,
        filled('etcd.conf.yml', { ...member, host: HOST, data, peers, state: 'new' }),
      );
      const etcd = new Program(member.name, ['etcd', '--config-file', settings], this.#log(member.name), this.#user);
      etcd.start();
      this.etcd.push(etcd);
      this.#etcdPorts.push(member.clientPort);
    }
    if (!(await comesTrue(() => this.etcdLeader().then(Boolean, () => false)))) throw this.#failure('etcd');
  }

  async #startDatabases(): Promise<void> {
    const etcdHosts = this.#etcdPorts.map((port) => `${HOST}:${port}`).join();
    for (const nth of NODES) {
      const name = `pg${nth}`;
      const [port, apiPort] = [await freePort(), await freePort()];
      const settings = this.#write(
        `${name}.yml`,
        filled('patroni.yml', {
          name,
          host: HOST,
          port,
          apiPort,
          etcdHosts,
          data: join(this.#folder, `${name}-data`),
          binaries: postgresBinaries() ?? '',
          passwords: join(this.#folder, `${name}.pgpass`),
          network: `${HOST}/32`,
          superuserPassword: PASSWORD,
          replicationPassword: PASSWORD,
        }),
      );
      const node = new DatabaseNode(name, port, apiPort, this.#folder, settings, this.#user);
      node.patroni.start();
      this.nodes.push(node);
    }
    if (!(await this.isWhole()) && !(await this.isWhole())) throw this.#failure('Patroni');
  }

  async #startFronts(): Promise<void> {
    const databases = this.nodes.map(
      ({ name, port, apiPort }) => `  server ${name} ${HOST}:${port} check port ${apiPort}`,
    );
    const ports = await Promise.all(NODES.map(() => freePort()));
    const hosts = ports.map((_, nth) => (nth === 0 && this.network ? this.network.host : HOST));
    const products = ports.map((port, nth) => `  server utarang${port} ${hosts[nth]}:${port} check`);
    const inside = this.network ? [this.network.database] : [];
    const values = {
      ...this.#ports,
      host: HOST,
      writes: [HOST, ...inside].map((host) => `${host}:${this.#ports.writePort}`).join(),
      databases: databases.join('\n'),
      products: products.join('\n'),
    };
    const proxy = this.#write('haproxy.cfg', filled('haproxy.cfg', values));
    const users = this.#write('users.txt', `"utarang" "${PASSWORD}"\n`);
    const pooler = filled('pgbouncer.ini', {
      ...this.#ports,
      host: HOST,
      hosts: [HOST, ...inside].join(),
      users,
    });
    for (const [name, command] of [
      ['haproxy', ['haproxy', '-db', '-q', '-f', proxy]],
      ['pgbouncer', ['pgbouncer', this.#write('pgbouncer.ini', pooler)]],
    ] as const) {
      const front = new Program(name, command, this.#log(name), this.#user);
      front.start();
      this.#fronts.push(front);
    }
    const superuser = this.directUrl.replace('utarang:', 'postgres:').replace(/utarang$/, 'postgres');
    const isMade = await comesTrue(() =>
      connectTo(superuser, async (client) => {
        await client.query(`create role utarang login password '${PASSWORD}'`);
        await client.query('create database utarang owner utarang');
        await client.query(
          `alter role utarang in database utarang set statement_timeout = '5s';
           alter role utarang in database utarang set idle_in_transaction_session_timeout = '12s'`,
        );
        return true;
      }).catch(() => false),
    );
    if (!isMade) throw this.#failure('HAProxy');
    const pooledUrl = this.directUrl.replace(String(this.#ports.writePort), String(this.#ports.poolPort));
    for (const [nth, port] of ports.entries()) {
      const network = nth === 0 ? this.network : null;
      const [pooled, direct] = await this.#addressesOf(nth, pooledUrl);
      const settings = {
        DATABASE_URL: pooled,
        DATABASE_DIRECT_URL: direct,
        DATA_DIR: join(this.#folder, `utarang${port}`),
        TRUST_PROXY: network ? network.balancer : 'loopback',
      };
      this.products.push(new Product(port, settings, network ? { host: network.host, prefix: network.prefix } : {}));
    }
  }

  /** The addresses of the database for a product: the first one's way there can be cut. */
  async #addressesOf(nth: number, pooledUrl: string): Promise<readonly [pooled: string, direct: string]> {
    const urls = [pooledUrl, this.directUrl] as const;
    if (nth > 0) return urls;
    const { network } = this;
    if (network) return [urls[0].replace(HOST, network.database), urls[1].replace(HOST, network.database)];
    this.#ways = [await makeProxy(urls[0]), await makeProxy(urls[1])];
    return [this.#ways[0]!.url, this.#ways[1]!.url];
  }

  async #startProducts(): Promise<void> {
    for (const product of this.products) {
      product.start();
      if (!(await comesTrue(() => product.isReady()))) throw this.#failure('the product');
    }
  }

  readonly #log = (name: string) => join(this.#folder, `${name}.log`);

  /** Writes a file that only the programs' user reads. */
  #write(name: string, text: string): string {
    const file = join(this.#folder, name);
    writeFileSync(file, text, { mode: 0o600 });
    if (this.#user.uid !== undefined) chownSync(file, this.#user.uid, this.#user.gid);
    return file;
  }

  #failure(of: string): Error {
    const logs = readdirSync(this.#folder).filter((name) => name.endsWith('.log'));
    const logTails = logs.map((name) => `${name}: ${readFileSync(join(this.#folder, name), 'utf8').slice(-600)}`);
    return new Error(`${of} did not come up\n${logTails.join('\n')}`);
  }
}

const post = (url: string): Promise<unknown> =>
  fetch(url, { method: 'POST', body: '{}', signal: AbortSignal.timeout(1000) })
    .then((response) => response.json())
    .catch(() => ({}));
