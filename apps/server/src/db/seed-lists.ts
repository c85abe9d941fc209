import type { WordLists } from '@utarang/content/lists';
import type { Log } from '../log.js';
import type { Database } from './database.js';
import { type Seed, seedOnce } from './seed-once.js';

/**
 * Brings the lists of words up to date with the content, after the words themselves. Nobody edits them elsewhere, so
 * they are written anew as a whole; an entry whose word is not stored, or is retired, is left out.
 */
export function listsSeed(lists: WordLists, log: Log): Seed {
  const fields = lists.fields.map(({ name }, position) => ({ name, position }));
  const entries = lists.fields.flatMap(({ name, entries: words }) =>
    words.map(({ wordId, ...own }, position) => ({ field: name, position, id: wordId, ...own })),
  );
  const koLike = lists.koLike.map(({ wordId, hanja, caution }, position) => ({ id: wordId, position, hanja, caution }));
  return {
    name: 'lists',
    content: lists,
    table: 'fields',
    async write(client) {
      await client.query('delete from ko_like');
      await client.query('delete from fields'); // and with them their entries
      await client.query(FIELDS, [JSON.stringify(fields)]);
      await client.query(ENTRIES, [JSON.stringify(entries)]);
      await client.query(KO_LIKE, [JSON.stringify(koLike)]);
      log.info({ fields: fields.length, entries: entries.length, koLike: koLike.length }, 'lists seeded');
    },
  };
}

export const seedLists = (database: Pick<Database, 'connect'>, lists: WordLists, log: Log): Promise<void> =>
  seedOnce(database, listsSeed(lists, log));

const FIELDS = `
  insert into fields (name, position)
  select name, position from json_to_recordset($1) as field(name text, position int)`;

const ENTRIES = `
  insert into field_words (field, position, word_id, meaning_ko, hides_level)
  select field, position, words.id, "meaningKo", "hidesLevel"
  from json_to_recordset($1)
    as entry(field text, position int, id int, "meaningKo" text, "hidesLevel" boolean) join words using (id)
  where retired_at is null`;

const KO_LIKE = `
  insert into ko_like (word_id, position, hanja, caution)
  select words.id, position, hanja, caution
  from json_to_recordset($1) as entry(id int, position int, hanja text, caution text) join words using (id)
  where retired_at is null`;
