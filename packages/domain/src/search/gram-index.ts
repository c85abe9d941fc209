import { type Column, isOpen, type Pattern, type Rows, rankEveryRow, rankRows } from './column.js';
import { corpusOf } from './corpus.js';
import { Postings } from './postings.js';
import { RANKS } from './rank.js';
import { upTo } from './up-to.js';

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
  readonly #columns: readonly Column[];
  readonly #rowCount: number;
  readonly #shortest: 1 | 3;
  /** Null until they are built: until then every row is scanned. */
  #postings: readonly Postings[] = [];
  #everyRow: Rows | null = null;
  /** The triples made of two frequent pairs. Without them a query like "하다," would have to scan half of the rows. */
  #frequentTriples: Postings | null = null;

  /**
   * Patterns of fewer than `shortest` symbols are not found. An index with 3 takes less memory than one with 1. `later`
   * defers the postings until `make` is called; without them a query finds the same, in some milliseconds.
   */
  constructor(
    columns: readonly Column[],
    rowCount: number,
    { shortest = 1, later = false }: { readonly shortest?: 1 | 3; readonly later?: boolean } = {},
  ) {
    if (rowCount > ROWS_MAX) throw new RangeError(`${rowCount} rows are more than the ${ROWS_MAX} that fit`);
    this.#columns = columns;
    this.#rowCount = rowCount;
    this.#shortest = shortest;
    if (!later) this.make();
  }

  /** Builds the postings, once. */
  make(): void {
    if (this.#postings.length > 0) return;
    this.#everyRow = null;
    const rowCount = this.#rowCount;
    const corpus = corpusOf(this.#columns, rowCount);
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
    if (this.#postings.length === 0) {
      if (pattern.symbols.length < this.#shortest) return NOWHERE;
      this.#everyRow ??= upTo(this.#rowCount);
      return this.#sift(this.#everyRow, pattern);
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
    const ranks = new Uint16Array(rows.length).fill(RANKS);
    for (const column of this.#columns) rankRows(column, rows, pattern, ranks);
    return ranks;
  }

  /** The best rank of the pattern in every row. */
  #ranksOfAll(pattern: Pattern): Uint16Array {
    const ranks = new Uint16Array(this.#rowCount).fill(RANKS);
    for (const column of this.#columns) rankEveryRow(column, pattern, ranks);
    return ranks;
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
    const ranks = rows === this.#everyRow ? this.#ranksOfAll(pattern) : this.ranks(rows, pattern);
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
