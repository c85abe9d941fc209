import { type AuditSubject, type ErrorCode, fail } from '@utarang/contract';
import { changeOf, changesOf, HISTORY_MAX, markReverted, recordChange } from '../../audit/audit.repo.js';
import type { Catalogue } from '../../catalogue/catalogue.js';
import type { Clock } from '../../db/clock.js';
import type { Orm } from '../../db/orm.js';
import type { Expected } from '../../lib/if-match.js';
import type { Log } from '../../log.js';
import { lockSongs } from './editor.repo.js';

type Thing = { readonly id: number; readonly version: number; readonly retired: boolean };

/** A kind of thing that admins edit: how it is read, written, compared and validated. */
export type Kind<Full extends Thing, Stored extends object> = {
  readonly subject: AuditSubject;
  readonly notFound: ErrorCode;
  /** Finds a retired one, too. */
  readonly find: (db: Orm, id: number) => Promise<Full | null>;
  readonly insert: (tx: Orm, draft: Stored, now: Date) => Promise<number>;
  /** Writes the fields that changed. */
  readonly save: (
    tx: Orm,
    edit: { thing: Full; draft: Stored; changed: readonly string[]; now: Date },
  ) => Promise<void>;
  /** Retires a thing at `retiredAt`; with null it restores the thing. */
  readonly retire: (tx: Orm, id: number, retiredAt: Date | null, now: Date) => Promise<void>;
  readonly storedOf: (thing: Full) => Stored;
  readonly changedFields: (one: Stored, other: Stored) => (keyof Stored & string)[];
  /** Throws `validation_failed`. `id` is 0 for a new thing. */
  readonly refuseFaults: (tx: Orm, draft: Stored, id: number) => Promise<void>;
  /** Throws for a thing that must stay in the book. */
  readonly refuseRetirement: (thing: Full) => void;
};

type Deps = {
  readonly orm: Orm;
  readonly clock: Clock;
  readonly catalogue: Pick<Catalogue, 'refresh'>;
  readonly log: Log;
};

/**
 * An editor of artists or of songs (docs/product/admin.md#artists-and-songs). Each change is in the audit trail and in
 * the catalogue before it is answered.
 */
