import { lazy } from '../language/lazy.js';
import { answerEntries } from './accepted-answers.js';
import type { ScannedCells } from './field-scans.js';
import { type HeardLexicons, heardEntries, WHOLE } from './heard/arcs.js';
import type { HeardWord } from './heard/heard-word.js';
import { Lexicon } from './heard/lexicon.js';
import { mergedEntries, type SortedEntries } from './merged-entries.js';
import { type BookCells, cellsOf, type PackedBook, wordsIn } from './packed-book.js';
import { isHighestFirst } from './search-index.js';
import { keysOf } from './sound-indexes.js';
import { arrayIn, packArrays, rowsIn, type StoredArrays, unpackArrays } from './stored-arrays.js';
import { hashOf, packColumns, unpackColumns } from './stored-columns.js';
import { type EntryLexicon, lexiconOf, type TextEntries } from './text-entries.js';
import { upTo } from './up-to.js';
import { wholeEntries } from './whole-words.js';
import { countedEntries } from './with-counted.js';
import type { AcceptingWord } from './words.js';

/**
 * The parts of a book's index that take long to build: how words and their forms sound and are written, sorted. Columns
 * and postings are built later, part by part.
 */
export type StoredIndex = HeardLexicons & {
  /** The fold keys of words. */
  readonly keys: EntryLexicon;
  /** The answers that they accept. */
  readonly answers: EntryLexicon;
  /** The sounds of numbers with a counter. */
  readonly counted: EntryLexicon;
  /** The cells of the words, where they come packed. */
  readonly packed?: ScannedCells | undefined;
};

type Word = AcceptingWord & HeardWord;
/** The parts that are made of words. */
type PartOfWords = Exclude<keyof StoredIndex, 'counted' | 'packed'>;

/**
 * The group of each kind of entry. Equal texts are in the order of their groups, and within a group in the order of
 * rows.
 */
const GROUP: Readonly<Record<PartOfWords, (kind: number) => number>> = {
  keys: (kind) => kind,
  answers: () => 0,
  sound: (kind) => (kind === WHOLE ? 0 : 1),
  written: (kind) => (kind === WHOLE ? 0 : 1),
};

const entriesOf = (words: readonly Word[]): Readonly<Record<PartOfWords, TextEntries>> => ({
  keys: wholeEntries(keysOf(words)),
  answers: answerEntries(words),
  ...heardEntries(words),
});

/** The columns that the parts of words are built from. */
const SOURCES = ['japaneseWord', 'reading', 'koreanPronunciation', 'partsOfSpeech', 'accept', 'forms'] as const;
/** The number of words that share one checksum: where one of them has changed, the entries of all are built again. */
const WORDS_PER_CHECKSUM = 64;
/** With more changed words than this, the whole index is built: that takes no longer. */
const CHANGED_MAX = 4_000;

/** The hash of the cells of some rows. */
const fingerprint = (cells: BookCells, rows: readonly number[]): number =>
  hashOf(SOURCES.flatMap((name) => rows.map((row) => cells.cell(name, row))));

const rowsFrom = (start: number, count: number): number[] =>
  Array.from({ length: Math.min(WORDS_PER_CHECKSUM, count - start) }, (_, index) => start + index);

/** Packs an index into bytes. The words have the highest id first. */
export function packIndex(book: PackedBook): Uint8Array<ArrayBuffer> {
  const cells = cellsOf(book);
  const words = wordsIn(cells);
  if (!isHighestFirst(words)) throw new RangeError('The words do not have the highest id first');
  const hashes: number[] = [];
  for (let row = 0; row < words.length; row += WORDS_PER_CHECKSUM)
    hashes.push(fingerprint(cells, rowsFrom(row, words.length)));
  const parts = Object.entries({ ...entriesOf(words), counted: countedEntries() });
  return packArrays({
    ids: Int32Array.from(words, ({ id }) => id),
    hashes: Uint32Array.from(hashes),
    ...packColumns(book, cells),
    ...Object.assign({}, ...parts.map(([name, entries]) => arraysOf(name, lexiconOf(entries)))),
  });
}

/** The entries in the order of their texts. The place in that order is the number of the entry. */
function arraysOf(part: string, { lexicon, rows, kinds }: EntryLexicon) {
  const { symbols, starts, numbers } = lexicon.sorted;
  const rowsNow = numbers.map((number) => rows[number]!);
  return {
    [`${part}.symbols`]: symbols,
    [`${part}.lengths`]: Uint16Array.from(numbers, (_, place) => starts[place + 1]! - starts[place]!),
    [`${part}.rows`]: rowsNow.every((row) => row < 0x10000) ? Uint16Array.from(rowsNow) : rowsNow,
    [`${part}.kinds`]: Uint8Array.from(numbers, (number) => kinds[number]!),
  };
}

