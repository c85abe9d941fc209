import type { WordLists } from '@utarang/content/lists';
import type { Log } from '../log.js';
import type { Database } from './database.js';
import { type Seed, seedOnce } from './seed-once.js';

/**
 * Updates the lists of words to the content, after the words themselves. They are replaced as a whole, except for words
 * whose lists an admin edited: these stay. An entry whose word is not stored, or is retired, is left out.
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
      await client.query(EACH_ONCE);
      await client.query(KEEP_ENTRIES);
      await client.query(KEEP_KO_LIKE);
      await client.query('delete from ko_like');
      await client.query('delete from fields'); // their entries are deleted with them
      await client.query(FIELDS, [JSON.stringify(fields)]);
      await client.query(ENTRIES, [JSON.stringify(entries)]);
      await client.query(KO_LIKE, [JSON.stringify(koLike)]);
      log.info({ fields: fields.length, entries: entries.length, koLike: koLike.length }, 'lists seeded');
    },
  };
}

export const seedLists = (database: Pick<Database, 'connect'>, lists: WordLists, log: Log): Promise<void> =>
  seedOnce(database, listsSeed(lists, log));

/**
 * A setting for a table that was just filled: PostgreSQL does not know how rare a retired word is there, would assume
 * that most are, and scan a whole list again for each word. (Statistics, by `analyze`, would harm where few words are
 * seeded and thousands come after: each check of a reference would scan all of them.)
 */
const EACH_ONCE = 'set local enable_nestloop = off';

const FIELDS = `
  insert into fields (name, position)
  select name, position from json_to_recordset($1) as field(name text, position int)`;

/** Stores the entries that admins made in the lists. */
const KEEP_ENTRIES = `
  create temporary table kept_entries on commit drop as
  select field_words.* from field_words join words on id = word_id where lists_edited_at is not null`;
const KEEP_KO_LIKE = `
  create temporary table kept_ko_like on commit drop as
  select ko_like.* from ko_like join words on id = word_id where lists_edited_at is not null`;

/** Numbers the entries again, since a kept entry may be where the content has another one. */
const ENTRIES = `
  insert into field_words (field, position, word_id, meaning_ko, hides_level)
  select field, row_number() over (partition by field order by position, word_id) - 1, word_id, meaning_ko, hides_level
  from (
    select field, position, words.id as word_id, "meaningKo" as meaning_ko, "hidesLevel" as hides_level
    from json_to_recordset($1)
      as entry(field text, position int, id int, "meaningKo" text, "hidesLevel" boolean) join words using (id)
    where retired_at is null and lists_edited_at is null
    union all
    select field, kept_entries.position, word_id, meaning_ko, hides_level
    from kept_entries join fields on name = field) as entry`;

const KO_LIKE = `
  insert into ko_like (word_id, position, hanja, caution)
  select word_id, row_number() over (order by position, word_id) - 1, hanja, caution
  from (
    select words.id as word_id, position, hanja, caution
    from json_to_recordset($1) as entry(id int, position int, hanja text, caution text) join words using (id)
    where retired_at is null and lists_edited_at is null
    union all
    select word_id, position, hanja, caution from kept_ko_like) as entry`;
