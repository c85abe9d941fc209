import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sensesOf } from '@utarang/domain/study';
import { freePort } from '../free-port.js';
import { readBook } from '../words/book.js';
import { type FullDisk, measureFullDisk } from './full-disk.js';
import { type KillResults, measureKills } from './kills.js';
import { measureOutages, type OutageResults } from './outages.js';

export type FaultResults = {
  readonly kills: KillResults;
  readonly outages: OutageResults;
  readonly durationMs: number;
  /** Null where this machine lets us mount no disk of our own. */
  readonly fullDisk: FullDisk | null;
};

const bookDirectory = fileURLToPath(new URL('../../../packages/content/data/words/', import.meta.url));

/** Measures what faults do to the built product while eight members answer. */
export async function measureFaults(quick: boolean, progress: (line: string) => void): Promise<FaultResults> {
  const questions = readBook(bookDirectory).map(({ id, meaningKo }) => ({ id, answer: sensesOf(meaningKo)[0]! }));
  const [rounds, durationMs] = quick ? [3, 2_000] : [30, 20_000];
  const folder = mkdtempSync(join(tmpdir(), 'utarang-faults-'));
  const port = await freePort();
  try {
    const kills = await measureKills(join(folder, 'kills'), port, questions, rounds, progress);
    const outages = await measureOutages(port, join(folder, 'outages'), questions, durationMs, progress);
    const fullDisk = await measureFullDisk(join(folder, 'disk'), port, questions, durationMs, progress);
    return { kills, outages, durationMs, fullDisk };
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
