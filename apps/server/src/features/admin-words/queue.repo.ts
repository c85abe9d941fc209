import { type AdminQueue, type Decision, QUEUE_SHOWN } from '@utarang/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Orm } from '../../db/orm.js';
import { ownSynonyms, wordReports, wordWishes } from '../../db/schema.js';

/** Each column is named with its table: a future column of words may have the name of one of reports. */
const WORD = sql`json_build_object('id', words.id, 'japaneseWord', words.japanese_word, 'hiragana', words.hiragana,
  'koreanPronunciation', words.korean_pronunciation, 'meaningKo', words.meaning_ko, 'level', words.level) as word`;

const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** Open reports, the oldest first. */
export async function waitingReports(db: Orm): Promise<AdminQueue['reports']> {
  const { rows } = await db.execute<AdminQueue['reports'][number]>(sql`
    select word_reports.id, ${WORD}, word_reports.field, word_reports.note, ${iso('word_reports.created_at')} as "createdAt"
    from word_reports join words on words.id = word_reports.word_id
    where word_reports.closed_at is null order by word_reports.id limit ${QUEUE_SHOWN}`);
  return rows;
}

/** Open own synonyms: one entry for an answer, however many members have it. */
export async function waitingSynonyms(db: Orm): Promise<AdminQueue['synonyms']> {
  const { rows } = await db.execute<AdminQueue['synonyms'][number]>(sql`
    select waiting.id, ${WORD}, "answerKo", members, "createdAt"
    from (
      select min(id) as id, word_id, min(answer_ko) as "answerKo", count(*)::int as members,
        ${iso('min(created_at)')} as "createdAt"
      from own_synonyms where decision is null group by word_id, answer_key
    ) as waiting join words on words.id = waiting.word_id
    where words.retired_at is null order by waiting.id limit ${QUEUE_SHOWN}`);
  return rows;
}

/** Open wishes: one entry for a word, however many members have it. */
export async function waitingWishes(db: Orm): Promise<AdminQueue['wishes']> {
  const { rows } = await db.execute<AdminQueue['wishes'][number]>(sql`
    select min(id) as id, japanese_word as "japaneseWord", max(hiragana) as hiragana, max(meaning_ko) as "meaningKo",
      count(distinct member_id)::int as members, ${iso('min(created_at)')} as "createdAt"
    from word_wishes where closed_at is null group by japanese_word order by 1 limit ${QUEUE_SHOWN}`);
  return rows;
}

/** The word of a wish and whether it is open; null where there is no such wish. */
export async function findWish(db: Orm, id: number): Promise<{ japaneseWord: string; waits: boolean } | null> {
  const [row] = await db
    .select({ japaneseWord: wordWishes.japaneseWord, closedAt: wordWishes.closedAt })
    .from(wordWishes)
    .where(eq(wordWishes.id, id));
  return row ? { japaneseWord: row.japaneseWord, waits: row.closedAt === null } : null;
}

/** Closes the wishes of all members for a word. Returns how many were open. */
export async function closeWishes(tx: Orm, japaneseWord: string, decision: Decision, now: Date): Promise<number> {
  const { rowCount } = await tx
    .update(wordWishes)
    .set({ closedAt: now, decision })
    .where(and(eq(wordWishes.japaneseWord, japaneseWord), isNull(wordWishes.closedAt)));
  return rowCount ?? 0;
}

/** Closes an open report. Returns its word, or null where it is not open. */
export async function closeReport(tx: Orm, id: number, decision: Decision, now: Date): Promise<number | null> {
  const [row] = await tx
    .update(wordReports)
    .set({ closedAt: now, decision })
    .where(and(eq(wordReports.id, id), isNull(wordReports.closedAt)))
    .returning({ wordId: wordReports.wordId });
  return row?.wordId ?? null;
}

export async function reportExists(db: Orm, id: number): Promise<boolean> {
  return (await db.select({ id: wordReports.id }).from(wordReports).where(eq(wordReports.id, id))).length > 0;
}

export async function findSynonym(db: Orm, id: number) {
  const [row] = await db.select().from(ownSynonyms).where(eq(ownSynonyms.id, id));
  return row ?? null;
}

/** Decides an answer for all members who have it. Returns how many were open. */
export async function decideSynonyms(
  tx: Orm,
  { wordId, answerKey }: { wordId: number; answerKey: string },
  decision: Decision,
  now: Date,
): Promise<number> {
  const { rowCount } = await tx
    .update(ownSynonyms)
    .set({ decision, decidedAt: now })
    .where(and(eq(ownSynonyms.wordId, wordId), eq(ownSynonyms.answerKey, answerKey), isNull(ownSynonyms.decision)));
  return rowCount ?? 0;
}
