import {
  type AdminSentence,
  type AdminSentences,
  type AdminSentencesQuery,
  fail,
  type SentenceContent,
  type SentenceHistory,
  type StoredAdminSentence,
} from '@utarang/contract';
import { changeOf, changesOf, HISTORY_MAX, markReverted, recordChange } from '../../audit/audit.repo.js';
import type { Catalogue } from '../../catalogue/catalogue.js';
import { shownSentence } from '../../catalogue/shown-sentence.js';
import { inList } from '../../catalogue/word.js';
import type { Orm } from '../../db/orm.js';
import type { Expected } from '../../lib/if-match.js';
import { pageAnswer } from '../../lib/page-answer.js';
import { refuseErrors } from '../../lib/refuse-errors.js';
import { changedFields, type SentenceDraft, storedOf } from './draft.js';
import { alikeErrors, errorsOf, type Judges } from './faults.js';
import {
  findSentence,
  findSentences,
  insertSentence,
  lockSentences,
  otherSentences,
  saveQuiz,
  saveSentence,
} from './sentences.repo.js';

type Deps = {
  readonly orm: Orm;
  readonly judges: Judges;
  readonly catalogue: Pick<Catalogue, 'word'>;
  /** Writes in one transaction, and reloads the catalogue of this process afterwards. */
  readonly write: <Result>(act: (tx: Orm, now: Date) => Promise<Result>) => Promise<Result>;
};

type Act = { readonly now: Date; readonly adminId: number; readonly action: string };

/** Sentences and their quizzes as admins change them: each change is in the audit trail before it is answered. */
export function createAdminSentences({ orm, judges, catalogue, write }: Deps) {
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

  /** Throws `validation_failed`. `id` is 0 for a new one. A text and a meaning that stay are not compared again. */
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

  const edit = (adminId: number, id: number, action: string, expected: Expected, over: Partial<SentenceDraft>) =>
    write(async (tx, now) => {
      const sentence = await locked(tx, id, expected);
      const next = { ...sentence, ...over };
      if (changedFields(sentence, next).length === 0) return sentence;
      return (await save(tx, { now, adminId, action }, sentence, next)).saved;
    });

  return {
    async list(query: AdminSentencesQuery): Promise<AdminSentences> {
      const { rows, total } = await findSentences(orm, query);
      return pageAnswer(rows.map(adminSentenceOf), { ...query, total });
    },

    /** Throws `sentence_not_found`. */
    one: (id: number): Promise<AdminSentence> => load(orm, id),

    /** Throws `validation_failed`. */
    add: (adminId: number, content: SentenceContent): Promise<AdminSentence> =>
      write(async (tx, now) => {
        await lockSentences(tx);
        const draft = { ...content, retired: false };
        await judge(tx, 0, draft, null);
        const id = await insertSentence(tx, draft, now);
        if (draft.quiz) await saveQuiz(tx, id, draft.quiz, now);
        const sentence = await load(tx, id);
        const entry = { adminId, at: now, subject: 'sentence', subjectId: id, action: 'added' } as const;
        await recordChange(tx, { ...entry, before: null, after: storedOf(sentence) });
        return sentence;
      }),

    /** Throws as `add` and `one` do, and `edited_elsewhere`. An edit that changes nothing writes nothing. */
    edit: (adminId: number, id: number, content: SentenceContent, expected: Expected): Promise<AdminSentence> =>
      edit(adminId, id, 'edited', expected, content),

    /** The sentence is shown and asked no more. What members earned by it stays. */
    retire: (adminId: number, id: number, expected: Expected): Promise<AdminSentence> =>
      edit(adminId, id, 'retired', expected, { retired: true }),

    /** Throws `validation_failed` where it would not be valid now. */
    restore: (adminId: number, id: number, expected: Expected): Promise<AdminSentence> =>
      edit(adminId, id, 'restored', expected, { retired: false }),

    /** Lists what admins did to a sentence, the latest first. */
    async history(id: number): Promise<SentenceHistory> {
      const entries = await changesOf(orm, 'sentence', id, HISTORY_MAX);
      if (entries.length === 0) await load(orm, id);
      const changes = entries.map((entry) => ({
        ...entry,
        at: entry.at.toISOString(),
        before: entry.before as StoredAdminSentence | null,
        after: entry.after as StoredAdminSentence | null,
      }));
      const named = changes
        .flatMap(({ before, after }) => [before, after])
        .flatMap((each) => (each ? namedBy(each) : []));
      return { changes, words: wordsOf(named) };
    },

    /**
     * Takes one change back: the fields that it changed are as before, all others stay. An addition is taken back by
     * retirement, since members may have earned by the sentence. Throws `change_not_found`, `already_reverted`,
     * `validation_failed`, and `changed_since` where one of the fields was changed again.
     */
    revert: (adminId: number, id: number, changeId: number): Promise<AdminSentence> =>
      write(async (tx, now) => {
        const sentence = await locked(tx, id, null);
        const change = (await changeOf(tx, 'sentence', id, changeId)) ?? fail('change_not_found');
        if (change.revertedBy !== null) fail('already_reverted');
        const after = change.after as StoredAdminSentence;
        const before = (change.before as StoredAdminSentence | null) ?? { ...after, retired: true };
        const fields = changedFields(before, after);
        const since = changedFields(sentence, after);
        if (since.some((field) => change.before === null || fields.includes(field))) fail('changed_since');
        const next = { ...sentence, ...Object.fromEntries(fields.map((field) => [field, before[field]])) };
        const { saved, entryId } = await save(tx, { now, adminId, action: 'reverted' }, sentence, next);
        await markReverted(tx, changeId, entryId);
        return saved;
      }),
  };
}

export type AdminSentenceBook = ReturnType<typeof createAdminSentences>;
