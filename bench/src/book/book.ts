import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProgram } from '../http/program.js';
import { bundleJobs } from '../jobs/bundle.js';
import { runJob } from '../jobs/run.js';
import { median } from '../measures/percentile.js';
import { readBank } from '../words/bank.js';
import { readBook } from '../words/book.js';
import type { BankCost } from './bank-cost.js';
import type { CatalogueCost } from './catalogue-cost.js';
import type { HeardCost } from './heard-cost.js';

/** One start of the product on a folder, until it is ready. */
export type Start = {
  /** On an empty folder: PostgreSQL is made and everything is seeded. */
  readonly firstMs: number;
  /** The next one, on the same folder. */
  readonly againMs: number;
  /** Resident memory of the server at rest after the next one. */
  readonly residentBytes: number;
};

export type BookResults = {
  readonly catalogue: CatalogueCost;
  readonly heard: HeardCost;
  readonly bank: BankCost;
  readonly starts: readonly Start[];
};

const directoryOf = (content: string) =>
  fileURLToPath(new URL(`../../../packages/content/data/${content}/`, import.meta.url));
const bookDirectory = directoryOf('words');

/** Measures the cost of the whole word book: memory, and time at the start. */
export async function measureBook(quick: boolean, progress: (line: string) => void): Promise<BookResults> {
  const folder = mkdtempSync(join(tmpdir(), 'utarang-book-'));
  try {
    progress('the catalogue in memory');
    const wordsFile = join(folder, 'words.json');
    writeFileSync(wordsFile, JSON.stringify(readBook(bookDirectory)));
    const program = await bundleJobs();
    const costs: CatalogueCost[] = [];
    for (let i = 0; i < (quick ? 1 : 5); i++) costs.push(await runJob(program, 'catalogue', { wordsFile }));
    const buildMs = median(costs.map((cost) => cost.buildMs));
    const bytes = median(costs.map((cost) => cost.bytes));

    progress('inflected forms and phrases');
    const heard = await runJob(program, 'heard', { wordsFile });

    progress('the bank of sentences');
    const bankFile = join(folder, 'bank.json');
    writeFileSync(bankFile, JSON.stringify(readBank(directoryOf('sentences'))));
    const bank = await runJob(program, 'bank', { bankFile });

    const starts: Start[] = [];
    for (let i = 0; i < (quick ? 1 : 5); i++) {
      progress(`start ${i + 1}`);
      starts.push(await startTwice(join(folder, `data-${i}`)));
    }
    return { catalogue: { words: costs[0]!.words, buildMs, bytes }, heard, bank, starts };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startTwice(dataDir: string): Promise<Start> {
  const first = await timedStart(dataDir);
  await first.stop();
  const again = await timedStart(dataDir);
  try {
    const metrics = await (await fetch(new URL('/metrics', again.origin))).text();
    const resident = /^process_resident_memory_bytes(?:\{[^}]*\})? (\S+)/m.exec(metrics)?.[1];
    if (!resident) throw new Error('the metrics do not tell the memory');
    return { firstMs: first.ms, againMs: again.ms, residentBytes: Number(resident) };
  } finally {
    await again.stop();
  }
}

async function timedStart(dataDir: string) {
  const start = performance.now();
  const program = await startProgram({ DATA_DIR: dataDir });
  return { ...program, ms: performance.now() - start };
}
