import { type AdminWord, ApiError } from '@utarang/contract';
import { recordChange } from '../../audit/audit.repo.js';
import type { Catalogue } from '../../catalogue/catalogue.js';
import type { Clock } from '../../db/clock.js';
import type { Orm } from '../../db/orm.js';
import type { Log } from '../../log.js';
import { refuseFaults, storedOf } from './draft.js';
import { changedFields, isInLists, type WordDraft } from './draft-fields.js';
import { findWord, isTaken, saveLists, saveWord } from './words.repo.js';

type WriterDeps = {
  readonly orm: Orm;
  readonly clock: Clock;
  readonly catalogue: Pick<Catalogue, 'lists' | 'refresh'>;
  readonly log: Log;
};

/** A writer for every change of a word by an admin. */
export function createWordWriter({ orm, clock, catalogue, log }: WriterDeps) {
  const situations = () => new Set(catalogue.lists.fields.keys());

  /** Runs a transaction, then reloads the catalogue of this process. Throws `pronunciation_already_registered`. */
  const reloadAfter = async <Result>(transaction: () => Promise<Result>): Promise<Result> => {
    let result: Result;
    try {
      result = await transaction();
    } catch (error) {
      throw isTaken(error) ? new ApiError('pronunciation_already_registered') : error;
    }
    // The change is committed. If the words cannot be read now, the catalogue's listener reloads them later.
    await catalogue.refresh().catch((err: unknown) => log.warn({ err }, 'the catalogue could not be reloaded'));
    return result;
  };

  /** Writes in one transaction, then reloads the catalogue. Throws `pronunciation_already_registered`. */
  const write = <Result>(act: (tx: Orm, now: Date) => Promise<Result>): Promise<Result> =>
    reloadAfter(() => orm.transaction(async (tx) => act(tx, await clock.now(tx))));

  /** Saves a word as `next` and records the change. Returns the saved word and the id of the entry. */
  const save = async (
    tx: Orm,
    edit: { now: Date; adminId: number; action: string; word: AdminWord; next: WordDraft },
  ) => {
    const { now, adminId, action, word, next } = edit;
    const changed = changedFields(word, next);
    refuseFaults(next, situations());
    if (!changed.every(isInLists)) await saveWord(tx, word.id, next, now);
    if (changed.some(isInLists)) await saveLists(tx, word.id, next, now);
    const saved = (await findWord(tx, word.id))!;
    const entry = { adminId, at: now, subject: 'word', subjectId: word.id, action } as const;
    const entryId = await recordChange(tx, { ...entry, before: storedOf(word), after: storedOf(saved) });
    return { saved, entryId };
  };

  return { situations, reloadAfter, write, save };
}

export type WordWriter = ReturnType<typeof createWordWriter>;
