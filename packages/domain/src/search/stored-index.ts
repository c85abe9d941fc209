import { type AcceptingWord, answerEntries } from './accepted-answers.js';
import { type HeardLexicons, heardEntries, WHOLE } from './heard/arcs.js';
import type { HeardWord } from './heard/heard-word.js';
import { Lexicon } from './heard/lexicon.js';
import { mergedEntries } from './merged-entries.js';
import { type BookCells, cellsOf, type PackedBook, wordsIn } from './packed-book.js';
import { isHighestFirst } from './search-index.js';
import { keysOf } from './sound-indexes.js';
import { packArrays, unpackArrays } from './stored-arrays.js';
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
};

type Word = AcceptingWord & HeardWord;
type Part = keyof StoredIndex;

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
 * The hashes of whole columns: where they and the ids are equal, nothing has changed. The server sends them with the
 * book, so that a device need not read the whole book before the first search.
 */
export const columnHashes = ({ columns }: Pick<PackedBook, 'columns'>): number[] =>
  SOURCES.map((name) => hashOf([columns[name]]));

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
 * Reads an index for the words of a book, which may have changed since the index was built: entries of changed words
 * are built again, and the result equals an index built from all words. Null where the stored index is damaged, or
 * where too many words have changed.
 */
export function unpackIndex(
  bytes: ArrayBuffer,
  { book, cells, words }: { readonly book: PackedBook; readonly cells: BookCells; readonly words: readonly Word[] },
): StoredIndex | null {
  const arrays = unpackArrays(bytes);
  if (!arrays || !isHighestFirst(words)) return null;
  const array = <Kind>(name: string, Type: new (...args: never) => Kind): Kind => {
    const found = arrays[name];
    if (!(found instanceof Type)) throw new TypeError(`The index has no ${name}`);
    return found;
  };
  try {
    const ids = array('ids', Int32Array);
    const isSame =
      ids.length === words.length &&
      words.every(({ id }, row) => id === ids[row]) &&
      isEqual(book.hashes ?? columnHashes(book), array('columns', Uint32Array));
    const { rowNow, changed } = isSame ? SAME : matched(ids, array('hashes', Uint32Array), cells, words);
    if (changed.length > CHANGED_MAX) return null;
    const news = isSame ? null : entriesOf(changed.map((row) => words[row]!));
    const read = (part: Part): EntryLexicon => {
      const lengths = array(`${part}.lengths`, Uint16Array);
      const rows = arrays[`${part}.rows`] as Uint16Array | Uint32Array;
      const stored = {
        symbols: array(`${part}.symbols`, Uint16Array),
        starts: startsOf(lengths),
        rows,
        kinds: array(`${part}.kinds`, Uint8Array),
      };
      const { symbols, starts, ...of } = news
        ? mergedEntries(stored, rowNow, news[part], changed, GROUP[part])
        : stored;
      return { lexicon: new Lexicon({ symbols, starts, numbers: upTo(of.rows.length) }), ...of };
    };
    return { keys: read('keys'), answers: read('answers'), sound: read('sound'), written: read('written') };
  } catch {
    return null;
  }
}

/** Another release may have hashed fewer columns, or more: then the hashes of the common columns are not enough. */
const isEqual = (hashes: readonly number[], stored: Uint32Array): boolean =>
  hashes.length === stored.length && hashes.every((hash, index) => hash === stored[index]);

const SAME = { rowNow: new Int32Array(), changed: [] as number[] };

/**
 * For each row of the index the current row of the word, -1 where it is gone or changed; and the rows that the index
 * lacks.
 */
function matched(ids: Int32Array, hashes: Uint32Array, cells: BookCells, words: readonly Word[]) {
  const rowNow = new Int32Array(ids.length).fill(-1);
  let row = 0;
  for (let old = 0; old < ids.length; old++) {
    while (row < words.length && words[row]!.id > ids[old]!) row++;
    if (row < words.length && words[row]!.id === ids[old]) rowNow[old] = row;
  }
  const isKept = new Uint8Array(words.length);
  for (let start = 0; start < ids.length; start += WORDS_PER_CHECKSUM) {
    const rows = rowsFrom(start, ids.length).map((old) => rowNow[old]!);
    const isSame = !rows.includes(-1) && fingerprint(cells, rows) === hashes[start / WORDS_PER_CHECKSUM];
    if (isSame) for (const now of rows) isKept[now] = 1;
    else rowNow.fill(-1, start, start + WORDS_PER_CHECKSUM);
  }
  const changed: number[] = [];
  for (let now = 0; now < words.length; now++) if (isKept[now] === 0) changed.push(now);
  return { rowNow, changed };
}