/** The running sums of the lengths. */
function startsOf(lengths: Uint16Array): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  for (let place = 0; place < lengths.length; place++) starts[place + 1] = starts[place]! + lengths[place]!;
  return starts;
}

/** The stored entries of a part. */
const sortedEntries = (arrays: StoredArrays, part: string): SortedEntries => ({
  symbols: arrayIn(arrays, `${part}.symbols`, Uint16Array),
  starts: startsOf(arrayIn(arrays, `${part}.lengths`, Uint16Array)),
  rows: rowsIn(arrays, `${part}.rows`),
  kinds: arrayIn(arrays, `${part}.kinds`, Uint8Array),
});

/**
 * Reads an index for a book, whose words may have changed since the index was built: entries of changed words are built
 * again, and the result equals an index built from all words. Null where the stored index or the book is damaged, where
 * the words do not have the highest id first, or where too many have changed.
 */
export function unpackIndex(bytes: ArrayBuffer, book: PackedBook): StoredIndex | null {
  const arrays = unpackArrays(bytes);
  if (!arrays) return null;
  try {
    const { same, ...packed } = unpackColumns(arrays, book);
    const isSame = ['id' as const, ...SOURCES].every((name) => same.has(name));
    const partOf = isSame ? (part: string) => sortedEntries(arrays, part) : withChangedWords(arrays, packed.cells);
    return partOf && asStoredIndex(packed, partOf, () => sortedEntries(arrays, 'counted'));
  } catch {
    return null;
  }
}

/** An index whose parts are read when a search needs them. */
function asStoredIndex(
  packed: ScannedCells,
  partOf: (part: PartOfWords) => SortedEntries,
  ofCounted: () => SortedEntries,
): StoredIndex {
  const part = (read: () => SortedEntries) =>
    lazy((): EntryLexicon => {
      const { symbols, starts, ...arrays } = read();
      return { lexicon: new Lexicon({ symbols, starts, numbers: upTo(arrays.rows.length) }), ...arrays };
    });
  const [keys, answers] = [part(() => partOf('keys')), part(() => partOf('answers'))];
  const [sound, written, counted] = [part(() => partOf('sound')), part(() => partOf('written')), part(ofCounted)];
  return {
    packed,
    get keys() {
      return keys();
    },
    get answers() {
      return answers();
    },
    get sound() {
      return sound();
    },
    get written() {
      return written();
    },
    get counted() {
      return counted();
    },
  };
}

/** The entries of a part, those of changed words built again. Null where that helps nothing. */
function withChangedWords(arrays: StoredArrays, cells: BookCells): ((part: PartOfWords) => SortedEntries) | null {
  const words = wordsIn(cells);
  if (!isHighestFirst(words)) return null;
  const ids = arrayIn(arrays, 'ids', Int32Array);
  const { rowNow, changed } = matched(ids, arrayIn(arrays, 'hashes', Uint32Array), cells);
  if (changed.length > CHANGED_MAX) return null;
  const news = entriesOf(changed.map((row) => words[row]!));
  return (part) => mergedEntries(sortedEntries(arrays, part), rowNow, news[part], changed, GROUP[part]);
}

/**
 * For each row of the index the current row of the word, -1 where it is gone or changed; and the rows that the index
 * lacks.
 */
function matched(ids: Int32Array, hashes: Uint32Array, cells: BookCells) {
  const idsNow = Int32Array.from({ length: cells.count }, (_, row) => Number(cells.cell('id', row)));
  const rowNow = new Int32Array(ids.length).fill(-1);
  let row = 0;
  for (let old = 0; old < ids.length; old++) {
    while (row < idsNow.length && idsNow[row]! > ids[old]!) row++;
    if (idsNow[row] === ids[old]) rowNow[old] = row;
  }
  const isKept = new Uint8Array(cells.count);
  for (let start = 0; start < ids.length; start += WORDS_PER_CHECKSUM) {
    const rows = rowsFrom(start, ids.length).map((old) => rowNow[old]!);
    const isSame = !rows.includes(-1) && fingerprint(cells, rows) === hashes[start / WORDS_PER_CHECKSUM];
    if (isSame) for (const now of rows) isKept[now] = 1;
    else rowNow.fill(-1, start, start + WORDS_PER_CHECKSUM);
  }
  const changed: number[] = [];
  for (let now = 0; now < cells.count; now++) if (isKept[now] === 0) changed.push(now);
  return { rowNow, changed };
}
