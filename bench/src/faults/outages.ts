import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../postgres.js';
import { addMembers } from '../study/fill.js';
import { judgeLedger, type Verdict } from './judge.js';
import { Product } from './product.js';
import { makeProxy } from './proxy.js';
import { comesBack, connectTo, startOf } from './ready.js';
import { type Answers, type Question, WRITERS, Writers } from './writers.js';

export type Outage = {
  readonly name: string;
  readonly answers: Answers;
  /** True if the product still ran and showed its first page meanwhile. */
  readonly showsPages: boolean;
  /** From the end of the outage until an answer was kept again; null where a hand was needed. */
  readonly backMs: number | null;
};

export type OutageResults = { readonly outages: readonly Outage[]; readonly verdict: Verdict };

/** A database that DATABASE_URL names goes away, and then hangs, each for `durationMs`, while members answer. */
export async function measureOutages(
  port: number,
  dataDir: string,
  questions: readonly Question[],
  durationMs: number,
  progress: (line: string) => void,
): Promise<OutageResults> {
  const postgres = await startPostgres({ durable: true });
  const proxy = await makeProxy(postgres.url);
  const product = new Product(port, { DATABASE_URL: proxy.url, DATA_DIR: dataDir });
  try {
    await startOf(product);
    await connectTo(postgres.url, (client) => addMembers(client, WRITERS));
    const writers = new Writers(questions, product.origin);
    const outages: Outage[] = [];
    try {
      for (const { name, begin, end } of [
        { name: 'gone: nobody listens', begin: proxy.close, end: proxy.open },
        { name: 'hanging: nobody answers', begin: async () => proxy.block(), end: async () => proxy.unblock() },
      ]) {
        progress(`the database is ${name}`);
        await sleep(1000);
        await begin();
        writers.takeAnswers();
        await sleep(durationMs);
        const showsPages = await fetch(product.origin).then(
          ({ ok }) => ok,
          () => false,
        );
        const answers = writers.takeAnswers();
        await end();
        const start = performance.now();
        const isBack = await comesBack(product, writers);
        outages.push({ name, answers, showsPages, backMs: isBack ? performance.now() - start : null });
      }
    } finally {
      await writers.close();
    }
    return { outages, verdict: await connectTo(postgres.url, (client) => judgeLedger(client, writers.acknowledged)) };
  } finally {
    await product.end('SIGTERM');
    await proxy.close();
    await postgres.stop();
  }
}
