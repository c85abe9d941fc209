import { createHash } from 'node:crypto';
import type { Database } from './database.js';
import { REMEMBER_SEED, type Seed, seedOnce } from './seed-once.js';

/** The name of the row of `seeds` for the release as a whole. */
const RELEASE = 'release';

/**
 * Seeds the content of the release. Where the same program with the same files did so before, and nothing was seeded
 * since, the content is only compared by a hash, not parsed or written: parsing and checking it takes longer than the
 * rest of a start, and its memory is not given back. `mark` identifies the release; null where it is unknown.
 */
export async function seedRelease(
  database: Pick<Database, 'connect' | 'pool'>,
  mark: string | null,
  readSeeds: () => Promise<readonly Seed[]>,
): Promise<void> {
  if (mark !== null && (await isSeeded(database, mark))) return;
  for (const seed of await readSeeds()) await seedOnce(database, seed);
  if (mark !== null) await database.pool.query(REMEMBER_SEED, [RELEASE, await stateOf(database, mark)]);
}

async function isSeeded(database: Pick<Database, 'pool'>, mark: string): Promise<boolean> {
  const values = [RELEASE, await stateOf(database, mark)];
  const { rowCount } = await database.pool.query('select from seeds where name = $1 and content_hash = $2', values);
  return rowCount === 1;
}

/**
 * The release together with the last content of every seed: where another release has seeded meanwhile, the state
 * differs.
 */
async function stateOf({ pool }: Pick<Database, 'pool'>, mark: string): Promise<string> {
  const { rows } = await pool.query('select name, content_hash from seeds where name <> $1 order by name', [RELEASE]);
  return createHash('sha256')
    .update(JSON.stringify([mark, rows]))
    .digest('hex');
}
