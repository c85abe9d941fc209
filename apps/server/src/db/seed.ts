import { createHash } from 'node:crypto';
import type { WordEntry } from '@utarang/content/words';
import type { PoolClient } from 'pg';
import type { Database } from './database.js';
import type { Log } from './log.js';
import { planSeed, type StoredWord } from './plan-seed.js';
import { diskFull } from './startup-error.js';

const NAME = 'words';

/**
 * Brings the stored words up to date with the content, in one transaction; what an admin edited stays as it is. With
 * content that was seeded already it is one query, and any number of processes may seed at once.
 */
export async function seedWords(
  { pool }: Pick<Database, 'pool'>,
  entries: readonly WordEntry[],
  log: Log,
): Promise<void> {
  const hash = createHash('sha256').update(JSON.stringify(entries)).digest('hex');
  const client = await pool.connect();
  try {
    if (await isSeeded(client, hash)) return;
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query('lock table words in share row exclusive mode'); // others may read, not write
    if (!(await isSeeded(client, hash))) await seed(client, entries, hash, log);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw diskFull(error);
  } finally {
    client.release();
  }
}

async function isSeeded(client: PoolClient, hash: string): Promise<boolean> {
  const { rowCount } = await client.query('select from seeds where name = $1 and content_hash = $2', [NAME, hash]);
  return rowCount === 1;
}

async function seed(client: PoolClient, entries: readonly WordEntry[], hash: string, log: Log): Promise<void> {
  const { rows: stored } = await client.query<StoredWord>(STORED);
  const { insert, update, clashing } = planSeed(stored, entries);
  // Texts that change are moved out of the way first, since two words may exchange theirs.
  if (update.length > 0) await client.query(PARK, [JSON.stringify(update)]);
  if (update.length > 0) await client.query(UPDATE, [JSON.stringify(update)]);
  if (insert.length > 0) await client.query(INSERT, [JSON.stringify(insert)]);
  await client.query(REMEMBER, [NAME, hash]);

  log.info({ inserted: insert.length, updated: update.length }, 'words seeded');
  for (const { id } of clashing) log.warn(`word ${id} of the content is left out: another word is written and read so`);
}

const STORED = `
  select id, japanese_word as "japaneseWord", hiragana, korean_pronunciation as "koreanPronunciation",
    meaning_ko as "meaningKo", level, parts_of_speech as "partsOfSpeech", accepted as accept, blocked as block,
    edited_at is not null as edited
  from words`;

/** Entries as rows; their members are named as in `WordEntry`. */
const ENTRIES = `
  json_to_recordset($1) as entry(id int, "japaneseWord" text, hiragana text, "koreanPronunciation" text,
    "meaningKo" text, level text, "partsOfSpeech" text[], accept text[], block text[])`;

const PARK = `
  update words set japanese_word = 'id ' || words.id from ${ENTRIES}
  where words.id = entry.id and (words.japanese_word, words.hiragana) <> (entry."japaneseWord", entry.hiragana)`;

const UPDATE = `
  update words set japanese_word = entry."japaneseWord", hiragana = entry.hiragana,
    korean_pronunciation = entry."koreanPronunciation", meaning_ko = entry."meaningKo", level = entry.level,
    parts_of_speech = entry."partsOfSpeech", accepted = entry.accept, blocked = entry.block
  from ${ENTRIES} where words.id = entry.id`;

const INSERT = `
  insert into words (id, japanese_word, hiragana, korean_pronunciation, meaning_ko, level, parts_of_speech, accepted,
    blocked)
  select id, "japaneseWord", hiragana, "koreanPronunciation", "meaningKo", level, "partsOfSpeech", accept, block
  from ${ENTRIES}`;

const REMEMBER = `
  insert into seeds (name, content_hash) values ($1, $2)
  on conflict (name) do update set content_hash = excluded.content_hash, seeded_at = now()`;
