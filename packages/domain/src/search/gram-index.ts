import { type Column, isOpen, type Pattern, type Rows, rankRows } from './column.js';
import { corpusOf } from './corpus.js';
import { Postings } from './postings.js';
import { RANKS } from './rank.js';
import { Hits, type Scan } from './scan.js';

const NOWHERE: Rows = new Uint16Array();

/** The share of rows above which a pair is frequent. */
const FREQUENT = 64;

/**
 * The most rows: hits are sorted as one number each, rank and row together, and numbers of 32 bits sort five times as
 * fast as longer ones.
 */
const ROWS_MAX = Math.floor(2 ** 32 / RANKS);

/**
 * Finds a pattern anywhere in any of some columns, best rank first. It knows no words, fields or languages, only rows
 * of symbols. Another form of the words (a key in which similar sounds are equal, initial consonants) is another index
 * over columns of that form, searched with the query in the same form.
 */
export class GramIndex {
  /** Null once they are built. */
  #columnsOf: (() => readonly Column[]) | null;
  readonly #rowCount: number;
  readonly #shortest: 1 | 3;
  /** Empty until they are built: until then the rows are scanned. */
  #columns: readonly Column[] = [];
  #postings: readonly Postings[] = [];
  /** The triples made of two frequent pairs. Without them a query like "하다," would have to scan half of the rows. */
  #frequentTriples: Postings | null = null;
  #scans: readonly Scan[];
  readonly #scanned = new WeakMap<Pattern, Hits>();

  /**
   * Patterns of fewer than `shortest` symbols are not found. An index with 3 takes less memory than one with 1. With
   * `scans` of the same texts columns and postings are deferred until `make` is called; without them a query finds the
   * same, in some milliseconds.
   */
  constructor(
    columns: () => readonly Column[],
    rowCount: number,
    { shortest = 1, scans = [] }: { readonly shortest?: 1 | 3; readonly scans?: readonly Scan[] } = {},
  ) {
    if (rowCount > ROWS_MAX) throw new RangeError(`${rowCount} rows are more than the ${ROWS_MAX} that fit`);
    this.#columnsOf = columns;
    this.#rowCount = rowCount;
    this.#shortest = shortest;
    this.#scans = scans;
    if (scans.length === 0) this.make();
  }

  /** Builds the postings, once. */
  make(): void {
    if (!this.#columnsOf) return;
    const columns = this.#columnsOf();
    this.#makePostings(columns);
    // Not before: where the memory does not suffice for them, rows are scanned as before.
    this.#columns = columns;
    this.#columnsOf = null;
    this.#scans = [];
  }

  #makePostings(columns: readonly Column[]): void {
    const rowCount = this.#rowCount;
    const corpus = corpusOf(columns, rowCount);
    if (this.#shortest === 3) {
      this.#postings = [new Postings(corpus, rowCount, 3)];
      return;
    }
    const pairs = new Postings(corpus, rowCount, 2);
    const frequent = pairs.moreThan(rowCount / FREQUENT);
    const bothFrequent = (symbols: Uint16Array, index: number) =>
      frequent(symbols, index) && frequent(symbols, index + 1);
    this.#frequentTriples = new Postings(corpus, rowCount, 3, bothFrequent);
    this.#postings = [new Postings(corpus, rowCount, 1), pairs, this.#frequentTriples];
  }

  /** The rows that have the pattern, each once, best rank first. */
  find(pattern: Pattern): Rows {
    if (this.#scans.length > 0) {
      if (pattern.symbols.length < this.#shortest) return NOWHERE;
      return this.#sift(Uint32Array.from(this.#scan(pattern).rows), pattern);
    }
    const rarest = this.#rarestGram(pattern);
    if (!rarest) return NOWHERE;
    const { postings, start, end } = rarest;
    const rows = postings.rows.subarray(start, end);
    // The rows of a gram are its ranked hits already.
    return postings.size === pattern.symbols.length && !isOpen(pattern) ? rows : this.#sift(rows, pattern);
  }

  /** The best rank of the pattern in each of the rows; `RANKS` where it is missing. */
  ranks(rows: Rows, pattern: Pattern): Uint16Array {
    if (this.#scans.length > 0) {
      const { ranks } = this.#scan(pattern);
      return Uint16Array.from(rows, (row) => ranks[row]!);
    }
    const ranks = new Uint16Array(rows.length).fill(RANKS);
    for (const column of this.#columns) rankRows(column, rows, pattern, ranks);
    return ranks;
  }

  /** The hits among all rows. The ranks of a pattern are asked for as well, once its rows are found. */
  #scan(pattern: Pattern): Hits {
    const known = this.#scanned.get(pattern);
    if (known) return known;
    const hits = new Hits(this.#rowCount);
    for (const scan of this.#scans) scan(pattern, hits);
    this.#scanned.set(pattern, hits);
    return hits;
  }

  /**
   * The pattern's rarest gram, among equals the longest; every hit has it. Undefined when a gram of the pattern occurs
   * nowhere, and so the pattern does not either.
   */
  #rarestGram(pattern: Pattern): { postings: Postings; start: number; end: number } | undefined {
    const { symbols, until } = pattern;
    let rarest: { postings: Postings; start: number; end: number } | undefined;
    for (const postings of this.#postings) {
      if (postings.size === 1 && symbols.length > 1) continue;
      const final = symbols.length - postings.size;
      // Not all possible triples of an open end are among the frequent ones.
      const last = postings === this.#frequentTriples && isOpen(pattern) ? final - 1 : final;
      for (let index = 0; index <= last; index++) {
        const [start, end] = postings.placeOf(
          symbols,
          index,
          index === final ? until : symbols[index + postings.size - 1]!,
        );
        if (start === end && postings !== this.#frequentTriples) return undefined;
        if (start === end || (rarest && end - start > rarest.end - rarest.start)) continue;
        rarest = { postings, start, end };
      }
    }
    return rarest;
  }

  /** The rows among them with the whole pattern, sorted, each once. */
  #sift(rows: Rows, pattern: Pattern): Rows {
    const ranks = this.ranks(rows, pattern);
    const found = new Uint32Array(rows.length);
    let total = 0;
    for (let i = 0; i < rows.length; i++) {
      if (ranks[i]! < RANKS) found[total++] = ranks[i]! * this.#rowCount + rows[i]!;
    }
    const sorted = found.subarray(0, total).sort();

    let count = 0;
    let before = -1;
    for (const hit of sorted) {
      if (hit !== before) sorted[count++] = hit % this.#rowCount;
      before = hit;
    }
    return sorted.subarray(0, count);
  }
}
