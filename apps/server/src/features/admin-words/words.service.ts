import { type AdminWord, type EditedElsewhere, fail, type WordChange, type WordContent } from '@utarang/contract';
import { validationMessages } from '@utarang/messages';
import { changeOf, changesOf, HISTORY_MAX, markReverted, recordChange } from '../../audit/audit.repo.js';
import type { Orm } from '../../db/orm.js';
import type { Expected } from '../../lib/if-match.js';
import { refuseErrors } from '../../lib/refuse-errors.js';
import { draftOf, refuseFaults, storedOf, wordIn } from './draft.js';
import { changedFields, type WordDraft } from './draft-fields.js';
import type { WordWriter } from './word-writer.js';
import { allWords, findWord, insertWord, lockWord, retireWord, saveLists, saveWord } from './words.repo.js';

/** Words for admins: each change is in the audit trail and in the catalogue before it is answered. */
export function createAdminWords({ orm, writer }: { readonly orm: Orm; readonly writer: WordWriter }) {
  const { situations, write, save } = writer;

  /** Throws `word_not_found`, and `edited_elsewhere` with the newer word where it is not the expected one. */
  const locked = async (tx: Orm, id: number, expected: Expected): Promise<AdminWord> => {
    const word = (await lockWord(tx, id)) ?? fail('word_not_found');
    if (expected !== null && expected !== word.version) {
      fail('edited_elsewhere', { newer: word } satisfies EditedElsewhere);
    }
    return word;
  };

  const add = async (tx: Orm, now: Date, adminId: number, draft: WordDraft): Promise<AdminWord> => {
    refuseFaults(draft, situations());
    const id = await insertWord(tx, draft, now);
    if (draft.fields.length > 0 || draft.koLike) await saveLists(tx, id, draft, now);
    const word = (await findWord(tx, id))!;
    const entry = { adminId, at: now, subject: 'word', subjectId: id, action: 'added' } as const;
    await recordChange(tx, { ...entry, before: null, after: storedOf(word) });
    return word;
  };

  const edit = async (tx: Orm, now: Date, adminId: number, word: AdminWord, next: WordDraft): Promise<AdminWord> =>
    changedFields(word, next).length === 0
      ? word
      : (await save(tx, { now, adminId, action: 'edited', word, next })).saved;

  return {
    /** All words of the book, id descending. */
    list: (): Promise<AdminWord[]> => allWords(orm),

    /** Throws `validation_failed` and `pronunciation_already_registered`. */
    add: (adminId: number, content: WordContent): Promise<AdminWord> =>
      write((tx, now) => add(tx, now, adminId, draftOf(content))),

    /** Throws as `add` does, `word_not_found` and `edited_elsewhere`. An edit that changes nothing writes nothing. */
    async edit(
      adminId: number,
      id: number,
      { id: named = id, ...content }: WordContent & { readonly id?: number | undefined },
      expected: Expected,
    ): Promise<AdminWord> {
      if (named !== id) refuseErrors({ id: validationMessages.word_id_differs });
      return write(async (tx, now) => {
        const word = await locked(tx, id, expected);
        return edit(tx, now, adminId, word, draftOf(content, word));
      });
    },

    /** Lists the changes of a word, the latest first. */
    async history(id: number): Promise<WordChange[]> {
      const entries = await changesOf(orm, 'word', id, HISTORY_MAX);
      if (entries.length === 0 && !(await findWord(orm, id))) fail('word_not_found');
      return entries.map((entry) => ({
        ...entry,
        at: entry.at.toISOString(),
        before: wordIn(entry.before),
        after: wordIn(entry.after),
      }));
    },

    /**
     * Reverts one change: the fields that it changed are as before, all others stay. An addition is reverted by
     * retirement, since members may learn the word by now. Returns the word, or null where it is retired then. Throws
     * `change_not_found`, `already_reverted`, and `changed_since` where one of the fields was changed again.
     */
    revert: (adminId: number, id: number, changeId: number): Promise<AdminWord | null> =>
      write(async (tx, now) => {
        const word = await lockWord(tx, id);
        const change = (await changeOf(tx, 'word', id, changeId)) ?? fail('change_not_found');
        if (change.revertedBy !== null) fail('already_reverted');
        const [before, after] = [wordIn(change.before), wordIn(change.after)];
        const entry = { adminId, at: now, subject: 'word', subjectId: id, action: 'reverted' } as const;
        if (before && !after) {
          if (word) fail('changed_since');
          await saveWord(tx, id, before, now);
          const saved = (await findWord(tx, id))!;
          await markReverted(tx, changeId, await recordChange(tx, { ...entry, before: null, after: storedOf(saved) }));
          return saved;
        }
        if (!word || !after) return fail('changed_since');
        if (!before) {
          if (changedFields(word, after).length > 0) fail('changed_since');
          await retireWord(tx, id, now);
          await markReverted(tx, changeId, await recordChange(tx, { ...entry, before: storedOf(word), after: null }));
          return null;
        }
        const fields = changedFields(before, after);
        if (changedFields(word, after).some((field) => fields.includes(field))) fail('changed_since');
        const next = { ...word, ...Object.fromEntries(fields.map((field) => [field, before[field]])) };
        const { saved, entryId } = await save(tx, { now, adminId, action: 'reverted', word, next });
        await markReverted(tx, changeId, entryId);
        return saved;
      }),
  };
}

export type AdminWords = ReturnType<typeof createAdminWords>;
