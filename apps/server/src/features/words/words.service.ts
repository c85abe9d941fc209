import {
  type FieldWords,
  fail,
  type KoLikeWord,
  type Level,
  levels,
  type Word,
  type WordDetail,
  type WordsPage,
} from '@utarang/contract';
import type { Catalogue } from '../../catalogue/catalogue.js';
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

    /** A page of a level. */
    levelPage: (level: Level, query: ListQuery): WordsPage => listPage(catalogue.lists.levels[level], query),

    all: (): Word[] => catalogue.words.map(inList),

    /** The names of the situations in the order of the navigation. */
    fields: (): string[] => [...catalogue.lists.fields.keys()],

    /** The words of a situation by its name, in NFC. Throws `field_not_found`. */
    fieldWords: (name: string): FieldWords => (catalogue.lists.fields.get(name) ?? fail('field_not_found')).map(inList),

    /** Words like Korean, all of them or those that a query finds. */
    koLike: (q: string): KoLikeWord[] =>
      everyItem(catalogue.lists.koLike, q).map((word) => ({
        ...inList(word),
        hanja: word.hanja,
        caution: word.caution,
      })),

    /** One word with all that its own page shows, or null. */
    detail(id: number): WordDetail | null {
      const word = Number.isSafeInteger(id) && catalogue.word(id);
      if (!word) return null;
      const { partsOfSpeech, level } = word;
      const { fieldsOf, koLikeOf } = catalogue.lists;
      const like = koLikeOf.get(id);
      return {
        ...inList(word),
        partsOfSpeech,
        retired: word.retired ?? false,
        levels: level ? [level] : [],
        fields: [...(fieldsOf.get(id) ?? [])],
        koLike: like ? { hanja: like.hanja, caution: like.caution } : null,
        songs: [],
        ...relatedTo(word, catalogue),
      };
    },
  };
}

export type Words = ReturnType<typeof createWords>;
