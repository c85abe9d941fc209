import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onExit } from '../on-exit.js';
import { addMembers } from '../study/fill.js';
import { urlOf } from './embedded.js';
import { judgeLedger, type Verdict } from './judge.js';
import type { Outage } from './outages.js';
import { Product } from './product.js';
import { comesBack, connectTo, startOf } from './ready.js';
import { type Question, WRITERS, Writers } from './writers.js';

export type FullDisk = { readonly outage: Outage; readonly verdict: Verdict };

/** The size of the disk in MB: programs, data, the log of changes, and some room. */
const DISK_MB = 400;

/** The disk of DATA_DIR fills up while members answer. Null where this machine lets us mount no disk of our own. */
export async function measureFullDisk(
  folder: string,
  port: number,
  questions: readonly Question[],
  durationMs: number,
  progress: (line: string) => void,
): Promise<FullDisk | null> {
  mkdirSync(folder);
  if (!tryMount(folder)) return null;
  const cancelUnmount = onExit(() => unmount(folder));
  const dataDir = join(folder, 'data');
  const product = new Product(port, { DATA_DIR: dataDir });
  try {
    progress('a full disk');
    await startOf(product);
    await connectTo(urlOf(dataDir), (client) => addMembers(client, WRITERS));
    const writers = new Writers(questions, product.origin);
    try {
      await sleep(1000);
      execFileSync('sh', ['-c', 'cat /dev/zero > "$1" 2> /dev/null || true', 'sh', join(folder, 'ballast')]);
      writers.takeAnswers();
      await sleep(durationMs);
      const showsPages = await fetch(product.origin).then(
        ({ ok }) => ok,
        () => false,
      );
      const answers = writers.takeAnswers();
      rmSync(join(folder, 'ballast'));
      const start = performance.now();
      const isBack = await comesBack(product, writers);
      const backMs = isBack ? performance.now() - start : null;
      const outage = { name: 'the disk of DATA_DIR is full', answers, showsPages, backMs };
      await writers.close();
      return {
        outage,
        verdict: await connectTo(urlOf(dataDir), (client) => judgeLedger(client, writers.acknowledged)),
      };
    } finally {
      await writers.close();
    }
  } finally {
    await product.end('SIGTERM');
    cancelUnmount();
    unmount(folder);
  }
}

function tryMount(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=755`, 'none', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function unmount(folder: string): void {
  execFileSync('umount', ['--lazy', folder]);
}
