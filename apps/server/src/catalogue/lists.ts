import { type Level, levels } from '@utarang/contract';
import { createHeardShelf, createShelf, type Shelf, type StoredIndex } from '@utarang/domain/search';
import { asc } from 'drizzle-orm';
import type { Orm } from '../db/orm.js';
import { fields, fieldWords, koLike } from '../db/schema.js';
import type { ChangedWords } from './changed-words.js';
import { createRelatives, type Relatives } from './relatives.js';
import type { CatalogueWord } from './word.js';

/** A word like Korean. */
export type KoLikeWord = CatalogueWord & { readonly hanja: string; readonly caution: string | null };

/** The words in the form in which they are listed and searched. */
export type Lists = {
  readonly all: Shelf<CatalogueWord>;
  /** Each level's words in catalogue order. */
  readonly levels: Readonly<Record<Level, Shelf<CatalogueWord>>>;
  /** The situations in the order of the navigation, each with its words in the form in which they are shown there. */
  readonly fields: ReadonlyMap<string, readonly CatalogueWord[]>;
  readonly koLike: Shelf<KoLikeWord>;
  /** The names of the situations that a word belongs to, by its id. */
  readonly fieldsOf: ReadonlyMap<number, readonly string[]>;
  /** A word in the form of the list of words like Korean, by its id. */
  readonly koLikeOf: ReadonlyMap<number, KoLikeWord>;
  /** The words that are read or written alike. */
  readonly relatives: Relatives;
};

export type StoredLists = Awaited<ReturnType<typeof loadLists>>;

/** The stored lists, in their order. */
export async function loadLists(tx: Orm) {
  return {
    fields: await tx.select({ name: fields.name }).from(fields).orderBy(asc(fields.position)),
    fieldWords: await tx.select().from(fieldWords).orderBy(asc(fieldWords.field), asc(fieldWords.position)),
    koLike: await tx.select().from(koLike).orderBy(asc(koLike.position)),
  };
}

/**
 * A word in the form in which a situation shows it: with its own sense there, and without a level that would mislead.
 */
const inField = (word: CatalogueWord, { meaningKo, hidesLevel }: StoredLists['fieldWords'][number]): CatalogueWord =>
  meaningKo === null && !hidesLevel
    ? word
    : { ...word, meaningKo: meaningKo ?? word.meaningKo, level: hidesLevel ? null : word.level };

/**
 * Builds the lists. `usesOf` returns the number of sentences with a word. `index` is the prebuilt part of the search
 * index of all words; the rest is built here.
 */
export function createLists(
  words: readonly CatalogueWord[],
  stored: StoredLists,
  usesOf: (word: { readonly id: number }) => number = () => 0,
  index?: StoredIndex,
): Lists {
  const shelfOf = (level: Level) => createShelf(words.filter((word) => word.level === level));
  return {
    all: createHeardShelf(words, usesOf, index),
    levels: Object.fromEntries(levels.map((level) => [level, shelfOf(level)])) as Record<Level, Shelf<CatalogueWord>>,
    ...storedLists(words, stored),
    relatives: createRelatives(words),
  };
}

/** The lists after a change of some words. A list without a changed word stays the same object. */
export function changedLists(lists: Lists, stored: StoredLists, change: ChangedWords): Lists {
  const { words, ids, removed, added } = change;
  const isTouched = (level: Level) => [...removed, ...added].some((word) => word.level === level);
  const shelfOf = (level: Level) => {
    const shelf = lists.levels[level];
    return isTouched(level)
      ? shelf.changed(
          words.filter((word) => word.level === level),
          ids,
        )
      : shelf;
  };
  const hasField = stored.fieldWords.some(({ wordId }) => ids.has(wordId));
  const hasKoLike = stored.koLike.some(({ wordId }) => ids.has(wordId));
  return {
    all: lists.all.changed(words, ids),
    levels: Object.fromEntries(levels.map((level) => [level, shelfOf(level)])) as Record<Level, Shelf<CatalogueWord>>,
    ...(hasField || hasKoLike ? storedLists(words, stored) : storedParts(lists)),
    relatives: lists.relatives.changed(change),
  };
}

type StoredParts = Pick<Lists, 'fields' | 'koLike' | 'fieldsOf' | 'koLikeOf'>;
const storedParts = ({ fields, koLike, fieldsOf, koLikeOf }: Lists): StoredParts => ({
  fields,
  koLike,
  fieldsOf,
  koLikeOf,
});

/** Builds the stored lists: the situations, and the words like Korean. */
export function storedLists(words: readonly CatalogueWord[], stored: StoredLists): StoredParts {
  const byId = new Map(words.map((word) => [word.id, word]));
  const byField = new Map<string, CatalogueWord[]>(stored.fields.map(({ name }) => [name, []]));
  // An entry of a word that has been retired since is left out.
  for (const entry of stored.fieldWords) {
    const word = byId.get(entry.wordId);
    if (word) byField.get(entry.field)!.push(inField(word, entry));
  }
  const fieldsOf = new Map<number, string[]>();
  for (const [name, ofField] of byField) {
    for (const id of new Set(ofField.map((word) => word.id))) fieldsOf.set(id, [...(fieldsOf.get(id) ?? []), name]);
  }
  const koLike = stored.koLike.flatMap(({ wordId, hanja, caution }) => {
    const word = byId.get(wordId);
    return word ? [{ ...word, hanja, caution }] : [];
  });
  return {
    fields: byField,
    koLike: createShelf(koLike),
    fieldsOf,
    koLikeOf: new Map(koLike.map((word) => [word.id, word])),
  };
}
