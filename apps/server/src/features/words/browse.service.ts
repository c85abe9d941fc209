import {
  type FieldWords,
  type FoundWord,
  fail,
  type KoLikeWord,
  type Level,
  type LevelWordsPage,
  levels,
} from '@utarang/contract';
import { normalise } from '@utarang/domain/language';
import { marker, type Window } from '@utarang/domain/search';
import type { Catalogue } from '../../catalogue/catalogue.js';
import type { KoLikeWord as StoredKoLike } from '../../catalogue/lists.js';
import type { CatalogueWord } from '../../catalogue/word.js';
import { inList } from '../../catalogue/word.js';

type PageQuery = { readonly q: string; readonly page: number; readonly size: number };

/** The level that an address names, in either case; null for anything else. */
export const levelNamed = (text: string | null): Level | null =>
  levels.find((level) => level === text?.toUpperCase()) ?? null;

const koLikeInList = (word: StoredKoLike): KoLikeWord => ({
  ...inList(word),
  hanja: word.hanja,
  caution: word.caution,
});

/** The words as they are browsed: by level, by situation, by likeness to Korean. */
export function createBrowse(catalogue: Catalogue) {
  return {
    /** A page of a level. Throws `level_not_found`. */
    level(name: string, { q, page, size }: PageQuery): LevelWordsPage {
      const shelf = catalogue.lists.levels[levelNamed(name) ?? fail('level_not_found')];
      const window = { offset: page * size, limit: size };
      const { total, content, interpretedAs } =
        normalise(q) === '' ? listed(shelf.items, window) : found(shelf.search(q, 'all', window), q);
      return { content, number: page, size, totalPages: Math.ceil(total / size), totalElements: total, interpretedAs };
    },

    /** The names of the situations in the order of the navigation. */
    fields: (): string[] => [...catalogue.lists.fields.keys()],

    /** The words of a situation. Throws `field_not_found`. */
    field: (name: string): FieldWords =>
      (catalogue.lists.fields.get(name.normalize('NFC')) ?? fail('field_not_found')).map(inList),

    /** Words like Korean, all of them or those that a query finds. */
    koLike(q: string): KoLikeWord[] {
      const { items, search } = catalogue.lists.koLike;
      if (normalise(q) === '') return items.map(koLikeInList);
      const everything = { offset: 0, limit: items.length };
      return search(q, 'all', everything).hits.map(({ item }) => koLikeInList(item));
    },
  };
}

export type Browse = ReturnType<typeof createBrowse>;

type Search = ReturnType<Catalogue['lists']['levels']['N5']['search']>;

const listed = (items: readonly CatalogueWord[], { offset, limit }: Window) => ({
  total: items.length,
  content: items.slice(offset, offset + limit).map(inList),
  interpretedAs: null,
});

function found({ total, hits, interpretedAs }: Search, q: string) {
  const marksIn = marker(q, 'all');
  const content = hits.map(
    ({ item, rank, match }): FoundWord => ({ ...inList(item), rank, match, marks: marksIn(item) }),
  );
  return { total, content, interpretedAs };
}