export function createEditor<Full extends Thing, Stored extends object>(
  { orm, clock, catalogue, log }: Deps,
  kind: Kind<Full, Stored>,
) {
  const { subject, find, storedOf, changedFields } = kind;

  /** Runs one change at a time, also among seeds and imports: whether a title is taken depends on all rows together. */
  const write = async <Result>(act: (tx: Orm, now: Date) => Promise<Result>): Promise<Result> => {
    const result = await orm.transaction(async (tx) => {
      await lockSongs(tx);
      return act(tx, await clock.now(tx));
    });
    // The change is committed. If the songs cannot be read now, the catalogue's listener reloads them later.
    await catalogue.refresh().catch((err: unknown) => log.warn({ err }, 'the catalogue could not be reloaded'));
    return result;
  };

  /** Loads a thing. Throws `notFound` of the kind, and `edited_elsewhere` where it has another version. */
  const load = async (tx: Orm, id: number, expected: Expected = null): Promise<Full> => {
    const thing = (await find(tx, id)) ?? fail(kind.notFound);
    if (expected !== null && expected !== thing.version) fail('edited_elsewhere', { newer: thing });
    return thing;
  };

  type Act = { readonly tx: Orm; readonly now: Date; readonly adminId: number; readonly action: string };

  const record = ({ tx, now, adminId, action }: Act, id: number, before: Full | null, after: Full | null) =>
    recordChange(tx, {
      ...{ adminId, at: now, subject, subjectId: id, action },
      before: before && { id, version: before.version, ...storedOf(before) },
      after: after && { id, version: after.version, ...storedOf(after) },
    });

  const change = async (act: Act, thing: Full, draft: Stored) => {
    const changed = changedFields(storedOf(thing), draft);
    await kind.refuseFaults(act.tx, draft, thing.id);
    if (changed.length === 0) return { saved: thing, entryId: null };
    await kind.save(act.tx, { thing, draft, changed, now: act.now });
    const saved = await load(act.tx, thing.id);
    return { saved, entryId: await record(act, thing.id, thing, saved) };
  };

  const setRetired = async (act: Act, thing: Full, retired: boolean) => {
    if (retired) kind.refuseRetirement(thing);
    else await kind.refuseFaults(act.tx, storedOf(thing), thing.id);
    await kind.retire(act.tx, thing.id, retired ? act.now : null, act.now);
    const saved = await load(act.tx, thing.id);
    return { saved, entryId: await record(act, thing.id, retired ? thing : null, retired ? null : saved) };
  };

  const undo = async (act: Act, thing: Full, before: Stored | null, after: Stored | null) => {
    if (!before || !after) {
      const retired = before === null;
      if (thing.retired === retired) fail('changed_since');
      if (after && changedFields(storedOf(thing), after).length > 0) fail('changed_since');
      return setRetired(act, thing, retired);
    }
    const fields = changedFields(before, after);
    if (changedFields(storedOf(thing), after).some((field) => fields.includes(field))) fail('changed_since');
    return change(act, thing, withFields(storedOf(thing), before, fields));
  };

  return {
    /** Throws `notFound` of the kind. */
    one: (id: number): Promise<Full> => load(orm, id),

    /** Throws `validation_failed`. */
    add: (adminId: number, draft: Stored): Promise<Full> =>
      write(async (tx, now) => {
        await kind.refuseFaults(tx, draft, 0);
        const thing = await load(tx, await kind.insert(tx, draft, now));
        await record({ tx, now, adminId, action: 'added' }, thing.id, null, thing);
        return thing;
      }),

    /** `draftOf` makes the wanted draft from the current thing. An edit that changes nothing writes nothing. */
    edit: (adminId: number, id: number, expected: Expected, draftOf: (thing: Full) => Stored): Promise<Full> =>
      write(async (tx, now) => {
        const thing = await load(tx, id, expected);
        return (await change({ tx, now, adminId, action: 'edited' }, thing, draftOf(thing))).saved;
      }),

    /** Retires a thing or restores it. Where it is in that state already, nothing is written. */
    retire: (adminId: number, id: number, expected: Expected, retired: boolean): Promise<Full> =>
      write(async (tx, now) => {
        const thing = await load(tx, id, expected);
        if (thing.retired === retired) return thing;
        const action = retired ? 'retired' : 'restored';
        return (await setRetired({ tx, now, adminId, action }, thing, retired)).saved;
      }),

    /** The changes of a thing, the latest first. */
    async history(id: number) {
      await load(orm, id);
      const entries = await changesOf(orm, subject, id, HISTORY_MAX);
      return entries.map((entry) => ({ ...entry, at: entry.at.toISOString() }));
    },

    /** The change as it is in the audit trail. Throws `change_not_found`. */
    async changeOf(id: number, changeId: number): Promise<{ before: Stored | null; after: Stored | null }> {
      const entry = (await changeOf(orm, subject, id, changeId)) ?? fail('change_not_found');
      return { before: entry.before as Stored | null, after: entry.after as Stored | null };
    },

    /**
     * Reverts one change: the fields that it changed are as before, all others stay. Throws `change_not_found`,
     * `already_reverted`, and `changed_since` where one of the fields was changed again.
     */
    revert: (adminId: number, id: number, changeId: number): Promise<Full> =>
      write(async (tx, now) => {
        const thing = await load(tx, id);
        const entry = (await changeOf(tx, subject, id, changeId)) ?? fail('change_not_found');
        if (entry.revertedBy !== null) fail('already_reverted');
        const act = { tx, now, adminId, action: 'reverted' };
        const undone = await undo(act, thing, entry.before as Stored | null, entry.after as Stored | null);
        if (undone.entryId !== null) await markReverted(tx, changeId, undone.entryId);
        return undone.saved;
      }),
  };
}

/** A thing with some fields of another one. */
export const withFields = <Stored extends object>(
  thing: Stored,
  other: Stored,
  fields: readonly (keyof Stored & string)[],
): Stored => ({ ...thing, ...Object.fromEntries(fields.map((field) => [field, other[field]])) });
