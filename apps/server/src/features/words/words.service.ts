import type { FoundWord, Word, WordDetail, WordsPage } from '@utarang/contract';
import { normalise } from '@utarang/domain/language';
import { marker, type SearchMode, type Window } from '@utarang/domain/search';
import type { Catalogue } from '../../catalogue/catalogue.js';
import type { Lists } from '../../catalogue/lists.js';
import { inList } from '../../catalogue/word.js';
import { relatedTo } from './related.js';

export type WordsQuery = {
  readonly mode: SearchMode;
  readonly q: string;
  readonly page: number;
  readonly size: number;
  /** Searches for exactly what was typed. */
  readonly exact?: boolean;
};

/** The reading calls of the catalogue. Each works on one state of it, since none of them waits for anything. */
export function createWords(catalogue: Catalogue) {
  const found = ({ mode, q, exact = false }: WordsQuery, window: Window) => {
    const { total, hits, interpretedAs } = catalogue.search(q, mode, window, { exactOnly: exact });
    const marksIn = marker(q, mode);
    const words = hits.map(({ row, rank, match }): FoundWord => {
      const word = catalogue.words[row]!;
      return { ...inList(word), rank, match, marks: marksIn(word) };
    });
    return { total, words, interpretedAs };
  };

  const listed = ({ offset, limit }: Window) => ({
    total: catalogue.words.length,
    words: catalogue.words.slice(offset, offset + limit).map(inList),
    interpretedAs: null,
  });

  return {
    /** A page of what is searched for, or of the whole catalogue when nothing is. */
    page(query: WordsQuery): WordsPage {
      const window = { offset: query.page * query.size, limit: query.size };
      const { total, words, interpretedAs } = normalise(query.q) === '' ? listed(window) : found(query, window);
      return {
        content: words,
        number: query.page,
        size: query.size,
        totalPages: Math.ceil(total / query.size),
        totalElements: total,
        interpretedAs,
      };
    },

    all: (): Word[] => catalogue.words.map(inList),

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
