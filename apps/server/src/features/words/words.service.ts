import {
  type FieldWords,
  fail,
  type KoLikeWord,
  type Level,
  levels,
  tidy,
  type Word,
  type WordDetail,
  type WordsPage,
} from '@utarang/contract';
import type { Catalogue } from '../../catalogue/catalogue.js';
import type { Lists } from '../../catalogue/lists.js';
import { inList } from '../../catalogue/word.js';
import { everyItem, type ListQuery, listPage } from './listing.js';
import { relatedTo } from './related.js';

/** The level that an address names, in either case; null for anything else. */
export const levelNamed = (text: string | null): Level | null =>
  levels.find((level) => level === text?.toUpperCase()) ?? null;

/** The reading calls of the catalogue. Each works on one state of it, since none of them waits for anything. */
export function createWords(catalogue: Catalogue) {
  return {
    /** A page of all words. */
    page: (query: ListQuery): WordsPage => listPage(catalogue.lists.all, query),

    /** A page of a level. Throws `level_not_found`. */
    levelPage: (name: string, query: ListQuery): WordsPage =>
      listPage(catalogue.lists.levels[levelNamed(name) ?? fail('level_not_found')], query),

    all: (): Word[] => catalogue.words.map(inList),

    /** The names of the situations in the order of the navigation. */
    fields: (): string[] => [...catalogue.lists.fields.keys()],

    /** The words of a situation. Throws `field_not_found`. */
    fieldWords: (name: string): FieldWords =>
      (catalogue.lists.fields.get(tidy(name)) ?? fail('field_not_found')).map(inList),

    /** Words like Korean, all of them or those that a query finds. */
    koLike: (q: string): KoLikeWord[] =>
      everyItem(catalogue.lists.koLike, q).map((word) => ({
        ...inList(word),
        hanja: word.hanja,
        caution: word.caution,
      })),

    /** Changes with every change of the words. */
    version: (): string => catalogue.version,

    /** One word with all that its own page shows, or null. */
    detail(id: number): WordDetail | null {
      const word = Number.isSafeInteger(id) && catalogue.word(id);
      if (!word) return null;
      const { partsOfSpeech, level } = word;
      return {
        ...inList(word),
        partsOfSpeech,
        retired: word.retired ?? false,
        levels: level ? [level] : [],
        ...listedUnder(id, catalogue.lists),
        songs: [],
        ...relatedTo(word, catalogue),
      };
    },
  };
}

/** The situations that a word belongs to, and what ties it to a like Korean one. */
function listedUnder(id: number, { fields, koLike }: Lists): Pick<WordDetail, 'fields' | 'koLike'> {
  const like = koLike.items.find((word) => word.id === id);
  return {
    fields: [...fields].filter(([, words]) => words.some((word) => word.id === id)).map(([name]) => name),
    koLike: like ? { hanja: like.hanja, caution: like.caution } : null,
  };
}

export type Words = ReturnType<typeof createWords>;
