import {
  BOOK_FORMAT,
  fromWire,
  inList,
  type Level,
  marksOnWire,
  type WordBook,
  type WordDetail,
  type WordsPage,
} from '@utarang/contract';
import { asSearched, formsOf } from '@utarang/domain/language';
import {
  type BookWord,
  cellsOf,
  createFixedHeardShelf,
  type FixedShelf,
  type SearchMode,
  type StoredIndex,
  searchPage,
  shownForm,
  unpackIndex,
  wordsIn,
} from '@utarang/domain/search';
import { formTitle } from '@utarang/messages';
import type { WordSearch } from './device.js';

/** The word book on the device, which answers as the server does. */
export type Book = {
  readonly version: string;
  /** True if it answers at once: the slow parts of the index were stored. */
  readonly isQuick: boolean;
  /** Builds the index part by part; a search builds the parts that it needs and that are missing. */
  readonly parts: FixedShelf<Word>['parts'];
  readonly search: (search: WordSearch) => WordsPage;
  /**
   * The page of a word, as far as the book has it: without sentences, accents and neighbours. Null for an unknown word.
   */
  readonly word: (id: number) => WordDetail | null;
};

type Word = BookWord<Level>;

/**
 * Opens the book that the server sent, with the index that was built with the program where it fits. Null where the
 * book has another format or is damaged.
 */
export function openBook(sent: WordBook, bytes: ArrayBuffer | null = null): Book | null {
  if (sent.format !== BOOK_FORMAT) return null;
  let words: readonly Word[];
  let stored: StoredIndex | null;
  try {
    const book = { count: sent.count, columns: fromWire(sent.columns), hashes: sent.hashes };
    stored = bytes && unpackIndex(bytes, book);
    words = wordsIn<Level>(stored?.packed?.cells ?? cellsOf(book));
  } catch {
    return null;
  }
  const shelf: FixedShelf<Word> = createFixedHeardShelf(words, (word) => (word as Word).uses, stored ?? undefined);
  // A search works without it: it is built for the first page of a word.
  let byId: ReadonlyMap<number, Word> | null = null;
  return {
    version: sent.version,
    isQuick: stored !== null,
    parts: shelf.parts,
    search: ({ mode, q, exact, page, size }) =>
      searchPage(
        shelf,
        { mode: mode as SearchMode, q: asSearched(q), exact, page, size },
        { word: inList, marks: marksOnWire, formName: formTitle },
      ),
    word(id) {
      byId ??= new Map(words.map((each) => [each.id, each]));
      const word = byId.get(id);
      return word ? detailOf(word) : null;
    },
  };
}

const detailOf = (word: Word): WordDetail => ({
  ...inList(word),
  partsOfSpeech: word.partsOfSpeech as WordDetail['partsOfSpeech'],
  levels: word.level ? [word.level] : [],
  retired: false,
  fields: [],
  koLike: null,
  bridge: null,
  songs: [],
  spellings: [],
  sameReading: [],
  sameKanji: [],
  forms: word.forms.filter(({ written }) => written !== word.japaneseWord),
  accent: [],
  frequency: null,
  origin: null,
  transitivity: null,
  register: null,
  usage: null,
  related: [],
  songLines: [],
  counted: [],
  kanji: [],
  inflections: formsOf(word).map((form) => shownForm(form, formTitle)),
  examples: [],
  exampleCount: 0,
});
