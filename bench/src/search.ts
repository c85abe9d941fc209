import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codeSize } from './cost/code-size.js';
import type { Cost } from './cost/cost.js';
import { CONTENDERS, type ContenderId } from './engines/contenders.js';
import { bundleJobs } from './jobs/bundle.js';
import { runJob } from './jobs/run.js';
import { type Plan, type PlannedRace, SEED, SMALL } from './plan.js';
import { type Postgres, startPostgres } from './postgres.js';
import type { RaceResult } from './race/race.js';
import { readBook } from './words/book.js';
import { makeCatalogue } from './words/catalogue.js';

/** All that is measured of the engines. */
export type SearchResults = {
  readonly races: readonly (PlannedRace & RaceResult)[];
  readonly costs: ReadonlyMap<ContenderId, Cost>;
  readonly codeSizes: ReadonlyMap<ContenderId, number>;
  /** Why PostgreSQL took no part, else null. */
  readonly withoutPostgres: string | null;
};

const bookDirectory = fileURLToPath(new URL('../../packages/content/data/words/', import.meta.url));

export async function measureSearch(plan: Plan, progress: (line: string) => void): Promise<SearchResults> {
  const program = await bundleJobs();
  const { postgres, reason } = await tryPostgres();
  const databaseUrl = postgres?.url ?? null;
  const present = (id: ContenderId) => postgres !== null || id !== 'pgTrgm';
  try {
    const races: (PlannedRace & RaceResult)[] = [];
    for (const planned of plan.races) {
      progress(`race: ${planned.size.toLocaleString('en')} words, ${planned.mode}`);
      const contenders = planned.contenders.filter(present);
      const parameters = { ...planned, contenders, bookDirectory, seed: SEED, databaseUrl };
      races.push({ ...planned, ...(await runJob(program, 'race', parameters)) });
    }
    progress('memory and build time');
    const costs = await measureCosts(program, plan.costed.filter(present), plan.costRepeats, databaseUrl);
    return { races, costs, codeSizes: await measureCode(), withoutPostgres: reason };
  } finally {
    await postgres?.stop();
  }
}

async function tryPostgres(): Promise<{ postgres: Postgres | null; reason: string | null }> {
  try {
    return { postgres: await startPostgres(), reason: null };
  } catch (error) {
    return { postgres: null, reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Measures the contenders in turns, several times. The least of the figures counts: it was disturbed least. */
async function measureCosts(
  program: string,
  contenders: readonly ContenderId[],
  repeats: number,
  databaseUrl: string | null,
): Promise<Map<ContenderId, Cost>> {
  const folder = mkdtempSync(join(tmpdir(), 'utarang-bench-'));
  try {
    const wordsFile = join(folder, 'words.json');
    writeFileSync(wordsFile, JSON.stringify(makeCatalogue(readBook(bookDirectory), SMALL, SEED)));
    const measured = new Map<ContenderId, Cost[]>(contenders.map((contender) => [contender, []]));
    for (let repeat = 0; repeat < repeats; repeat++) {
      for (const contender of contenders) {
        const parameters = { contender, mode: 'all', wordsFile, databaseUrl } as const;
        measured.get(contender)!.push(await runJob(program, 'cost', parameters));
      }
    }
    const least = (costs: readonly Cost[], part: keyof Cost) => Math.min(...costs.map((cost) => cost[part]));
    return new Map(
      [...measured].map(([contender, costs]) => [
        contender,
        { buildMs: least(costs, 'buildMs'), bytesPerWord: least(costs, 'bytesPerWord') },
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureCode(): Promise<Map<ContenderId, number>> {
  const sizes = new Map<ContenderId, number>();
  for (const [id, { code }] of Object.entries(CONTENDERS)) {
    if (code !== null) sizes.set(id as ContenderId, await codeSize(code));
  }
  return sizes;
}
