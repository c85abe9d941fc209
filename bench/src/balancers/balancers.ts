import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Product } from '../faults/product.js';
import { makeProxy } from '../faults/proxy.js';
import { comesTrue, startOf } from '../faults/ready.js';
import { freePort } from '../free-port.js';
import { onExit } from '../on-exit.js';
import { startPostgres } from '../postgres.js';
import { BALANCERS, type Balancer, documentedSettings } from './documented.js';
import { placed } from './placed.js';
import { ask, newAgent, QUESTIONS } from './visitor.js';

type Stage = {
  readonly name: string;
  readonly asked: number;
  /** The answers other than the server's own, and how often each came. */
  readonly others: ReadonlyMap<string, number>;
};

export type BalancerResult = {
  readonly balancer: Balancer;
  /** Null where it is not installed. */
  readonly stages: readonly Stage[] | null;
};

/** The documented balancers before two built products, with a process away, with the database away, and with both. */
export async function measureBalancers(quick: boolean, progress: (line: string) => void): Promise<BalancerResult[]> {
  const rounds = quick ? 5 : 50;
  const folder = mkdtempSync(join(tmpdir(), 'utarang-balancers-'));
  const postgres = await startPostgres();
  const database = await makeProxy(postgres.url);
  const processes = [await freePort(), await freePort()] as const;
  const products = processes.map((port) => {
    const settings = { PUBLIC_URL: 'https://utarang.example', TRUST_PROXY: 'loopback', NODE_ENV: 'test' };
    const limits = { RATE_LIMIT: 'off', SHEDDING: 'off' };
    const dataDir = join(folder, String(port));
    return new Product(port, { ...settings, ...limits, DATABASE_URL: database.url, DATA_DIR: dataDir });
  }) as [Product, Product];
  try {
    for (const product of products) await startOf(product);
    const results: BalancerResult[] = [];
    for (const balancer of BALANCERS) {
      const place = { folder: join(folder, balancer), port: await freePort(), plainPort: await freePort(), processes };
      mkdirSync(place.folder);
      const running = await startBalancer(balancer, place);
      if (!running) {
        results.push({ balancer, stages: null });
        continue;
      }
      try {
        const during = async (name: string, isDatabaseThere: boolean): Promise<Stage> => {
          progress(`${balancer}: ${name}`);
          return { name, ...(await visits(place.port, rounds, isDatabaseThere)) };
        };
        const stages = [await during('all there', true)];
        for (const product of products) {
          await product.end('SIGTERM');
          stages.push(await during('a process away', true));
          await database.close();
          stages.push(await during('a process and the database away', false));
          await database.open();
          await startOf(product);
        }
        await database.close();
        stages.push(await during('the database away', false));
        await database.open();
        for (const product of products) await comesTrue(() => product.isReady());
        results.push({ balancer, stages: joined(stages) });
      } finally {
        await running.end();
      }
    }
    return results;
  } finally {
    for (const product of products) await product.end('SIGTERM');
    await database.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** One stage for each name: either process was away once. */
function joined(stages: readonly Stage[]): Stage[] {
  return [...new Set(stages.map(({ name }) => name))].map((name) => {
    const same = stages.filter((stage) => stage.name === name);
    const others = new Map<string, number>();
    for (const stage of same)
      for (const [said, times] of stage.others) others.set(said, (others.get(said) ?? 0) + times);
    return { name, asked: same.reduce((sum, { asked }) => sum + asked, 0), others };
  });
}

/** Null where the balancer is not installed; resolves when it takes connections. */
async function startBalancer(balancer: Balancer, place: Parameters<typeof placed>[2]) {
  const { program, args, env } = placed(balancer, documentedSettings()[balancer], place);
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] });
  const outcomes: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text) => outcomes.push(text));
  const cancelKill = onExit(() => child.kill('SIGKILL'));
  const isThere = await Promise.race([once(child, 'spawn').then(() => true), once(child, 'error').then(() => false)]);
  if (!isThere) return null;
  const [whole] = QUESTIONS;
  const agent = newAgent();
  const answers = await comesTrue(
    async () => child.exitCode !== null || (await ask(place.port, agent, whole!)) === '200',
  );
  agent.destroy();
  if (!answers || child.exitCode !== null) throw new Error(`${balancer} does not start: ${outcomes.join('')}`);
  return {
    async end() {
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      await closed;
      cancelKill();
    },
  };
}

/** Asks all questions in turns from the moment that something went away, as visitors do who do not know of it. */
async function visits(port: number, rounds: number, isDatabaseThere: boolean): Promise<Omit<Stage, 'name'>> {
  const agent = newAgent();
  const others = new Map<string, number>();
  let asked = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const question of QUESTIONS) {
      const { method, path, status, statusWithoutDatabase = status } = question;
      const wanted = String(isDatabaseThere ? status : statusWithoutDatabase);
      const answer = await ask(port, agent, question);
      asked += 1;
      if (answer === wanted) continue;
      const outcome = `${method} ${path.split('?')[0]}: ${answer}`;
      others.set(outcome, (others.get(outcome) ?? 0) + 1);
    }
  }
  agent.destroy();
  return { asked, others };
}
