import type { CatalogueWord } from './word.js';

/** A change of some words of the catalogue. */
export type ChangedWords = {
  /** The ids of the rows that changed, retired words among them. */
  readonly ids: ReadonlySet<number>;
  /** The words as they were that are listed no more as they were, and those that are listed now. */
  readonly removed: readonly CatalogueWord[];
  readonly added: readonly CatalogueWord[];
  /** All words after the change, id descending, without retired ones. */
  readonly words: readonly CatalogueWord[];
};

/** The change that the rows of some ids make; an id without a row was deleted. */
export function changedWords(
  before: readonly CatalogueWord[],
  ids: ReadonlySet<number>,
  rows: readonly CatalogueWord[],
): ChangedWords {
  const added = rows.filter(({ retired }) => !retired);
  const kept = before.filter(({ id }) => !ids.has(id));
  return {
    ids,
    removed: before.filter(({ id }) => ids.has(id)),
    added,
    words: [...kept, ...added].sort((a, b) => b.id - a.id),
  };
}

/**
 * Finds what one list of words has that another has not, or not as it is there. Words that are the same are the same
 * object.
 */
export function differenceOf(
  before: readonly CatalogueWord[],
  now: readonly CatalogueWord[],
): { readonly changed: readonly CatalogueWord[]; readonly removedIds: readonly number[] } {
  const known = new Set(before);
  const ids = new Set(now.map(({ id }) => id));
  return {
    changed: now.filter((word) => !known.has(word)),
    removedIds: before.flatMap(({ id }) => (ids.has(id) ? [] : [id])),
  };
}
