import { type Column, type Rows, rankRows } from './column.js';
import { Postings } from './postings.js';
import { RANKS, shownRank } from './rank.js';

/** The part of the hits that a page shows: whole numbers from 0. */
export type Window = { readonly offset: number; readonly limit: number };

/** `row` counts in the order of the columns, where the higher id comes first. */
export type Found = { readonly total: number; readonly hits: readonly { row: number; rank: number }[] };

const NOTHING: Found = { total: 0, hits: [] };

/** A pair is frequent when more than one row in so many has it. */
const FREQUENT = 64;

/**
 * Hits are sorted as one number each, rank and row together, and numbers of 32 bits sort five times as fast as longer
 * ones.
 */
const MOST_ROWS = Math.floor(2 ** 32 / RANKS);

/**
 * Finds a query anywhere in any of some columns, best rank first.
 *
 * It knows no word, field or language, only rows of symbols. A further way to read words (a key in which like sounds
 * are equal, initial consonants) is one more index over columns of that reading, asked with the query read the same
 * way.
 */
export class GramIndex {
  readonly #columns: readonly Column[];
  readonly #rowCount: number;
  readonly #singles: Postings;
  readonly #pairs: Postings;
  /** Only those made of two frequent pairs: without them a query like "하다," would have to look at half the rows. */
  readonly #triples: Postings;

  constructor(columns: readonly Column[], rowCount: number) {
    if (rowCount > MOST_ROWS) throw new RangeError(`${rowCount} rows are more than the ${MOST_ROWS} that fit`);
    this.#columns = columns;
    this.#rowCount = rowCount;
    this.#singles = new Postings(columns, rowCount, 1);
    this.#pairs = new Postings(columns, rowCount, 2);
    const frequent = this.#pairs.moreThan(rowCount / FREQUENT);
    this.#triples = new Postings(
      columns,
      rowCount,
      3,
      (symbols, at) => frequent(symbols, at) && frequent(symbols, at + 1),
    );
  }

  /** `text` is not empty and is read the way the columns are. */
  find(text: string, window: Window): Found {
    const query = new Uint16Array(text.length);
    for (let i = 0; i < text.length; i++) query[i] = text.charCodeAt(i);

    const rarest = this.#rarestGram(query);
    if (!rarest) return NOTHING;
    const rows = rarest.postings.rowsOf(rarest.slot);
    return rarest.postings.size === query.length ? this.#readOff(rows, query, window) : this.#sift(rows, query, window);
  }

  /**
   * The query's rarest gram, of equals the longest; every hit has it. Undefined when a gram of the query is nowhere,
   * and so the query neither.
   */
  #rarestGram(query: Uint16Array): { postings: Postings; slot: number } | undefined {
    let rarest: { postings: Postings; slot: number } | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    for (const postings of query.length === 1 ? [this.#singles] : [this.#pairs, this.#triples]) {
      for (let at = 0; at <= query.length - postings.size; at++) {
        const slot = postings.slotAt(query, at);
        if (slot < 0 && postings !== this.#triples) return undefined;
        if (slot < 0 || postings.count(slot) > fewest) continue;
        fewest = postings.count(slot);
        rarest = { postings, slot };
      }
    }
    return rarest;
  }

  /** The rows of a gram are its ranked hits, so a page is read off where it lies. */
  #readOff(rows: Rows, query: Uint16Array, { offset, limit }: Window): Found {
    const page = rows.subarray(offset, offset + limit);
    const ranks = this.#ranks(page, query);
    const hits = [];
    for (let i = 0; i < page.length; i++) hits.push({ row: page[i]!, rank: shownRank(ranks[i]!) });
    return { total: rows.length, hits };
  }

  /** Sorts those of the rows that have the whole query. */
  #sift(rows: Rows, query: Uint16Array, { offset, limit }: Window): Found {
    const ranks = this.#ranks(rows, query);
    const found = new Uint32Array(rows.length);
    let total = 0;
    for (let i = 0; i < rows.length; i++) {
      if (ranks[i]! < RANKS) found[total++] = ranks[i]! * this.#rowCount + rows[i]!;
    }
    const sorted = found.subarray(0, total).sort();

    const hits = [];
    for (let i = offset; i < Math.min(offset + limit, total); i++) {
      const row = sorted[i]! % this.#rowCount;
      hits.push({ row, rank: shownRank((sorted[i]! - row) / this.#rowCount) });
    }
    return { total, hits };
  }

  /** The best rank of the query in each of the rows; `RANKS` where it is not. */
  #ranks(rows: Rows, query: Uint16Array): Uint16Array {
    const ranks = new Uint16Array(rows.length).fill(RANKS);
    for (const column of this.#columns) rankRows(column, rows, query, ranks);
    return ranks;
  }
}
