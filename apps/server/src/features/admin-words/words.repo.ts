import { type AdminWord, type FieldInside, fail, fromWire } from '@utarang/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../db/orm.js';
import { words } from '../../db/schema.js';
import { violatedConstraint } from '../../db/violated-constraint.js';
import { columnOf, type ListField, type RowField, rowFields, type WordDraft } from './draft-fields.js';

/** `words.japanese_word as "japaneseWord", …` */
const MEMBERS = sql.raw(rowFields.map((field) => `words.${columnOf(field).stored} as "${field}"`).join(', '));

/** Words for admins, without retired ones. */
const selectWords = (which: SQL) => sql<AdminWord>`
  select words.id, ${MEMBERS}, words.version,
    array(select name from field_words join fields on name = field where word_id = words.id order by fields.position)
      as fields,
    (select json_build_object('hanja', hanja, 'caution', caution) from ko_like where word_id = words.id) as "koLike",
    (select count(*)::int from word_reports where word_id = words.id and closed_at is null) as reports
  from words where retired_at is null and ${which} order by words.id desc`;

export async function allWords(db: Orm): Promise<AdminWord[]> {
  return (await db.execute<AdminWord>(selectWords(sql`true`))).rows;
}

export async function findWord(db: Orm, id: number): Promise<AdminWord | null> {
  return (await db.execute<AdminWord>(selectWords(sql`words.id = ${id}`))).rows[0] ?? null;
}

export async function findWords(db: Orm, ids: readonly number[]): Promise<AdminWord[]> {
  return (await db.execute<AdminWord>(selectWords(sql`words.id = any(${sql.param(ids)}::int[])`))).rows;
}

/**
 * Locks a word until the transaction ends; null for a retired one, which nobody restores meanwhile. The lock on the
 * table comes first, as in a seed. Without it a seed that holds the table could wait for this row, while this
 * transaction waits for the table. The word is read after the wait, so that its lists are as the last holder of the row
 * left them.
 */
export async function lockWord(tx: Orm, id: number): Promise<AdminWord | null> {
  await tx.execute(sql`lock table words in row exclusive mode`);
  await tx.execute(sql`select from words where id = ${id} for no key update`);
  return findWord(tx, id);
}

type Texts = Pick<WordDraft, RowField>;

/** A field without a column of the table does not compile. */
const textsOf = (word: Texts) =>
  fromWire(Object.fromEntries(rowFields.map((field) => [field, word[field]]))) as Pick<
    typeof words.$inferInsert,
    FieldInside<RowField>
  >;

/**
 * Throws `pronunciation_already_registered` where a word of the book has this writing among its forms, with this
 * reading: "in any of its spellings" (docs/product/admin.md#add-a-word). `id` is the word itself, null for a new one;
 * its earlier names stay its own.
 */
async function refuseFormOfOther(tx: Orm, id: number | null, { japaneseWord, hiragana }: Texts): Promise<void> {
  const [taken] = await tx
    .select({ id: words.id })
    .from(words)
    .where(
      sql`retired_at is null and hiragana = ${hiragana} and id is distinct from ${id}::int
        and forms @> ${JSON.stringify([{ written: japaneseWord }])}::jsonb
        and not exists (
          select from words as own
          where own.id = ${id}::int and own.retired_at is null
            and (own.japanese_word, own.hiragana) = (${japaneseWord}, ${hiragana}))`,
    )
    .limit(1);
  if (taken) fail('pronunciation_already_registered');
}

/** Words by the spellings that are not their headwords: `writing\nreading`. */
export async function spellingsInBook(db: Orm): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select id, (form ->> 'written') || e'\n' || hiragana as name from words, jsonb_array_elements(forms) as form
    where retired_at is null`);
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** Inserts a word. Throws an error that `isTaken` recognises where the book has the same word with the same reading. */
export async function insertWord(tx: Orm, word: Texts, now: Date): Promise<number> {
  await refuseFormOfOther(tx, null, word);
  const [row] = await tx
    .insert(words)
    .values({ ...textsOf(word), editedAt: now })
    .returning({ id: words.id });
  return row!.id;
}

/** Saves a word; a retired one returns to the book. Throws as `insertWord` does. */
export async function saveWord(tx: Orm, id: number, word: Texts, now: Date): Promise<void> {
  await refuseFormOfOther(tx, id, word);
  await tx
    .update(words)
    .set({ ...textsOf(word), editedAt: now, retiredAt: null })
    .where(eq(words.id, id));
}

export async function retireWord(tx: Orm, id: number, now: Date): Promise<void> {
  await tx.update(words).set({ retiredAt: now, editedAt: now }).where(eq(words.id, id));
}

/** Saves the situations of a word and its likeness to Korean. New entries go to the end of their list. */
export async function saveLists(
  tx: Orm,
  id: number,
  { fields, koLike }: Pick<WordDraft, ListField>,
  now: Date,
): Promise<void> {
  await tx.update(words).set({ listsEditedAt: now }).where(eq(words.id, id));
  await tx.execute(sql`lock table fields in share row exclusive mode`); // positions are assigned one after the other
  const names = JSON.stringify(fields);
  await tx.execute(sql`
    delete from field_words
    where word_id = ${id} and field not in (select jsonb_array_elements_text(${names}::jsonb))`);
  await tx.execute(sql`
    insert into field_words (field, position, word_id)
    select name, coalesce((select max(position) + 1 from field_words where field = name), 0), ${id}
    from jsonb_array_elements_text(${names}::jsonb) as name
    on conflict on constraint field_words_once do nothing`);
  if (koLike === null) {
    await tx.execute(sql`delete from ko_like where word_id = ${id}`);
    return;
  }
  await tx.execute(sql`
    insert into ko_like (word_id, position, hanja, caution)
    select ${id}, coalesce(max(position) + 1, 0), ${koLike.hanja}, ${koLike.caution} from ko_like
    on conflict (word_id) do update set hanja = excluded.hanja, caution = excluded.caution`);
}

/** Checks whether a write failed because the book has the same word with the same reading. */
export const isTaken = (error: unknown): boolean => violatedConstraint(error) === 'words_written_and_read';
