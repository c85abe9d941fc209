import { type AdminSentence, fail, type StoredAdminSentence } from '@utarang/contract';
import { recordChange } from '../../audit/audit.repo.js';
import type { Catalogue } from '../../catalogue/catalogue.js';
import { shownSentence } from '../../catalogue/shown-sentence.js';
import { inList } from '../../catalogue/word.js';
import type { Orm } from '../../db/orm.js';
import type { Expected } from '../../lib/if-match.js';
import { refuseErrors } from '../../lib/refuse-errors.js';
import { changedFields, type SentenceDraft, storedOf } from './draft.js';
import { alikeErrors, errorsOf, type Judges } from './faults.js';
import { findSentence, lockSentences, otherSentences, saveQuiz, saveSentence } from './sentences.repo.js';

type Deps = {
  readonly judges: Judges;
  readonly catalogue: Pick<Catalogue, 'word'>;
};

type Act = { readonly now: Date; readonly adminId: number; readonly action: string };

/** Reads, judges and saves one sentence for an admin, within a transaction. */
export function createSentenceStore({ judges, catalogue }: Deps) {
  const wordsOf = (ids: Iterable<number>) => [...new Set(ids)].flatMap((id) => catalogue.word(id) ?? []).map(inList);
  const namedBy = ({ wordIds, quiz }: StoredAdminSentence) => [
    ...wordIds,
    ...(quiz ? [quiz.answerId, ...quiz.wrongIds] : []),
  ];

  const adminSentenceOf = (stored: StoredAdminSentence): AdminSentence => ({
    ...stored,
    shown: shownSentence({ ...stored, retiredAt: null }, catalogue),
    words: wordsOf(namedBy(stored)),
  });

  const load = async (db: Orm, id: number): Promise<AdminSentence> =>
    adminSentenceOf((await findSentence(db, id)) ?? fail('sentence_not_found'));

  /** Throws `sentence_not_found`, and `edited_elsewhere` with the newer sentence where it is not the expected one. */
  const locked = async (tx: Orm, id: number, expected: Expected): Promise<AdminSentence> => {
    await lockSentences(tx);
    const sentence = await load(tx, id);
    if (expected !== null && expected !== sentence.version) fail('edited_elsewhere', { newer: sentence });
    return sentence;
  };

  /**
   * Throws `validation_failed`. `id` is 0 for a new one. An unchanged text or meaning is not compared with others
   * again.
   */
  const judge = async (tx: Orm, id: number, next: SentenceDraft, before: SentenceDraft | null): Promise<void> => {
    if (next.retired) return;
    const changed = before && changedFields(before, next);
    const isCompared = changed?.some((field) => ['text', 'meaningKo', 'retired'].includes(field)) ?? true;
    const errors = errorsOf(next, judges);
    const alike = isCompared ? alikeErrors(next, await otherSentences(tx, id)) : {};
    refuseErrors({ ...alike, ...errors });
  };

  /** Saves a sentence as `next` and records the change. Returns the saved sentence and the id of the entry. */
  const save = async (tx: Orm, { now, adminId, action }: Act, sentence: AdminSentence, next: SentenceDraft) => {
    await judge(tx, sentence.id, next, sentence);
    const changed = changedFields(sentence, next);
    if (changed.some((field) => field !== 'quiz')) await saveSentence(tx, sentence.id, next, now);
    if (changed.includes('quiz')) await saveQuiz(tx, sentence.id, next.quiz, now);
    const saved = await load(tx, sentence.id);
    const entry = { adminId, at: now, subject: 'sentence', subjectId: sentence.id, action } as const;
    const entryId = await recordChange(tx, { ...entry, before: storedOf(sentence), after: storedOf(saved) });
    return { saved, entryId };
  };

  return { wordsOf, namedBy, adminSentenceOf, load, locked, judge, save };
}
