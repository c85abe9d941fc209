import { sql } from 'drizzle-orm';
import type { Orm } from '../../db/orm.js';
import { arrayAsJson, createTimeSlices, mapInSlices } from '../../lib/time-slice.js';
import { columnOf, rowFields, type WordDraft } from './draft-fields.js';

/** The new state of a word, and which parts of it change. */
export type WordToWrite = {
  readonly id: number;
  readonly draft: WordDraft;
  readonly isNew: boolean;
  /** True if its own texts change; the other two, if its situations or its likeness to Korean do. */
  readonly texts: boolean;
  readonly lists: boolean;
};

/** Locks the words until the transaction ends. A seed takes the same lock. */
export async function lockBook(tx: Orm): Promise<void> {
  await tx.execute(sql`lock table words in share row exclusive mode`);
}

/** Ids for words that are to be added. */
export async function newIds(tx: Orm, count: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval('added_word_ids')::int as id from generate_series(1, ${count})`,
  );
  return rows.map(({ id }) => id);
}

/** The fields of a row with the types of `written`, which names them as a draft does, and of `words`. */
const TYPED = sql.raw(rowFields.map((field) => `"${field}" ${columnOf(field).type}`).join(', '));
const NAMES = sql.raw(rowFields.map((field) => `"${field}"`).join(', '));
const COLUMNS = sql.raw(rowFields.map((field) => columnOf(field).stored).join(', '));
const TAKEN_OVER = sql.raw(rowFields.map((field) => `${columnOf(field).stored} = written."${field}"`).join(', '));

/** Loads the words into a temporary table for the statements of this transaction; `place` is their order. */
async function createWrittenTable(tx: Orm, words: readonly WordToWrite[]): Promise<void> {
  const slices = createTimeSlices();
  const rows = await mapInSlices(
    words.entries(),
    ([place, { id, draft, isNew, texts, lists }]) => {
      const { koLike, ...row } = draft;
      return {
        ...{ id, place, isNew, texts, lists, ...row },
        ...{ hanja: koLike?.hanja ?? null, caution: koLike?.caution ?? null },
      };
    },
    slices,
  );
  const json = await arrayAsJson(rows, slices);
  await tx.execute(sql`
    create temporary table written on commit drop as select * from json_to_recordset(${json}::json)
    as entry(id int, place int, "isNew" boolean, texts boolean, lists boolean, ${TYPED},
      fields text[], hanja text, caution text)`);
  await tx.execute(sql`analyze written`);
}

/** Adds and changes words in a few statements. The caller holds `lockBook` and has validated the words. */
export async function writeWords(tx: Orm, words: readonly WordToWrite[], now: Date): Promise<void> {
  await createWrittenTable(tx, words);
  const editedAt = sql`${now.toISOString()}::timestamptz`;
  // Words may exchange their texts: a word whose text another one gets has to give it up first.
  await tx.execute(sql`
    update words set japanese_word = 'id ' || words.id from written
    where not "isNew" and words.id <> written.id and retired_at is null
      and (words.japanese_word, words.hiragana) = ("japaneseWord", written.hiragana)`);
  await tx.execute(sql`
    update words set ${TAKEN_OVER},
      edited_at = case when texts then ${editedAt} else edited_at end,
      lists_edited_at = case when lists then ${editedAt} else lists_edited_at end
    from written where words.id = written.id`);
  await tx.execute(sql`
    insert into words (id, ${COLUMNS}, edited_at, lists_edited_at)
    select id, ${NAMES}, ${editedAt}, case when lists then ${editedAt} end
    from written where "isNew" order by place`);
  if (words.some(({ lists }) => lists)) await writeLists(tx);
}

/** Saves the situations of words and their likeness to Korean. New entries end their lists, in the words' order. */
async function writeLists(tx: Orm): Promise<void> {
  await tx.execute(sql`lock table fields in share row exclusive mode`); // positions are assigned one after the other
  await tx.execute(sql`
    delete from field_words using written where lists and word_id = id and field <> all (fields)`);
  await tx.execute(sql`
    insert into field_words (field, position, word_id)
    select field, coalesce(last, -1) + row_number() over (partition by field order by place), id
    from (select id, place, unnest(fields) as field from written where lists) as wanted
    left join (select field, max(position) as last from field_words group by field) as list_ends using (field)
    where not exists (
      select from field_words where field_words.field = wanted.field and field_words.word_id = wanted.id)`);
  await tx.execute(sql`delete from ko_like using written where lists and word_id = id and written.hanja is null`);
  await tx.execute(sql`
    insert into ko_like (word_id, position, hanja, caution)
    select id, last + row_number() over (order by place), hanja, caution
    from written, (select coalesce(max(position), -1) as last from ko_like) as list_end
    where lists and hanja is not null
    on conflict (word_id) do update set hanja = excluded.hanja, caution = excluded.caution`);
}
