import type { SentenceEntry } from '@utarang/content/sentences';
import type { Log } from '../log.js';
import type { Database } from './database.js';
import { type Seed, seedOnce } from './seed-once.js';

/**
 * Updates the stored sentences to the content. Sentences that an admin edited stay; those that left the content are
 * retired, and return with it.
 */
export const sentencesSeed = (entries: readonly SentenceEntry[], log: Log): Seed => ({
  name: 'sentences',
  content: entries,
  table: 'sentences',
  async write(client) {
    const written = await client.query(WRITE, [JSON.stringify(entries)]);
    const retired = await client.query(RETIRE, [entries.map(({ id }) => id)]);
    log.info({ written: written.rowCount, retired: retired.rowCount }, 'sentences seeded');
  },
});

export const seedSentences = (
  database: Pick<Database, 'connect'>,
  entries: readonly SentenceEntry[],
  log: Log,
): Promise<void> => seedOnce(database, sentencesSeed(entries, log));

/** Upserts entries, whose members have the names of `SentenceEntry`. Only differences are written. */
const WRITE = `
  insert into sentences (id, level, text, meaning_ko, word_ids, target_ids, situations)
  select id, level, text, "meaningKo", "wordIds", "targetIds", situations
  from json_to_recordset($1) as entry(
    id int, level text, text text, "meaningKo" text, "wordIds" int[], "targetIds" int[], situations text[])
  on conflict (id) do update set
    level = excluded.level, text = excluded.text, meaning_ko = excluded.meaning_ko, word_ids = excluded.word_ids,
    target_ids = excluded.target_ids, situations = excluded.situations, retired_at = null
  where sentences.edited_at is null and (
    sentences.retired_at is not null
    or (sentences.level, sentences.text, sentences.meaning_ko, sentences.word_ids, sentences.target_ids, sentences.situations)
      is distinct from
      (excluded.level, excluded.text, excluded.meaning_ko, excluded.word_ids, excluded.target_ids, excluded.situations))`;

const RETIRE = `
  update sentences set retired_at = clock_timestamp()
  where retired_at is null and edited_at is null and id not in (select unnest($1::int[]))`;
