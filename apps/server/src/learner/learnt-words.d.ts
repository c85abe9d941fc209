import type { Catalogue } from '../catalogue/catalogue.js';
import type { CatalogueWord } from '../catalogue/word.js';
import type { Orm } from '../db/orm.js';
/** Looks words up by their ids: those of the book in memory, own words in the database. */
export type LearntWords = (id: number) => CatalogueWord | undefined;
type Words = Pick<Catalogue, 'word'>;
/** The word with this id, for a member; for a guest only one of the book. */
export declare function learntWord(db: Orm, catalogue: Words, memberId: number | null, id: number): Promise<CatalogueWord | undefined>;
/** A look-up for all of these ids. Without own words among them it makes no query. */
export declare function learntWords(db: Orm, catalogue: Words, memberId: number, ids: readonly number[]): Promise<LearntWords>;
export {};
