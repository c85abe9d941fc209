import {
  type AdminSentence,
  type AdminSentences,
  type AdminSentencesQuery,
  fail,
  type SentenceContent,
  type SentenceHistory,
  type StoredAdminSentence,
} from '@utarang/contract';
import {
  type AuditEntry,
  changeOf,
  changesOf,
  HISTORY_MAX,
  markReverted,
  recordChange,
} from '../../audit/audit.repo.js';
import type { Catalogue } from '../../catalogue/catalogue.js';
import type { Orm } from '../../db/orm.js';
import type { Expected } from '../../lib/if-match.js';
import { pageAnswer } from '../../lib/page-answer.js';
import { changedFields, type SentenceDraft, storedOf } from './draft.js';
import type { Judges } from './faults.js';
import { createSentenceStore } from './sentence-store.js';
import { findSentences, insertSentence, lockSentences, saveQuiz } from './sentences.repo.js';

type Deps = {
  readonly orm: Orm;
  readonly judges: Judges;
  readonly catalogue: Pick<Catalogue, 'word'>;
  /** Writes in one transaction, and reloads the catalogue of this process afterwards. */
  readonly write: <Result>(act: (tx: Orm, now: Date) => Promise<Result>) => Promise<Result>;
};

/** Sentences and their quizzes for admins: each change is in the audit trail before it is answered. */
export function createAdminSentences({ orm, judges, catalogue, write }: Deps) {
  const { wordsOf, namedBy, adminSentenceOf, load, locked, judge, save } = createSentenceStore({ judges, catalogue });

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

    /** Retires a sentence, which is not shown or asked any more. Points that members earned by it stay. */
    retire: (adminId: number, id: number, expected: Expected): Promise<AdminSentence> =>
      edit(adminId, id, 'retired', expected, { retired: true }),

    /** Restores a retired sentence. Throws `validation_failed` where it would not be valid now. */
    restore: (adminId: number, id: number, expected: Expected): Promise<AdminSentence> =>
      edit(adminId, id, 'restored', expected, { retired: false }),

    /** Lists the changes of a sentence, the latest first. */
    async history(id: number): Promise<SentenceHistory> {
      const entries = await changesOf(orm, 'sentence', id, HISTORY_MAX);
      if (entries.length === 0) await load(orm, id);
      const changes = entries.map(storedChange);
      const named = changes.flatMap(({ before, after }) =>
        [before, after].flatMap((each) => (each ? namedBy(each) : [])),
      );
      return { changes, words: wordsOf(named) };
    },

    /**
     * Reverts one change: the fields that it changed are as before, all others stay. An addition is reverted by
     * retirement, since members may have earned by the sentence. Throws `change_not_found`, `already_reverted`,
     * `validation_failed`, and `changed_since` where one of the fields was changed again.
     */
    revert: (adminId: number, id: number, changeId: number): Promise<AdminSentence> =>
      write(async (tx, now) => {
        const sentence = await locked(tx, id, null);
        const change = (await changeOf(tx, 'sentence', id, changeId)) ?? fail('change_not_found');
        if (change.revertedBy !== null) fail('already_reverted');
        const next = { ...sentence, ...fieldsBefore(change, sentence) };
        const { saved, entryId } = await save(tx, { now, adminId, action: 'reverted' }, sentence, next);
        await markReverted(tx, changeId, entryId);
        return saved;
      }),
  };
}

type StoredChange = Pick<AuditEntry, 'before' | 'after'>;

/** An entry of the audit trail, with its sentences as they were stored. */
const storedChange = <Entry extends StoredChange & { readonly at: Date }>(entry: Entry) => ({
  ...entry,
  at: entry.at.toISOString(),
  before: entry.before as StoredAdminSentence | null,
  after: entry.after as StoredAdminSentence | null,
});

/** The earlier values of the fields that a change changed. Throws `changed_since` where one was changed again. */
function fieldsBefore(change: StoredChange, sentence: AdminSentence): Partial<StoredAdminSentence> {
  const after = change.after as StoredAdminSentence;
  const before = (change.before as StoredAdminSentence | null) ?? { ...after, retired: true };
  const fields = changedFields(before, after);
  const since = changedFields(sentence, after);
  if (since.some((field) => change.before === null || fields.includes(field))) fail('changed_since');
  return Object.fromEntries(fields.map((field) => [field, before[field]])) as Partial<StoredAdminSentence>;
}

export type AdminSentenceBook = ReturnType<typeof createAdminSentences>;
