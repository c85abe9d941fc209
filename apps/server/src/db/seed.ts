import type { PartOfSpeech, Word } from '@utarang/contract';
import type { Database, Log } from './database.js';

/** A word as the content gives it. */
export type WordEntry = Word & {
  readonly partsOfSpeech: readonly PartOfSpeech[];
  readonly accept: readonly string[];
  readonly block: readonly string[];
};

/** Brings the seeded words up to date with the content; what an admin edited stays as it is. */
export async function seedWords(_database: Database, entries: readonly WordEntry[], log: Log): Promise<void> {
  log.debug({ words: entries.length }, 'seeding is not built yet');
}
