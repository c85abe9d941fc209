import type { Orm } from '../db/orm.js';
import { type CataloguePart } from '../db/schema.js';
/** The changes since a version: the parts that have to be read again, and the words whose rows have. */
export type CatalogueChanges = {
    readonly parts: ReadonlySet<CataloguePart>;
    readonly wordIds: ReadonlySet<number>;
};
/**
 * The most changed words that are read one by one. With more, all are read again: updating the index would take as
 * long.
 */
export declare const CHANGED_WORDS_MAX = 200;
/** Reads the current version of the database. */
export declare function readVersion(orm: Pick<Orm, 'select'>): Promise<number>;
/** Reads the changes after `since`, up to `version`; null where they are not recorded any more, or are too many. */
export declare function readChanges(orm: Pick<Orm, 'select'>, since: number, version: number): Promise<CatalogueChanges | null>;
