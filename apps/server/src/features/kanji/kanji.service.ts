import type { KanjiBook } from '@utarang/content/kanji';
import type {
  FoundKanji,
  KanjiBridge,
  KanjiDetail,
  KanjiOrder,
  KanjiPage,
  KanjiRadicals,
  Level,
  ListedKanji,
} from '@utarang/contract';
import type { SearchText } from '@utarang/domain/language';
import { kanjiOfToday } from '@utarang/domain/text';
import type { Catalogue } from '../../catalogue/catalogue.js';
import type { CatalogueWord } from '../../catalogue/word.js';
import { pageAnswer } from '../../lib/page-answer.js';
import { kanjiBridgeOf } from './bridge.js';
import { createKanjiDetail } from './kanji-detail.js';
import { type IndexedKanji, indexKanji, levelRank } from './kanji-index.js';
import { findKanji, namedKanji } from './kanji-search.js';

type Deps = {
  readonly catalogue: Pick<Catalogue, 'words' | 'word' | 'facts' | 'songs'>;
  readonly kanjiBook: KanjiBook;
};
type Query = {
  readonly q: SearchText;
  readonly level?: Level | undefined;
  readonly sort?: KanjiOrder | undefined;
  readonly page: number;
  readonly size: number;
};

/**
 * The kanji of the book. Their index is built once for each version of the words, and has indexes of words, no copies.
 */
export function createKanji({ catalogue, kanjiBook }: Deps) {
  let last: { words: Catalogue['words']; index: ReturnType<typeof indexKanji> } | undefined;
  const index = () => {
    if (last?.words !== catalogue.words)
      last = { words: catalogue.words, index: indexKanji(catalogue.words, kanjiBook) };
    return last.index;
  };

  /** The words with a kanji, the most common first. */
  const wordsOf = (kanji: string): CatalogueWord[] => {
    const { words } = last ?? { words: catalogue.words };
    const band = ({ id }: CatalogueWord) => catalogue.facts.of(id).band ?? 9;
    return index()
      .of(kanji)
      .places.map((place) => words[place]!)
      .sort((a, b) => levelRank(a.level) - levelRank(b.level) || band(a) - band(b));
  };

  const detailOf = createKanjiDetail({ catalogue, kanjiBook, wordsOf });

  return {
    /** All kanji with a page. */
    all: kanjiBook.entries.map(({ kanji }) => kanji),

    /** The modern form of an old kanji (学 for 學); null where the kanji has a page of its own, or is unknown. */
    newFormOf: (oldForm: string): string | null => newFormOf(kanjiBook, oldForm),

    /** A kanji with everything that its page shows, or null. */
    detail(kanji: string): KanjiDetail | null {
      const entry = kanjiBook.of(kanji);
      return entry && detailOf(entry, index().of(kanji));
    },

    page({ q, level, sort = 'level', page, size }: Query): KanjiPage {
      const inOrder = inOrderOf(index().inOrder, sort);
      const found = findKanji(level ? inOrder.filter((each) => each.level === level) : inOrder, q, kanjiBook.radicals);
      const content = found.slice(page * size, (page + 1) * size).map(listed);
      return pageAnswer(content, { page, size, total: found.length });
    },

    /** The radicals of the book's kanji, with the number of these. */
    radicals: (): KanjiRadicals => radicalsOf(kanjiBook),

    bridge: (): KanjiBridge => kanjiBridgeOf(index().inOrder, (kanji) => wordsOf(kanji), kanjiBook),

    /** The kanji that the search over everything shows. */
    named: (query: SearchText): readonly IndexedKanji[] => namedKanji(index().inOrder, query),
    found: foundKanji,

    /** The kanji of words, each once. */
    ofWords(ids: readonly number[]): string[] {
      const kanji = new Set<string>();
      for (const id of ids) {
        for (const letter of catalogue.word(id)?.japaneseWord ?? '') if (kanjiBook.of(letter)) kanji.add(letter);
      }
      return [...kanji];
    },
  };
}

export type Kanji = ReturnType<typeof createKanji>;

/** The kanji in another order than that of their list. */
const inOrderOf = (all: readonly IndexedKanji[], order: KanjiOrder): readonly IndexedKanji[] =>
  order === 'level'
    ? all
    : all.toSorted((a, b) => (order === 'words' ? b.count - a.count : a.entry.strokes - b.entry.strokes));

function newFormOf(book: KanjiBook, oldForm: string): string | null {
  if (book.of(oldForm)) return null;
  const entry = book.entries.find((each) => each.oldForm?.split(' ').includes(oldForm));
  return (entry ?? book.of(kanjiOfToday(oldForm)))?.kanji ?? null;
}

function radicalsOf({ entries, radicals }: KanjiBook): KanjiRadicals {
  const counts = new Map<string, number>();
  for (const { radical } of entries) {
    const own = `${radical.number} ${radical.kanji}`;
    counts.set(own, (counts.get(own) ?? 0) + 1);
  }
  return radicals.flatMap(({ number, form, name }) => {
    const kanji = counts.get(`${number} ${form}`);
    return kanji ? [{ form, name, kanji }] : [];
  });
}

const foundKanji = ({ entry: { kanji, hunEum, eum }, count }: IndexedKanji): FoundKanji => ({
  kanji,
  hunEum: hunEum[0] ?? null,
  eum: [...eum],
  wordCount: count,
});

const listed = ({ entry: { kanji, hunEum, strokes }, level }: IndexedKanji): ListedKanji => ({
  kanji,
  hunEum: [...hunEum],
  level,
  strokes,
});
