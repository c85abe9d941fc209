import { type AcceptingWord, answerEntries } from './accepted-answers.js';
import { type HeardLexicons, heardEntries, WHOLE } from './heard/arcs.js';
import type { HeardWord } from './heard/heard-word.js';
import { Lexicon } from './heard/lexicon.js';
import { lazy } from './lazy.js';
import { mergedEntries, type SortedEntries } from './merged-entries.js';
import {
  type BookCells,
  type BookColumn,
  bookColumns,
  cellsOf,
  type KnownLines,
  type PackedBook,
  wordsIn,
} from './packed-book.js';
import { isHighestFirst } from './search-index.js';
import { keysOf } from './sound-indexes.js';
import { packArrays, type StoredArrays, unpackArrays } from './stored-arrays.js';
import { type EntryLexicon, lexiconOf, type TextEntries } from './text-entries.js';
import { upTo } from './up-to.js';
import { wholeEntries } from './whole-words.js';

/**
 * The parts of a book's index that take long to build: how words and their forms sound and are written, sorted. All
 * other parts are built while the words are read.
 */
export type StoredIndex = HeardLexicons & {
  /** The fold keys of words. */
  readonly keys: EntryLexicon;
  /** The answers that they accept. */
  readonly answers: EntryLexicon;
  /** The cells of the words. */
  readonly cells?: BookCells | undefined;
};

type Word = AcceptingWord & HeardWord;
type Part = Exclude<keyof StoredIndex, 'cells'>;

/**
 * The group of each kind of entry. Equal texts are in the order of their groups, and within a group in the order of
 * rows.
 */
const GROUP: Readonly<Record<Part, (kind: number) => number>> = {
  keys: (kind) => kind,
  answers: () => 0,
  sound: (kind) => (kind === WHOLE ? 0 : 1),
  written: (kind) => (kind === WHOLE ? 0 : 1),
};
const PARTS = Object.keys(GROUP) as Part[];

const entriesOf = (words: readonly Word[]): Readonly<Record<Part, TextEntries>> => ({
  keys: wholeEntries(keysOf(words)),
  answers: answerEntries(words),
  ...heardEntries(words),
});

/** The columns of the catalogue; how often sentences use a word is none of its own. */
const CATALOGUED = bookColumns.filter((name) => name !== 'uses');
/** The columns that the stored parts are built from. */
const SOURCES = ['japaneseWord', 'reading', 'koreanPronunciation', 'partsOfSpeech', 'accept', 'forms'] as const;
/** The number of words that share one checksum: where one of them has changed, the entries of all are built again. */
const WORDS_PER_CHECKSUM = 64;
/** With more changed words than this, the whole index is built: that takes no longer. */
const CHANGED_MAX = 4_000;

/** An FNV-1a hash. */
function hashOf(texts: Iterable<string>): number {
  let hash = 0x811c9dc5;
  for (const text of texts) {
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    hash = Math.imul(hash ^ 0xffff, 0x01000193);
  }
  return hash >>> 0;
}

/** The hash of the cells of some rows. */
const fingerprint = (cells: BookCells, rows: readonly number[]): number =>
  hashOf(SOURCES.flatMap((name) => rows.map((row) => cells.cell(name, row))));

/**
 * The hashes of whole columns: a column with the same hash has not changed. The server sends them with the book, so that
 * a device need not read the whole book before the first search.
 */
export const columnHashes = ({ columns }: Pick<PackedBook, 'columns'>): number[] =>
  CATALOGUED.map((name) => hashOf([columns[name]]));

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
  const entries = entriesOf(words);
  return packArrays({
    ids: Int32Array.from(words, ({ id }) => id),
    columns: Uint32Array.from(columnHashes(book)),
    hashes: Uint32Array.from(hashes),
    ...Object.fromEntries(CATALOGUED.map((name) => [`lines.${name}`, cells.lines(name).blockLengths])),
    ...Object.assign({}, ...PARTS.map((part) => arraysOf(part, lexiconOf(entries[part]), words.length))),
  });
}

