import type { AdminSentencesQuery, SentenceState, StoredAdminSentence } from '@utarang/contract';
import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../db/orm.js';
import { quizzes, sentences } from '../../db/schema.js';
import type { SentenceDraft } from './draft.js';
import type { OtherSentence } from './faults.js';

const FROM = sql`from sentences left join quizzes on sentence_id = sentences.id`;

/** Sentences with their quizzes, the highest id first. The version is that of both rows. */
const selectSentences = (which: SQL, rest: SQL = sql``) => sql<StoredAdminSentence>`
  select sentences.id, level, text, meaning_ko as "meaningKo", word_ids as "wordIds", target_ids as "targetIds", situations,
    sentences.version + coalesce(quizzes.version, 0) as version, sentences.retired_at is not null as retired,
    case when sentence_id is not null and quizzes.retired_at is null then json_build_object(
      'answerId', answer_id, 'wrongIds', wrong_ids, 'korean', korean, 'note', note) end as quiz
  ${FROM} where ${which} order by sentences.id desc ${rest}`;

const STATES: Readonly<Record<SentenceState, SQL>> = {
  shown: sql`sentences.retired_at is null`,
  asked: sql`sentences.retired_at is null and sentence_id is not null and quizzes.retired_at is null`,
  unasked: sql`sentences.retired_at is null and (sentence_id is null or quizzes.retired_at is not null)`,
  retired: sql`sentences.retired_at is not null`,
};

/**
 * The condition that a query is in the Japanese without its readings or in the Korean, or is one of the words or the
 * id.
 */
const searchCondition = (q: string): SQL => sql`(
  position(${q} in regexp_replace(text, '\\[[^\\]]*\\]| ', '', 'g')) > 0
  or position(${q} in meaning_ko) > 0
  or sentences.id::text = ${q}
  or word_ids && array(
    select id from words where retired_at is null and ${q} in (japanese_word, hiragana, korean_pronunciation)))`;

export async function findSentences(db: Orm, { q, level, situation, state, page, size }: AdminSentencesQuery) {
  const where = sql.join(
    [
      STATES[state],
      ...(level ? [sql`level = ${level}`] : []),
      ...(situation ? [sql`${situation} = any(situations)`] : []),
      ...(q ? [searchCondition(q)] : []),
    ],
    sql` and `,
  );
  const counted = await db.execute<{ count: number }>(sql`select count(*)::int as count ${FROM} where ${where}`);
  const { rows } = await db.execute<StoredAdminSentence>(
    selectSentences(where, sql`limit ${size} offset ${page * size}`),
  );
  return { rows, total: counted.rows[0]!.count };
}

export async function findSentence(db: Orm, id: number): Promise<StoredAdminSentence | null> {
  return (await db.execute<StoredAdminSentence>(selectSentences(sql`sentences.id = ${id}`))).rows[0] ?? null;
}

/**
 * Locks all sentences until the transaction ends: no constraint can say that two sentences are the same. A seed takes
 * the same lock, and before any other.
 */
export const lockSentences = (tx: Orm): Promise<unknown> =>
  tx.execute(sql`lock table sentences in share row exclusive mode`);

/** All other sentences that are shown. */
export const otherSentences = (tx: Orm, id: number): Promise<OtherSentence[]> =>
  tx
    .select({ id: sentences.id, text: sentences.text, meaningKo: sentences.meaningKo })
    .from(sentences)
    .where(and(isNull(sentences.retiredAt), ne(sentences.id, id)));

const rowOf = ({ level, text, meaningKo, wordIds, targetIds, situations }: SentenceDraft, now: Date) => ({
  level,
  text,
  meaningKo,
  wordIds,
  targetIds,
  situations,
  editedAt: now,
});

export async function insertSentence(tx: Orm, sentence: SentenceDraft, now: Date): Promise<number> {
  const [row] = await tx.insert(sentences).values(rowOf(sentence, now)).returning({ id: sentences.id });
  return row!.id;
}

/** Saves a sentence. A retired one keeps the time of its retirement. */
export async function saveSentence(tx: Orm, id: number, sentence: SentenceDraft, now: Date): Promise<void> {
  const since = sql`coalesce(${sentences.retiredAt}, ${now.toISOString()}::timestamptz)`;
  await tx
    .update(sentences)
    .set({ ...rowOf(sentence, now), retiredAt: sentence.retired ? since : null })
    .where(eq(sentences.id, id));
}

/** Saves the quiz of a sentence, or removes it. */
export async function saveQuiz(tx: Orm, id: number, quiz: SentenceDraft['quiz'], now: Date): Promise<void> {
  if (quiz === null) {
    await tx.update(quizzes).set({ retiredAt: now, editedAt: now }).where(eq(quizzes.sentenceId, id));
    return;
  }
  const row = { ...quiz, editedAt: now, retiredAt: null };
  await tx
    .insert(quizzes)
    .values({ sentenceId: id, ...row })
    .onConflictDoUpdate({ target: quizzes.sentenceId, set: row });
}
