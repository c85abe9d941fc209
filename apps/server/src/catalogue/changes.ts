import { and, asc, gt, lte } from 'drizzle-orm';
import type { Orm } from '../db/orm.js';
import { type CataloguePart, catalogueChanges, catalogueVersion } from '../db/schema.js';

/** The changes since a version: the parts that have to be read again, and the words whose rows have. */
export type CatalogueChanges = { readonly parts: ReadonlySet<CataloguePart>; readonly wordIds: ReadonlySet<number> };

/**
 * The most changed words that are read one by one. With more, all are read again: updating the index would take as
 * long.
 */
export const CHANGED_WORDS_MAX = 200;

/** Reads the current version of the database. */
export async function readVersion(orm: Pick<Orm, 'select'>): Promise<number> {
  const [row] = await orm.select().from(catalogueVersion);
  return row!.version;
}

/** Reads the changes after `since`, up to `version`; null where they are not recorded any more, or are too many. */
export async function readChanges(
  orm: Pick<Orm, 'select'>,
  since: number,
  version: number,
): Promise<CatalogueChanges | null> {
  if (version < since) return null;
  const rows = await orm
    .select()
    .from(catalogueChanges)
    .where(and(gt(catalogueChanges.version, since), lte(catalogueChanges.version, version)))
    .orderBy(asc(catalogueChanges.version));
  if (new Set(rows.map((row) => row.version)).size < version - since) return null;
  if (rows.some(({ part, wordId }) => part === 'words' && wordId === null)) return null;
  return {
    parts: new Set(rows.flatMap(({ part }) => (part === 'words' ? [] : [part]))),
    wordIds: new Set(rows.flatMap(({ wordId }) => wordId ?? [])),
  };
}