/** The entries in the order of their texts. The place in that order is the number of the entry. */
function arraysOf(part: Part, { lexicon, rows, kinds }: EntryLexicon, rowCount: number) {
  const { symbols, starts, numbers } = lexicon.sorted;
  const rowsNow = numbers.map((number) => rows[number]!);
  return {
    [`${part}.symbols`]: symbols,
    [`${part}.lengths`]: Uint16Array.from(numbers, (_, place) => starts[place + 1]! - starts[place]!),
    [`${part}.rows`]: rowCount <= 0x10000 ? Uint16Array.from(rowsNow) : rowsNow,
    [`${part}.kinds`]: Uint8Array.from(numbers, (number) => kinds[number]!),
  };
}

/** The running sums of the lengths. */
function startsOf(lengths: Uint16Array): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  for (let place = 0; place < lengths.length; place++) starts[place + 1] = starts[place]! + lengths[place]!;
  return starts;
}

/**
 * Reads an index for a book, whose words may have changed since the index was built: entries of changed words are built
 * again, and the result equals an index built from all words. Null where the stored index or the book is damaged, where
 * the words do not have the highest id first, or where too many have changed.
 */
export function unpackIndex(bytes: ArrayBuffer, book: PackedBook): StoredIndex | null {
  const arrays = unpackArrays(bytes);
  if (!arrays) return null;
  try {
    const same = sameColumns(book, arrayIn(arrays, 'columns', Uint32Array));
    const known: KnownLines = {};
    for (const name of same) known[name] = arrayIn(arrays, `lines.${name}`, Uint32Array);
    const cells = cellsOf(book, known);
    const isSame = ['id' as const, ...SOURCES].every((name) => same.has(name));
    const partOf = isSame ? (part: Part) => sortedEntries(arrays, part) : withChangedWords(arrays, cells);
    return partOf && asStoredIndex(cells, partOf);
  } catch {
    return null;
  }
}

/** An index whose parts are read when a search needs them. */
function asStoredIndex(cells: BookCells, partOf: (part: Part) => SortedEntries): StoredIndex {
  const part = (name: Part) =>
    lazy((): EntryLexicon => {
      const { symbols, starts, ...of } = partOf(name);
      return { lexicon: new Lexicon({ symbols, starts, numbers: upTo(of.rows.length) }), ...of };
    });
  const [keys, answers, sound, written] = [part('keys'), part('answers'), part('sound'), part('written')];
  return {
    cells,
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
  };
}

function arrayIn<Kind>(arrays: StoredArrays, name: string, Type: new (...args: never) => Kind): Kind {
  const found = arrays[name];
  if (!(found instanceof Type)) throw new TypeError(`The index has no ${name}`);
  return found;
}

/**
 * The columns that have not changed since. Another release may have hashed fewer columns, or more: then it is not known
 * of any.
 */
function sameColumns(book: PackedBook, stored: Uint32Array): Set<BookColumn> {
  const hashes = book.hashes ?? columnHashes(book);
  if (hashes.length !== CATALOGUED.length || stored.length !== CATALOGUED.length) return new Set();
  return new Set(CATALOGUED.filter((_, index) => hashes[index] === stored[index]));
}

/** The stored entries of a part. */
function sortedEntries(arrays: StoredArrays, part: Part): SortedEntries {
  const lengths = arrayIn(arrays, `${part}.lengths`, Uint16Array);
  return {
    symbols: arrayIn(arrays, `${part}.symbols`, Uint16Array),
    starts: startsOf(lengths),
    rows: arrays[`${part}.rows`] as Uint16Array | Uint32Array,
    kinds: arrayIn(arrays, `${part}.kinds`, Uint8Array),
  };
}

/** The entries of a part, those of changed words built again. Null where that helps nothing. */
function withChangedWords(arrays: StoredArrays, cells: BookCells): ((part: Part) => SortedEntries) | null {
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
