import { isOwnWord } from '@utarang/domain/word-list';
import type { Catalogue } from '../catalogue/catalogue.js';
import { asCatalogueWord } from '../catalogue/own-word.js';
import type { CatalogueWord } from '../catalogue/word.js';
import type { Orm } from '../db/orm.js';
import { findOwnWords } from './own-words.repo.js';

/** Looks words up by their ids: those of the book in memory, own words in the database. */
export type LearntWords = (id: number) => CatalogueWord | undefined;

type Words = Pick<Catalogue, 'word'>;

/** The word with this id, for a member; for a guest only one of the book. */
export async function learntWord(
  db: Orm,
  catalogue: Words,
  memberId: number | null,
  id: number,
): Promise<CatalogueWord | undefined> {
  if (!isOwnWord(id)) return catalogue.word(id);
  if (memberId === null) return undefined;
  const [own] = await findOwnWords(db, memberId, [id]);
  return own && asCatalogueWord(own);
}

/** A look-up for all of these ids. Without own words among them it makes no query. */
export async function learntWords(
  db: Orm,
  catalogue: Words,
  memberId: number,
  ids: readonly number[],
): Promise<LearntWords> {
  const own = new Map((await findOwnWords(db, memberId, ids)).map((word) => [word.id, asCatalogueWord(word)]));
  return (id) => (isOwnWord(id) ? own.get(id) : catalogue.word(id));
}
