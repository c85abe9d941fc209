import { createHash } from 'node:crypto';
import { fail, type ImportReport, type ImportResult, type TableFormat } from '@utarang/contract';
import { recordChanges } from '../../audit/audit.repo.js';
import type { Orm } from '../../db/orm.js';
import type { Once } from '../../learner/once.js';
import { mapInSlices } from '../../lib/time-slice.js';
import { storedOf } from './draft.js';
import { changedFields, isInLists } from './draft-fields.js';
import { lockBook, newIds, type WordToWrite, writeWords } from './import.repo.js';
import { digestOf, type ImportPlan, obstaclesOf, planImport, reportOf } from './import-plan.js';
import { createJudge } from './import-row.js';
import { readTable, type Table } from './table-read.js';
import { writeTable } from './table-write.js';
import { rowOf } from './word-cells.js';
import type { WordWriter } from './word-writer.js';
import { allWords, findWords, spellingsInBook } from './words.repo.js';

type Deps = { readonly orm: Orm; readonly writer: WordWriter; readonly once: Once };

/** A table that an admin sent. */
type SentTable = { readonly bytes: Uint8Array; readonly format: TableFormat };

type ImportRequest = {
  /** The digest of the dry run that the admin saw; null where the caller sent none. */
  readonly seen: string | null;
  readonly key: string | undefined;
};

/** All words as a table, and back (docs/product/admin.md#bulk). */
export function createWordTables({ orm, writer, once }: Deps) {
  /** Plans the import of a table, as often as needed. */
  const planner = ({ rows }: Table) => {
    const judge = createJudge(writer.situations());
    return async (db: Orm): Promise<ImportPlan> =>
      planImport(rows, {
        words: new Map((await allWords(db)).map((word) => [word.id, word])),
        spellings: await spellingsInBook(db),
        judge,
      });
  };

  return {
    /** Id descending, as all lists. */
    export: async (format: TableFormat): Promise<string> =>
      writeTable(await mapInSlices(await allWords(orm), rowOf), format),

    /** Checks what an import would do. Throws `validation_failed` where the bytes are no table. */
    check: async ({ bytes, format }: SentTable): Promise<ImportReport> =>
      reportOf(await planner(await readTable(bytes, format))(orm)),

    /**
     * Imports all rows or none. Throws `validation_failed` where the bytes are no table, `import_outdated` where the
     * import would do something else than the dry run showed, and `import_unfit` where a row cannot be imported. The
     * last two have the obstacles.
     */
    async import(adminId: number, { bytes, format }: SentTable, { seen, key }: ImportRequest): Promise<ImportResult> {
      const plan = planner(await readTable(bytes, format));
      await plan(orm); // the slow part, before others have to wait for the lock
      const hash = createHash('sha256').update(bytes).digest('base64url');
      return writer.reloadAfter(() =>
        once(adminId, { key, request: ['import words', format, hash, seen ?? ''] }, async (tx, { now }) => {
          await lockBook(tx);
          const planned = await plan(tx);
          if (seen !== null && seen !== (await digestOf(planned))) fail('import_outdated', obstaclesOf(planned));
          if (planned.faults.length + planned.conflicts.length > 0) fail('import_unfit', obstaclesOf(planned));
          await carryOut(tx, planned, { adminId, now });
          const { rows, unchanged, added, changed } = planned;
          return { applied: true, rows, unchanged, added: added.length, changed: changed.length } as const;
        }),
      );
    },
  };
}

export type WordTables = ReturnType<typeof createWordTables>;

async function carryOut(tx: Orm, plan: ImportPlan, { adminId, now }: { adminId: number; now: Date }): Promise<void> {
  const changed = plan.changed.map(({ word, draft }): WordToWrite => {
    const fields = changedFields(word, draft);
    return { id: word.id, draft, isNew: false, texts: !fields.every(isInLists), lists: fields.some(isInLists) };
  });
  const ids = await newIds(tx, plan.added.length);
  const added = plan.added.map(({ draft }, index): WordToWrite => {
    const lists = draft.fields.length > 0 || draft.koLike !== null;
    return { id: ids[index]!, draft, isNew: true, texts: true, lists };
  });
  const written = [...changed, ...added];
  if (written.length === 0) return;
  await writeWords(tx, written, now);

  const before = new Map(plan.changed.map(({ word }) => [word.id, storedOf(word)]));
  const all = written.map(({ id }) => id);
  const after = new Map((await findWords(tx, all)).map((word) => [word.id, storedOf(word)]));
  const changes = all.map((id) => ({ subjectId: id, before: before.get(id), after: after.get(id) }));
  await recordChanges(tx, { adminId, at: now, subject: 'word', action: 'imported', changes });
}
