import type { Change, Changes, ChangesQuery } from '@utarang/contract';
import { listChanges } from '../../audit/audit.repo.js';
import type { Orm } from '../../db/orm.js';
import { pageAnswer } from '../../lib/page-answer.js';

/** The history of changes by admins and the operator, of every kind of thing (docs/product/admin.md#history). */
export const createHistory = ({ orm }: { readonly orm: Orm }) => ({
  async list({ subject, page, size }: ChangesQuery): Promise<Changes> {
    const { rows, total } = await listChanges(orm, subject ?? null, page, size);
    const content = rows.map(({ at, before, after, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      before: before as Change['before'],
      after: after as Change['after'],
    }));
    return pageAnswer(content, { page, size, total });
  },
});

export type History = ReturnType<typeof createHistory>;
