import { isOwnWord, type OwnWordTexts } from '@utarang/domain/word-list';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../db/orm.js';
import { ownWords } from '../db/schema.js';

/** A word of a member's own. */
export type OwnWord = OwnWordTexts & { readonly id: number; readonly createdAt: Date };

const columns = {
  id: ownWords.id,
  japaneseWord: ownWords.japaneseWord,
  reading: ownWords.reading,
  koreanPronunciation: ownWords.koreanPronunciation,
  meaningKo: ownWords.meaningKo,
  createdAt: ownWords.createdAt,
};

/** All words of a member's own, the latest first. */
export const ownWordsOf = (db: Orm, memberId: number): Promise<OwnWord[]> =>
  db.select(columns).from(ownWords).where(eq(ownWords.memberId, memberId)).orderBy(desc(ownWords.id));

/** Finds a member's own words by their ids. */
export async function findOwnWords(db: Orm, memberId: number, ids: readonly number[]): Promise<OwnWord[]> {
  const own = ids.filter(isOwnWord);
  if (own.length === 0) return [];
  return db
    .select(columns)
    .from(ownWords)
    .where(and(eq(ownWords.memberId, memberId), inArray(ownWords.id, own)));
}

export const countOwnWords = (db: Orm, memberId: number): Promise<number> =>
  db.$count(ownWords, eq(ownWords.memberId, memberId));

/** Adds words; an existing one stays as it is. Returns those that were added. */
export async function addOwnWords(tx: Orm, memberId: number, words: readonly OwnWordTexts[], now: Date) {
  if (words.length === 0) return [];
  return tx
    .insert(ownWords)
    .values(words.map((word) => ({ ...word, memberId, createdAt: now })))
    .onConflictDoNothing()
    .returning(columns);
}

/** Changes a word; false where the member has no such word. */
export async function changeOwnWord(tx: Orm, memberId: number, id: number, texts: OwnWordTexts): Promise<boolean> {
  const { rowCount } = await tx
    .update(ownWords)
    .set(texts)
    .where(and(eq(ownWords.memberId, memberId), eq(ownWords.id, id)));
  return rowCount === 1;
}

/**
 * Deletes a word with its progress and memory (by trigger), in the member's turn; false where the member has no such
 * word. An answer to it can no longer be taken back: its number in the log is the next answer's.
 */
export async function deleteOwnWord(tx: Orm, memberId: number, id: number): Promise<boolean> {
  const { rowCount } = await tx.delete(ownWords).where(and(eq(ownWords.memberId, memberId), eq(ownWords.id, id)));
  await tx.execute(sql`
    update review_plans set last_review = null
    where member_id = ${memberId} and (last_review ->> 'wordId')::integer = ${id}`);
  return rowCount === 1;
}

/** An own word that the book has meanwhile, with the book's word. */
export type WordToReplace = { readonly memberId: number; readonly ownId: number; readonly wordId: number };

/**
 * Finds own words of all members that the book has by now, in the same writing and reading: a page of them, after
 * `after`.
 */
export async function ownWordsInBook(
  db: Orm,
  after: Pick<WordToReplace, 'memberId' | 'ownId'>,
  most: number,
): Promise<WordToReplace[]> {
  const { rows } = await db.execute<{ member_id: number; own_id: number; word_id: number }>(sql`
    select own_words.member_id, own_words.id as own_id, words.id as word_id
    from own_words join words on words.japanese_word = own_words.japanese_word
      and words.hiragana = own_words.hiragana and words.retired_at is null
    where (own_words.member_id, own_words.id) > (${after.memberId}::integer, ${after.ownId}::integer)
    order by own_words.member_id, own_words.id limit ${most}`);
  return rows.map((row) => ({ memberId: row.member_id, ownId: row.own_id, wordId: row.word_id }));
}

/**
 * Moves the progress and memory of an own word to the book's word, and deletes the own one. Existing progress with the
 * book's word stays. To be called in the member's turn.
 */
export async function replaceByBook(tx: Orm, { memberId, ownId, wordId }: WordToReplace): Promise<void> {
  const ofMember = sql`member_id = ${memberId}`;
  await tx.execute(sql`
    delete from word_memory as book using word_memory as own where book.member_id = ${memberId} and book.word_id = ${wordId}
      and own.member_id = ${memberId} and own.word_id = ${ownId} and book.stability is null`);
  await tx.execute(sql`
    update word_memory set word_id = ${wordId} where ${ofMember} and word_id = ${ownId} and not exists (
      select from word_memory as book where book.member_id = ${memberId} and book.word_id = ${wordId})`);
  await tx.execute(sql`
    update word_progress as book set saved_at = own.saved_at from word_progress as own
    where book.member_id = ${memberId} and book.word_id = ${wordId} and book.saved_at is null
      and own.member_id = ${memberId} and own.word_id = ${ownId}`);
  await tx.execute(sql`
    update word_progress set word_id = ${wordId} where ${ofMember} and word_id = ${ownId} and not exists (
      select from word_progress as book where book.member_id = ${memberId} and book.word_id = ${wordId})`);
  // The review asks words whose memory says that they are saved: that follows the book's word, whichever of the two
  // memories stayed.
  await tx.execute(sql`
    update word_memory as memory set saved_at = progress.saved_at from word_progress as progress
    where memory.member_id = ${memberId} and memory.word_id = ${wordId}
      and progress.member_id = ${memberId} and progress.word_id = ${wordId}`);
  await tx.execute(sql`update reviews set word_id = ${wordId} where ${ofMember} and word_id = ${ownId}`);
  await deleteOwnWord(tx, memberId, ownId);
}
