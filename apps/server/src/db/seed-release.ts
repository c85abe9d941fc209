import { createHash } from 'node:crypto';
import type { Database } from './database.js';
import { REMEMBER_SEED, type Seed, seedOnce } from './seed-once.js';

/** The name of the row of `seeds` that stands for all the others. */
const RELEASE = 'release';

/**
 * Brings what the release comes with into the database. Where the same program with the same files did so before, and
 * nothing was seeded since, the content is only compared by a hash, not parsed or written: to parse and check it takes
 * longer than all else of a start, and its memory is not given back.
 *
 * `mark` says which release it is; null where nobody knows.
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

/** The release with what every seed wrote last: where another release has seeded meanwhile, it is another state. */
async function stateOf({ pool }: Pick<Database, 'pool'>, mark: string): Promise<string> {
  const { rows } = await pool.query('select name, content_hash from seeds where name <> $1 order by name', [RELEASE]);
  return createHash('sha256')
    .update(JSON.stringify([mark, rows]))
    .digest('hex');
}
