import type { Rows } from './column.js';
import type { Corpus } from './corpus.js';
import { countingSort } from './counting-sort.js';
import { rankAt } from './rank.js';

/** The number of consecutive symbols of a gram. More than three do not fit into the 53 bits of a number. */
export type GramSize = 1 | 2 | 3;

/** Checks whether the gram that begins at `at` gets postings. */
type SymbolPredicate = (symbols: Uint16Array, index: number) => boolean;

/**
 * The rows of every gram, each once, **already ranked**: by the gram's best rank in the row, then by row. A query that
 * is itself a gram is answered by its rows.
 */
export class Postings {
  readonly size: GramSize;
  /** Ascending. */
  readonly #grams: Uint32Array | Float64Array;
  /** The rows of the gram in `slot` are `rows[#starts[slot]]` to `rows[#starts[slot + 1]]`. */
  readonly #starts: Uint32Array;
  readonly rows: Rows;

  /**
   * Each loop is a function of its own. Most of the time of a first build passes before and during the compilation of
   * these functions, and one function with all loops would take longer to compile than to run.
   */
  constructor(corpus: Corpus, rowCount: number, size: GramSize, wanted: SymbolPredicate = () => true) {
    const order = ranked(corpus, size, wanted);
    const { grams, starts, rows } = eachRowOnce(corpus, order, rowCount, size);
    this.size = size;
    this.#grams = size < 3 ? new Uint32Array(grams) : new Float64Array(grams);
    this.#starts = new Uint32Array(starts);
    this.rows = rows;
  }

  /**
   * The half-open range in `rows` of the gram that begins at `at`, or of those that differ from it in a last symbol up
   * to `until`. For one gram each row is there once; for several a row may be repeated.
   */
  placeOf(symbols: Uint16Array, index: number, until: number): [start: number, end: number] {
    const gram = gramAt(symbols, index, this.size);
    const slot = this.#firstSlotFrom(gram);
    const others = until - symbols[index + this.size - 1]!;
    const end = others > 0 ? this.#firstSlotFrom(gram + others + 1) : slot + Number(this.#grams[slot] === gram);
    return [this.#starts[slot]!, this.#starts[end]!];
  }

  #firstSlotFrom(gram: number): number {
    let low = 0;
    let high = this.#grams.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#grams[middle]! < gram) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Checks whether the gram at a place in symbols is in more than `limit` rows. */
  moreThan(limit: number): SymbolPredicate {
    const frequent = new Set<number>();
    this.#grams.forEach((gram, slot) => {
      if (this.#starts[slot + 1]! - this.#starts[slot]! > limit) frequent.add(gram);
    });
    return (symbols, index) => frequent.has(gramAt(symbols, index, this.size));
  }
}

function gramAt(symbols: Uint16Array, index: number, size: GramSize): number {
  let gram = 0;
  for (let i = 0; i < size; i++) gram = gram * 0x10000 + symbols[index + i]!;
  return gram;
}

/** The places where the wanted grams begin: by gram, then rank, then row. */
function ranked(corpus: Corpus, size: GramSize, wanted: SymbolPredicate): Uint32Array {
  const { symbols } = corpus;
  const places = placesOf(corpus, size, wanted);
  // Each sort is stable, and keeps the order of the one before among equals.
  let order = countingSort(places, ranksOf(corpus, size));
  for (let i = size - 1; i >= 0; i--) order = countingSort(order, symbols.subarray(i));
  return order;
}

/** The places where the wanted grams begin, in the order of rows. */
function placesOf({ symbols, left }: Corpus, size: GramSize, wanted: SymbolPredicate): Uint32Array {
  const places = new Uint32Array(symbols.length);
  let count = 0;
  for (let index = 0; index < left.length; index++) {
    if (left[index]! >= size && wanted(symbols, index)) places[count++] = index;
  }
  return places.subarray(0, count);
}

/** The rank of the gram of this size that begins at each place. */
function ranksOf({ position, left, penalty }: Corpus, size: GramSize): Uint16Array {
  const ranks = new Uint16Array(position.length);
  for (let index = 0; index < ranks.length; index++) {
    ranks[index] = rankAt(position[index]!, position[index] === 0 && left[index] === size, penalty[index]!);
  }
  return ranks;
}

/** The grams, and the rows of each. */
function eachRowOnce({ symbols, row }: Corpus, order: Uint32Array, rowCount: number, size: GramSize) {
  const grams: number[] = [];
  const starts: number[] = [];
  const rows = rowCount <= 0x10000 ? new Uint16Array(order.length) : new Uint32Array(order.length);
  const latestSlot = new Int32Array(rowCount).fill(-1);
  let count = 0;
  let slot = -1;
  for (let i = 0; i < order.length; i++) {
    const gram = gramAt(symbols, order[i]!, size);
    if (slot < 0 || gram !== grams[slot]) {
      slot = grams.push(gram) - 1;
      starts.push(count);
    }
    const current = row[order[i]!]!;
    // A row with a repeated gram is there already, with its better rank.
    if (latestSlot[current] === slot) continue;
    latestSlot[current] = slot;
    rows[count++] = current;
  }
  starts.push(count);
  return { grams, starts, rows: rows.slice(0, count) };
}
