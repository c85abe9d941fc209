import { type AdminWord, ApiError } from '@utarang/contract';
import { recordChange } from '../../audit/audit.repo.js';
import type { Catalogue } from '../../catalogue/catalogue.js';
import type { Clock } from '../../db/clock.js';
import type { Orm } from '../../db/database.js';
import type { Log } from '../../log.js';
import { changedFields, refuseFaults, storedOf, type WordDraft } from './draft.js';
import { findWord, isTaken, saveLists, saveWord } from './words.repo.js';

type WriterDeps = {
  readonly orm: Orm;
  readonly clock: Clock;
  readonly catalogue: Pick<Catalogue, 'lists' | 'refresh'>;
  readonly log: Log;
};

/** What every change of a word by an admin has in common. */
export function createWordWriter({ orm, clock, catalogue, log }: WriterDeps) {
  const situations = () => new Set(catalogue.lists.fields.keys());

  /** Lets this process have the words that a transaction changed. Throws `pronunciation_already_registered`. */
  const settle = async <Result>(transaction: () => Promise<Result>): Promise<Result> => {
    let result: Result;
    try {
      result = await transaction();
    } catch (error) {
      throw isTaken(error) ? new ApiError('pronunciation_already_registered') : error;
    }
    // It is written: where the words cannot be read now, the listener sees to it later.
    await catalogue.refresh().catch((err: unknown) => log.warn({ err }, 'the catalogue could not be reloaded'));
    return result;
  };

  /** Writes in a transaction, and the same. */
  const write = <Result>(act: (tx: Orm, now: Date) => Promise<Result>): Promise<Result> =>
    settle(() => orm.transaction(async (tx) => act(tx, await clock.now(tx))));

  /** Puts a word into the state that is wanted, and tells the audit trail. Answers the word and the entry's id. */
  const save = async (
    tx: Orm,
    to: { now: Date; adminId: number; action: string; word: AdminWord; next: WordDraft },
  ) => {
    const { now, adminId, action, word, next } = to;
    const changed = changedFields(word, next);
    refuseFaults(next, situations());
    if (changed.some((field) => field !== 'fields' && field !== 'koLike')) await saveWord(tx, word.id, next, now);
    if (changed.includes('fields') || changed.includes('koLike')) await saveLists(tx, word.id, next, now);
    const saved = (await findWord(tx, word.id))!;
    const entry = { adminId, at: now, subject: 'word', subjectId: word.id, action } as const;
    const change = await recordChange(tx, { ...entry, before: storedOf(word), after: storedOf(saved) });
    return { saved, change };
  };

  return { situations, settle, write, save };
}

export type WordWriter = ReturnType<typeof createWordWriter>;
