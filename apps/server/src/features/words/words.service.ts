import { bridgeOf } from '@utarang/content/hanja';
import type { KanjiBook } from '@utarang/content/kanji';
import {
  BOOK_FORMAT,
  EXAMPLES_SHOWN,
  type ExamplesPage,
  type FieldWords,
  fail,
  type KoLikeWord,
  type KoLikeWordsPage,
  type Level,
  type LevelSort,
  marksOnWire,
  onWire,
  type SentencesPage,
  type Word,
  type WordAccents,
  type WordBook,
  type WordDetail,
  type WordsPage,
} from '@utarang/contract';
import type { SearchText } from '@utarang/domain/language';
import { formsOf, normalise } from '@utarang/domain/language';
import {
  columnHashes,
  everyItem,
  type ListQuery,
  listPage,
  packBook,
  pageOfItems,
  searchPage,
} from '@utarang/domain/search';
import { queryRanges } from '@utarang/domain/sentences';
import { formTitle } from '@utarang/messages';
import type { Catalogue } from '../../catalogue/catalogue.js';
import type { KoLikeWord as StoredKoLike } from '../../catalogue/lists.js';
import { shownExample, shownSentence } from '../../catalogue/shown-sentence.js';
import { songLinesOf } from '../../catalogue/song-lines.js';
import { inList, pageFieldsOf } from '../../catalogue/word.js';
import { factsOf } from './facts.js';
import { createLevelOrders } from './level-orders.js';
import { relatedTo } from './related.js';
import { shownForm } from './shown-form.js';

const koLikeInList = (word: StoredKoLike): KoLikeWord => ({
  ...inList(word),
  hanja: word.hanja,
  caution: word.caution,
});

/** Words in the form of lists and searches. */
const inLists = { word: inList, marks: marksOnWire, formName: formTitle } as const;

/** The calls that read the catalogue. Each sees one consistent state, since none of them waits for anything. */
export function createWords(catalogue: Catalogue, kanjiBook: Pick<KanjiBook, 'of'>) {
  const levelOrders = createLevelOrders();
  return {
    /** A page of all words. */
    page: (query: ListQuery): WordsPage => searchPage(catalogue.lists.all, query, inLists),

    /** A page of a level. */
    levelPage(level: Level, { sort = 'order', ...query }: ListQuery & { sort?: LevelSort }): WordsPage {
      const shelf = catalogue.lists.levels[level];
      const items = normalise(query.q) === '' ? levelOrders.of(level, sort, shelf.items, catalogue.facts) : shelf.items;
      return listPage({ ...shelf, items }, { ...query, inList: true }, inLists);
    },

    all: (): Word[] => catalogue.words.map(inList),

    /** The data of the search among all words, for a device that searches by itself. */
    book(): WordBook {
      const { count, columns } = packBook(catalogue.words, catalogue.bank.usesOf);
      const hashes = columnHashes({ columns });
      return { format: BOOK_FORMAT, version: catalogue.version, count, columns: onWire(columns), hashes };
    },

    /** The accents of words, for their cards. */
    accents: (ids: readonly number[]): WordAccents => ids.map((id) => ({ id, accent: catalogue.facts.of(id).accent })),

    /** The names of the situations in the order of the navigation. */
    fields: (): string[] => [...catalogue.lists.fields.keys()],

    /** The words of a situation by its name, in NFC. Throws `field_not_found`. */
    fieldWords: (name: string): FieldWords => (catalogue.lists.fields.get(name) ?? fail('field_not_found')).map(inList),

    /** Words like Korean: all, or those that a query finds. */
    koLike: (q: SearchText): KoLikeWord[] => everyItem(catalogue.lists.koLike, q).map(koLikeInList),

    /** A page of words like Korean. */
    koLikePage: (query: ListQuery): KoLikeWordsPage =>
      listPage(catalogue.lists.koLike, { ...query, inList: true }, { ...inLists, word: koLikeInList }),

    /** A word with everything that its page shows, or null. */
    detail(id: number): WordDetail | null {
      const word = Number.isSafeInteger(id) && catalogue.word(id);
      if (!word) return null;
      const { level } = word;
      const { fieldsOf, koLikeOf } = catalogue.lists;
      const asKoLike = koLikeOf.get(id);
      const sentences = catalogue.bank.ofWord(id);
      return {
        ...inList(word),
        ...pageFieldsOf(word),
        // An admin may have made one of them the headword.
        forms: word.forms.filter(({ written }) => written !== word.japaneseWord),
        retired: word.retired ?? false,
        levels: level ? [level] : [],
        fields: [...(fieldsOf.get(id) ?? [])],
        koLike: asKoLike ? { hanja: asKoLike.hanja, caution: asKoLike.caution } : null,
        bridge: bridgeOf(word),
        songs: catalogue.songs.ofWord(id).map(({ id: songId, title }) => ({ id: songId, title })),
        ...relatedTo(word, catalogue),
        ...factsOf(word, catalogue, kanjiBook),
        songLines: songLinesOf(word, catalogue),
        inflections: formsOf(word).map(shownForm),
        examples: sentences.slice(0, EXAMPLES_SHOWN).map((sentence) => shownExample(sentence, id, catalogue)),
        exampleCount: sentences.length,
      };
    },

    /** A page of the sentences whose Korean contains a query, the simplest first. */
    sentences: ({ q, ...query }: Pick<ListQuery, 'q' | 'page' | 'size'>): SentencesPage =>
      pageOfItems(catalogue.bank.filterByQuery(q), query, (stored) => ({
        ...shownSentence(stored, catalogue),
        marks: queryRanges(stored.meaningKo, q),
      })),

    /** A page of the sentences with a word, the simplest first. Throws `word_not_found`. */
    examples(id: number, query: Pick<ListQuery, 'page' | 'size'>): ExamplesPage {
      if (!catalogue.word(id)) fail('word_not_found');
      return pageOfItems(catalogue.bank.ofWord(id), query, (sentence) => shownExample(sentence, id, catalogue));
    },
  };
}

export type Words = ReturnType<typeof createWords>;
