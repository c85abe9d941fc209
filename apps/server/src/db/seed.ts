import { type WordEntry, wordFieldNames, wordFields } from '@utarang/content/words';
import type { Client } from 'pg';
import type { Log } from '../log.js';
import type { Database } from './database.js';
import { planSeed, type StoredWord } from './plan-seed.js';
import { type Seed, seedOnce } from './seed-once.js';

/** Updates the stored words to the content; words that an admin edited stay. */
export const wordsSeed = (entries: readonly WordEntry[], log: Log): Seed => ({
  name: 'words',
  content: entries,
  table: 'words',
  write: (client) => seed(client, entries, log),
});

export const seedWords = (
  database: Pick<Database, 'connect'>,
  entries: readonly WordEntry[],
  log: Log,
): Promise<void> => seedOnce(database, wordsSeed(entries, log));

async function seed(client: Client, entries: readonly WordEntry[], log: Log): Promise<void> {
  const { rows: stored } = await client.query<StoredWord>(STORED);
  const { insert, update, retire, clashing } = planSeed(stored, entries);
  // First, since other words may now have their texts.
  if (retire.length > 0) await client.query(RETIRE, [retire]);
  // Texts that change are moved out of the way first, since two words may swap theirs.
  if (update.length > 0) await client.query(PARK, [JSON.stringify(update)]);
  if (update.length > 0) await client.query(UPDATE, [JSON.stringify(update)]);
  if (insert.length > 0) await client.query(INSERT, [JSON.stringify(insert)]);

  log.info({ inserted: insert.length, updated: update.length, retired: retire.length }, 'words seeded');
  for (const { id } of clashing) log.warn(`word ${id} of the content is left out: another word is written and read so`);
}

const { id: _, ...texts } = wordFields;

/** `japanese_word as "japaneseWord", …` */
const MEMBERS = wordFieldNames.map((name) => `${wordFields[name].stored} as "${name}"`).join(', ');

const STORED = `
  select ${MEMBERS}, edited_at is not null as edited, retired_at is not null as retired from words`;

const RETIRE = 'update words set retired_at = clock_timestamp() where id = any($1)';

/** Entries as rows, whose members have the names of `WordEntry`. */
const ENTRIES = `json_to_recordset($1) as entry(${wordFieldNames
  .map((name) => `"${name}" ${wordFields[name].type}`)
  .join(', ')})`;

const PARK = `
  update words set japanese_word = 'id ' || words.id from ${ENTRIES}
  where words.id = entry.id and (words.japanese_word, words.hiragana) <> (entry."japaneseWord", entry.reading)`;

const UPDATE = `
  update words set retired_at = null, ${Object.entries(texts)
    .map(([name, { stored }]) => `${stored} = entry."${name}"`)
    .join(', ')}
  from ${ENTRIES} where words.id = entry.id`;

const INSERT = `
  insert into words (${wordFieldNames.map((name) => wordFields[name].stored).join(', ')})
  select ${wordFieldNames.map((name) => `"${name}"`).join(', ')} from ${ENTRIES}`;
